import CollectionEngine
import TestSupport
import Testing

@testable import SpringboardEngine

@Suite("The library")
struct LibraryPresentationTests {
  private var harness: SpringboardHarness

  /// 40 applications in two categories, and the library at rest.
  init() {
    harness = SpringboardHarness(.withCategories, presentations: .pagesAndLibrary)
    harness.send(.catalogue(.named(40, inCategories: ["Game", "Office", ""])))
    harness.send(.shown)
    harness.send(.act(.makeFolder("d")))
    harness.send(.act(.present("library")))
    harness.rest()
    harness.forgetEffects()
  }

  private var flow: Pane { harness.springboard.main.view.layout.grid }
  private var offset: Double { flow.content.contentOffset(at: harness.now).y }

  private var launched: [ItemID] {
    harness.effects.compactMap { if case .launching(.launch(let id, _)) = $0 { id } else { nil } }
  }

  private func headers() -> [String: Rect] {
    let pairs = harness.scene.elements.compactMap { element -> (String, Rect)? in
      if case .header(let title, _) = element.kind { (title, element.frame) } else { nil }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test("Sections are categories in the order of their titles, and Other comes last")
  func sectionsAreCategoriesInTheOrderOfTheirTitlesAndOtherComesLast() {
    #expect(flow.sections.map(\.title) == ["Games", "Office", "Other"])
    #expect(flow.sections[0].items.prefix(3).map(\.id) == ["a", "d", "g"])
  }

  @Test("Applications in folders stand on their own")
  func applicationsInFoldersStandOnTheirOwn() {
    #expect(flow.holds("d") && flow.holds("e"))
    #expect(harness.springboard.board.folder(called: "folder-1") != nil)
    #expect(!flow.holds("folder-1"))
  }

  @Test("The wheel scrolls freely, and the header is pinned")
  mutating func theWheelScrollsFreelyAndTheHeaderIsPinned() throws {
    let top = try #require(headers()["Games"]).minY
    harness.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120)))
    harness.rest()
    #expect(offset > 0 && offset < 100)
    let header = try #require(headers()["Games"])
    #expect(header.minY == top)
  }

  @Test("A fling decelerates, and a touch stops it")
  mutating func aFlingDeceleratesAndATouchStopsIt() {
    for step in 0...10 {
      harness.pointer(step == 0 ? .down : .move, 400, 350 - Double(step) * 20)
      harness.skip(0.01)
    }
    harness.pointer(.up, 400, 150)
    let released = offset
    harness.wait(0.1)
    let moving = offset
    #expect(moving > released)
    harness.pointer(.down, 400, 200)
    harness.wait(0.3)
    #expect((offset - moving).magnitude < 30)
    harness.pointer(.up, 400, 200)
    harness.rest()
    #expect(launched == [], "the touch only stops it")
  }

  @Test("The touchpad scrolls and comes to rest between the ends")
  mutating func theTouchpadScrollsAndComesToRestBetweenTheEnds() {
    for _ in 0..<10 {
      harness.send(.scroll(ScrollSample(kind: .smooth, dx: 0, dy: -30)))
      harness.skip(0.01)
    }
    #expect(offset < 0, "a rubber band gives way at the start")
    harness.send(.scroll(ScrollSample(kind: .end, dx: 0, dy: 0)))
    harness.rest()
    #expect(offset == 0)
  }

  @Test("Arrow keys scroll the focus into view")
  mutating func arrowKeysScrollTheFocusIntoView() throws {
    for _ in 0..<5 { harness.send(.key(.down)) }
    harness.rest()
    let focus = try #require(harness.springboard.main.view.focusedItem)
    let icon = try #require(harness.icon(focus))
    #expect(icon.state.isFocused && offset > 0)
    #expect(flow.frame.minY + 48 <= icon.frame.minY && icon.frame.maxY <= flow.frame.maxY)
  }

  @Test("Page keys scroll by a frame, and End goes to the end")
  mutating func pageKeysScrollByAFrameAndEndGoesToTheEnd() {
    harness.send(.key(.pageDown))
    harness.rest()
    #expect((offset - 0.9 * flow.frame.height).magnitude <= 1)
    harness.send(.key(.end))
    harness.rest()
    #expect(offset == flow.layout.contentBounds.maxY - flow.frame.maxY)
    harness.send(.key(.home))
    harness.rest()
    #expect(offset == 0)
  }

  @Test("Page keys and End move the focus through the library, and say where it is")
  mutating func pageKeysMoveTheFocus() throws {
    harness.send(.key(.right))
    let first = try #require(harness.springboard.main.view.focusedItem)
    harness.forgetEffects()
    harness.send(.key(.pageDown))
    harness.rest()
    let next = try #require(harness.springboard.main.view.focusedItem)
    #expect(next != first && harness.effects.contains(.announce(.focus(next))))
    let icon = try #require(harness.icon(next))
    #expect(flow.frame.minY <= icon.frame.minY && icon.frame.maxY <= flow.frame.maxY)
    harness.send(.key(.end))
    harness.rest()
    #expect(harness.springboard.main.view.focusedItem == flow.sections.last?.items.last?.id)
    harness.send(.key(.pageUp))
    harness.send(.key(.home))
    harness.rest()
    #expect(harness.springboard.main.view.focusedItem == first && offset == 0)
  }

  @Test("A tap opens an application, and a long press leads back to the pages")
  mutating func aTapOpensAndALongPressLeadsBackToThePages() throws {
    harness.tap("g")
    #expect(launched == ["g"])
    let center = try #require(harness.icon("g")).frame.center
    harness.pointer(.down, center.x, center.y)
    harness.wait(0.6)
    #expect(harness.springboard.main.view.mode.drag?.leader == "g")
    #expect(harness.springboard.main.view.layout.grid.isArrangeable, "the pages are there to drop it on")
  }

  @Test("Opening a folder leads back to the pages")
  mutating func openingAFolderLeadsBackToThePages() {
    harness.send(.act(.openFolder("folder-1")))
    harness.rest()
    #expect(harness.springboard.main.view.layout.front.id == .folder("folder-1"))
    #expect(harness.springboard.main.view.layout.grid.holds("folder-1"))
  }

  @Test("Tiles that are mostly covered cannot be touched")
  mutating func tilesThatAreMostlyCoveredCannotBeTouched() {
    harness.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120)))
    harness.rest()
    for element in harness.scene.elements where element.kind.traits.reading == .application {
      #expect((element.touch == nil) == (element.alpha < 0.5), "\(element)")
    }
  }

  /// Leaves the flow scrolled beyond its start by a touchpad that has not been let go.
  private mutating func pull() {
    harness.send(.scroll(ScrollSample(kind: .smooth, dx: 0, dy: -120)))
    #expect(offset < 0)
  }

  @Test("A key releases what a touchpad holds")
  mutating func aKeyReleasesWhatATouchpadHolds() {
    pull()
    harness.send(.act(.screen(0)))
    harness.send(.scroll(ScrollSample(kind: .end, dx: 0, dy: 0)))
    harness.rest()
    #expect(offset == 0 && !flow.content.isHeld)
  }

  @Test("Hiding releases what a touchpad holds")
  mutating func hidingReleasesWhatATouchpadHolds() {
    pull()
    harness.send(.hidden)
    #expect(offset == 0 && !flow.content.isHeld)
  }

  @Test("The focus does not stay on an item that is scrolled away")
  mutating func theFocusDoesNotStayOnAnItemThatIsScrolledAway() {
    harness.send(.key(.right))
    #expect(harness.springboard.main.view.focus == "a")
    for _ in 0..<20 { harness.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120))) }
    #expect(harness.springboard.main.view.focus == nil)
  }

  @Test("Labels keep their position at rest while the content moves")
  mutating func labelsKeepTheirPositionAtRestWhileTheContentMoves() throws {
    harness.send(.key(.pageDown))
    harness.wait(0.05)
    let first = rests()
    harness.wait(0.05)
    let second = rests()
    let common = Set(first.keys).intersection(second.keys)
    #expect(!common.isEmpty && common.allSatisfy { first[$0] == second[$0] })
    #expect(second.values.allSatisfy { flow.frame.minY <= $0.minY && $0.maxY <= flow.frame.maxY })
  }

  private func rests() -> [ItemID: Rect] {
    let labels = harness.scene.elements.compactMap { element in
      element.kind.namedItem.flatMap { flow.holds($0) ? ($0, element.rest) : nil }
    }
    return Dictionary(uniqueKeysWithValues: labels)
  }
}
