import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Scrolled content")
struct ScrolledContentTests {
  private var harness: SpringboardHarness

  /// 60 applications in three categories, whose names all begin with “App”.
  init() {
    harness = SpringboardHarness(.withCategories, presentations: .pagesAndLibrary)
    var applications = [AppItem].named(60, inCategories: ["Game", "Office", ""])
    for index in applications.indices { applications[index].name = "App \(index)" }
    harness.send(.catalogue(applications))
    harness.send(.shown)
    harness.rest()
  }

  private var view: View { harness.springboard.main.view }
  private var pane: Pane { view.layout.results ?? view.layout.grid }

  /// The elements that scroll, and the part of each that is visible.
  private var visible: [(element: Scene.Element, part: Rect?)] {
    harness.scene.elements.compactMap { element in
      let isScrolled =
        switch element.kind {
        case .icon(let id), .label(let id): pane.holds(id)
        case .header, .backdrop: true
        default: false
        }
      return isScrolled ? (element, element.clip.map(element.frame.intersection) ?? element.frame) : nil
    }
  }

  /// Scrolls by a part of the height of a tile.
  private mutating func scroll() {
    harness.send(.scroll(ScrollSample(kind: .smooth, dx: 0, dy: 23)))
    harness.skip(0.05)
  }

  @Test("Nothing is visible beyond the pane", arguments: [false, true])
  mutating func nothingIsVisibleBeyondThePane(isSearching: Bool) {
    harness.send(isSearching ? .search("app") : .act(.present("library")))
    harness.rest()
    var cuts = 0
    for _ in 0..<60 {
      scroll()
      for (element, part) in visible {
        guard let part else { continue }
        #expect(pane.frame.minY <= part.minY && part.maxY <= pane.frame.maxY, "\(element)")
        if let touch = element.touch, element.clip != nil {
          #expect(pane.frame.minY <= touch.minY && touch.maxY <= pane.frame.maxY, "\(element)")
        }
        if part != element.frame { cuts += 1 }
      }
    }
    #expect(cuts > 20)
  }

  /// So its corners are round at its ends only.
  @Test("The plate of a section is cut off and not shortened")
  mutating func thePlateOfASectionIsCutOffAndNotShortened() throws {
    harness.send(.act(.present("library")))
    harness.rest()
    let lengths = pane.layout.attributes(in: pane.layout.contentBounds).reduce(into: [Int: Double]()) {
      if case .decoration(.backdrop, let index) = $1.element { $0[index.section] = $1.frame.height }
    }
    #expect(lengths.count == 3)
    var seen: Set<Int> = []
    for _ in 0..<150 {
      scroll()
      let headers = harness.scene.elements.filter { $0.section != nil }
      for (element, part) in visible {
        guard case .backdrop(let section) = element.kind else { continue }
        #expect(element.frame.height == lengths[section])
        let top = headers.first { $0.section == section }?.frame.maxY ?? pane.frame.minY
        #expect(try #require(part).minY >= top, "it begins below the header, which is pinned")
        seen.insert(section)
      }
    }
    #expect(seen == [0, 1, 2])
  }
}

extension Scene.Element {
  /// The section whose header it is.
  fileprivate var section: Int? { if case .header(_, let section) = kind { section } else { nil } }
}
