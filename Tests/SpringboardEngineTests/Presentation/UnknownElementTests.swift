import CollectionEngine
import Testing

@testable import SpringboardEngine

/// Elements of a layout that the springboard does not know reach the host, and none of them ends the program.
@Suite struct UnknownElementTests {
  /// One cell, with views of its own kinds and headers of sections that do not exist.
  private struct Layout: CollectionLayout {
    let contentBounds = Rect(x: 0, y: 0, width: 400, height: 400)

    func attributes(in visible: Rect) -> [LayoutAttributes] {
      let elements: [LayoutElement] = [
        .cell(ItemIndex(section: 0, item: 0)), .header(section: 7), .header(section: -1), .footer(section: 0),
        .supplementary("ribbon", ItemIndex(section: 0, item: 0)), .decoration("stars", ItemIndex(section: 3, item: 9)),
      ]
      return elements.compactMap { attributes(for: $0, in: visible) }
    }

    func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
      LayoutAttributes(
        element: element, frame: Rect(x: 100, y: 100, width: 100, height: 100),
        transform: LayoutTransform(tilt: 0.1, translation: Point(x: 5, y: 0)))
    }
  }

  private struct Presentation: BoardPresentation {
    let name = "strange"
    func layout(of sections: [BoardSection], in content: PresentedContent) -> any CollectionLayout { Layout() }
  }

  @Test("Unknown kinds and sections reach the host")
  func unknownKindsAndSectionsReachTheHost() throws {
    var harness = SpringboardHarness(apps: 1, presentations: BoardPresentations(Presentation(), PagesPresentation()))
    harness.rest()
    let others = harness.scene.elements.filter { if case .other = $0.kind { true } else { false } }
    #expect(
      others.map(\.kind) == [
        .other(.header(section: 7)), .other(.header(section: -1)), .other(.footer(section: 0)),
        .other(.supplementary("ribbon", ItemIndex(section: 0, item: 0))),
        .other(.decoration("stars", ItemIndex(section: 3, item: 9))),
      ])
    let ribbon = try #require(others.last)
    #expect(ribbon.frame == Rect(x: 105, y: 100, width: 100, height: 100) && ribbon.tilt == 0.1)
    #expect(try #require(harness.icon("a")).tilt == 0.1)
  }
}
