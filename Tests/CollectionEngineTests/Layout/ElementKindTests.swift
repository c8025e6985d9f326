import CollectionEngine
import TestSupport
import Testing

@Suite("Kinds of supplementary and decoration views")
struct ElementKindTests {
  private static let price = LayoutElement.supplementary(.price, ItemIndex(0, 1))
  private static let frame = LayoutElement.decoration(.pictureFrame, ItemIndex(0, 0))
  private let screen = Rect(x: 0, y: 0, width: 100, height: 60)
  private let wall = PictureWall(width: 100)

  @Test("A kind is its name")
  func names() {
    #expect(ElementKind(stringLiteral: "header") == .sectionHeader)
    #expect(ElementKind(stringLiteral: "price") == .price)
    #expect(ElementKind.price != .sectionHeader)
    #expect("\(ElementKind.price)" == "price")
  }

  @Test("A layout has kinds of its own")
  func ownKinds() {
    #expect(wall.attributes(in: screen).map(\.element) == [Self.frame, .cell(ItemIndex(0, 1)), Self.price])
    #expect(wall.attributes(for: Self.price, in: screen)?.frame == Rect(x: 0, y: 40, width: 100, height: 20))
    #expect(wall.attributes(for: .supplementary(.pictureFrame, ItemIndex(0, 0)), in: screen) == nil)
  }

  @Test(
    "A flow layout has no elements of unknown kinds",
    arguments: [
      price, frame, .supplementary("footnote", ItemIndex(0, 0)), .decoration(.sectionHeader, ItemIndex(0, 0)),
      .supplementary(.shelf, ItemIndex(0, 0)),
    ])
  func unknownKinds(_ element: LayoutElement) {
    let layout = FlowLayout.small([5]) {
      $0.section.headerReferenceSize = Size(width: 0, height: 10)
      $0.section.shelfThickness = 5
    }
    #expect(layout.attributes(for: element, in: screen) == nil)
    #expect(layout.initialAttributes(for: element, in: screen) == nil)
    #expect(layout.finalAttributes(for: element, in: screen) == nil)
  }

  @Test("Elements of own kinds move if both layouts have them, and fade if only one has")
  func transitions() {
    func price(to layout: any CollectionLayout) -> LayoutAttributes? {
      LayoutTransition(
        from: .init(wall, contentOffset: .zero), to: .init(layout, contentOffset: .zero), progress: 0.25
      ).attributes(for: Self.price, in: screen)
    }
    #expect(price(to: PictureWall(width: 60))?.frame == Rect(x: 0, y: 40, width: 90, height: 20))
    #expect(price(to: PictureWall(width: 60))?.alpha == 1)
    #expect(price(to: FlowLayout.small([5]))?.frame == Rect(x: 0, y: 40, width: 100, height: 20))
    #expect(price(to: FlowLayout.small([5]))?.alpha == 0.5)
  }
}

extension ElementKind {
  fileprivate static let price: ElementKind = "price"
  fileprivate static let pictureFrame: ElementKind = "picture-frame"
}

/// A picture, which has a frame and a price.
private struct PictureWall: CollectionLayout {
  let width: Double

  var contentBounds: Rect { Rect(x: 0, y: 0, width: width, height: 60) }

  func attributes(in visible: Rect) -> [LayoutAttributes] {
    let index = ItemIndex(0, 1)
    return [.decoration(.pictureFrame, ItemIndex(0, 0)), .cell(index), .supplementary(.price, index)]
      .compactMap { attributes(for: $0, in: visible) }
  }

  func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    let frame: Rect? =
      switch element {
      case .decoration(.pictureFrame, ItemIndex(0, 0)): contentBounds
      case .cell(ItemIndex(0, 1)): Rect(x: 0, y: 0, width: width, height: 40)
      case .supplementary(.price, ItemIndex(0, 1)): Rect(x: 0, y: 40, width: width, height: 20)
      default: nil
      }
    return frame.map { LayoutAttributes(element: element, frame: $0) }
  }
}
