import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Moving in the library")
struct LibraryTests {
  private var harness = Self.harness()

  /// 60 applications in three categories, or in letters, and the pages at rest.
  private static func harness(
    sortedBy order: LibraryPreferences.Order = .category, viewport: Size = Size(width: 800, height: 480)
  ) -> SpringboardHarness {
    let preferences = Preferences.withCategories.with { $0.configured.library.order = order }
    var harness = SpringboardHarness(
      preferences, viewport: Viewport(size: viewport), presentations: .pagesAndLibrary)
    var applications = [AppItem].named(60, inCategories: ["Game", "Office", ""])
    // Names that begin with different letters.
    for index in applications.indices { applications[index].name = applications[index].id.text }
    harness.send(.catalogue(applications))
    harness.send(.shown)
    harness.rest()
    harness.forgetEffects()
    return harness
  }

  private var view: View { harness.springboard.main.view }
  private var flow: Pane { view.layout.grid }
  private var isInLibrary: Bool { view.layout.isShowingLibrary }
  private var topSection: String? { flow.content.topSection(of: flow.sections.count).map { flow.sections[$0].title } }

  private mutating func send(_ input: Input) {
    harness.send(input)
    harness.rest()
  }

  @Test("A key and a button lead there and back")
  mutating func aKeyAndAButtonLeadThereAndBack() {
    send(.act(.screen(2)))
    send(.key(.library))
    #expect(isInLibrary)
    send(.key(.library))
    #expect(!isInLibrary && harness.scene.screen == 2)
    harness.tap(.button(.library))
    harness.rest()
    #expect(isInLibrary && harness.element(.button(.library)) == nil)
    harness.tap(.button(.pages))
    harness.rest()
    #expect(!isInLibrary && harness.scene.screen == 2)
  }

  /// A picture is drawn for each size of an icon, and for each size and place of a name. A name at the lower edge has a third
  /// place, because it fades there at rest.
  @Test("On the way there, icons and names are drawn for the two ends only")
  mutating func onTheWayThereIconsAndNamesAreDrawnForTheTwoEndsOnly() {
    struct Look: Hashable {
      let kind: Scene.Kind
      let size: Size
      let place: Rect?
    }
    harness.send(.key(.library))
    var looks: Set<Look> = []
    while harness.scene.next == .nextFrame {
      harness.wait(0.02)
      for element in harness.scene.elements where element.alpha > 0 {
        switch element.kind {
        case .icon: looks.insert(Look(kind: element.kind, size: element.rest.size, place: nil))
        case .label: looks.insert(Look(kind: element.kind, size: element.frame.size, place: element.rest))
        default: continue
        }
      }
    }
    let counts = Dictionary(grouping: looks, by: \.kind).mapValues(\.count)
    #expect(counts.count > 20)
    for (kind, count) in counts { #expect(count <= 3, "\(looks.filter { $0.kind == kind })") }
    #expect(counts.values.contains(2), "the two ends differ")
  }

  @Test("The wheel with Ctrl leads there and back")
  mutating func theWheelWithCtrlLeadsThereAndBack() {
    let (away, back) = (
      ScrollSample(kind: .notches, dx: 0, dy: 120, zooms: true),
      ScrollSample(kind: .notches, dx: 0, dy: -120, zooms: true)
    )
    send(.scroll(back))
    #expect(!isInLibrary, "the pages are as near as it gets")
    harness.wait(1)
    send(.scroll(away))
    #expect(isInLibrary)
    harness.wait(1)
    send(.scroll(away))
    #expect(isInLibrary && flow.content.contentOffset(at: harness.now).y == 0, "it does not scroll")
    harness.wait(1)
    send(.scroll(back))
    #expect(!isInLibrary)
  }

  @Test("Escape closes what is in front and then the library")
  mutating func escapeClosesWhatIsInFrontAndThenTheLibrary() {
    send(.key(.library))
    send(.search("a"))
    send(.key(.escape))
    #expect(isInLibrary && view.search == nil)
    send(.key(.escape))
    #expect(!isInLibrary && harness.effects.allSatisfy { $0 != .hide })
  }

  @Test("A tap beside the tiles leads back")
  mutating func aTapBesideTheTilesLeadsBack() {
    send(.key(.library))
    harness.pointer(.down, 2, 2)
    harness.pointer(.up, 2, 2)
    harness.rest()
    #expect(!isInLibrary)
  }

  @Test("Hiding leads back")
  mutating func hidingLeadsBack() {
    send(.key(.library))
    send(.hidden)
    #expect(!isInLibrary)
  }

  @Test("Arrow keys with Ctrl move by section")
  mutating func ctrlArrowsMoveBySection() {
    send(.key(.library))
    for title in ["Office", "Other", "Other"] {
      send(.key(.nextSection))
      #expect(topSection == title)
      let section = flow.sections.first { $0.title == title }
      #expect(view.focusedItem == section?.items.first?.id)
    }
    for title in ["Office", "Games", "Games"] {
      send(.key(.previousSection))
      #expect(topSection == title)
    }
    #expect(flow.content.contentOffset(at: harness.now).y == 0)
  }

  @Test("A header opens a picker of sections")
  mutating func aHeaderOpensAPickerOfSections() throws {
    send(.key(.library))
    harness.tap(.header("Games", section: 0))
    harness.rest()
    #expect(harness.menuEntries.map(\.wording) == [.words("Games"), .words("Office"), .words("Other")])
    send(.key(.down))
    send(.key(.activate))
    #expect(topSection == "Office" && !view.layers.menu.isModal)
  }

  @Test("A pull beyond the start opens the search", arguments: [(50, false), (80, true)])
  mutating func aPullBeyondTheStartOpensTheSearch(distance: Double, opens: Bool) {
    send(.key(.library))
    let start = flow.frame.center
    harness.pointer(.down, start.x, start.y)
    for step in 1...10 {
      harness.skip(0.01)
      harness.pointer(.move, start.x, start.y + (distance + 10) * Double(step) / 10)
    }
    harness.pointer(.up, start.x, start.y + distance + 10)
    harness.rest()
    #expect((view.search != nil) == opens)
    #expect(isInLibrary && flow.content.contentOffset(at: harness.now).y == 0)
  }

  @Test("An unknown section is the nearest", arguments: [-1, 3, Int.max])
  mutating func anUnknownSectionIsTheNearest(section: Int) {
    send(.key(.library))
    send(.act(.showSection(section)))
    #expect(topSection == (section < 0 ? "Games" : "Other"))
  }

  @Test("A finger on the letters scrolls and shows a bubble")
  mutating func aFingerOnTheLettersScrollsAndShowsABubble() throws {
    harness = Self.harness(sortedBy: .name)
    send(.key(.library))
    let bar = try #require(flow.indexBar)
    func center(_ title: String) throws -> Point {
      try #require(bar.letters.first { $0.title == title }?.frame).center
    }
    let (start, end) = (try center("C"), try center("K"))
    harness.pointer(.down, start.x, start.y)
    harness.wait(0.2)
    harness.wait(0.2)
    #expect(harness.element(.indexBubble("C")) != nil)
    #expect(topSection == "C")
    for step in 1...20 {
      harness.skip(0.01)
      harness.pointer(.move, start.x, start.y + (end.y - start.y) * Double(step) / 20)
    }
    #expect(harness.element(.indexBubble("K")) != nil)
    #expect(topSection == "K")
    harness.pointer(.up, end.x, end.y)
    harness.rest()
    #expect(!harness.scene.elements.contains { if case .indexBubble = $0.kind { true } else { false } })
    #expect(topSection == "K" && harness.effects.isEmpty)
  }

  @Test("Escape ends a slide along the letters")
  mutating func escapeEndsASlideAlongTheLetters() throws {
    harness = Self.harness(sortedBy: .name)
    send(.key(.library))
    let start = try #require(flow.indexBar?.letters.compactMap(\.frame).last).center
    harness.pointer(.down, start.x, start.y)
    harness.wait(0.2)
    let section = topSection
    send(.key(.escape))
    harness.pointer(.move, start.x, 0)
    harness.rest()
    #expect(isInLibrary && topSection == section)
    #expect(!harness.scene.elements.contains { if case .indexBubble = $0.kind { true } else { false } })
  }

  @Test("At the end the last letter is the present one")
  mutating func atTheEndTheLastLetterIsThePresentOne() throws {
    harness = Self.harness(sortedBy: .name)
    send(.key(.library))
    send(.key(.end))
    let last = try #require(flow.indexBar?.letters.last)
    #expect(topSection != last.title)
    #expect(harness.element(.indexBar(last.title, section: last.section)) != nil)
  }

  @Test("The first pixel of the letters is the first section, and the last one is the end")
  mutating func theFirstPixelOfTheLettersIsTheFirstSectionAndTheLastIsTheEnd() throws {
    harness = Self.harness(sortedBy: .name)
    send(.key(.library))
    let bar = try #require(flow.indexBar)
    harness.pointer(.down, bar.frame.midX, bar.frame.maxY - 1)
    harness.rest()
    #expect(flow.content.contentOffset(at: harness.now).y == flow.layout.contentBounds.maxY - flow.frame.maxY)
    harness.pointer(.move, bar.frame.midX, bar.frame.minY)
    #expect(flow.content.contentOffset(at: harness.now).y == 0)
    harness.pointer(.cancel, bar.frame.midX, bar.frame.minY)
    harness.rest()
    #expect(harness.scene.next == .never)
  }

  @Test("A copy opens its application and is removed as one")
  mutating func aCopyOpensItsApplicationAndIsRemovedAsOne() throws {
    harness = Self.harness(viewport: Size(width: 800, height: 1200))
    var history = UsageHistory()
    history.learn(.launch("a", day: 100, .morning))
    harness.send(.usage(history, day: 100, .morning))
    send(.key(.library))
    let tiles = flow.sections.flatMap(\.items).map(\.id).filter { $0.application == "a" }
    #expect(tiles.count == 2)
    let copy = try #require(tiles.first { $0 != "a" })
    harness.tap(copy)
    #expect(harness.effects.compactMap(\.launched) == ["a"])
    harness.rest()
    send(.act(.remove("a")))
    #expect(harness.springboard.board.removed == ["a"])
    send(.act(.restore("a")))
    #expect(harness.springboard.board.removed == [])
  }

  @Test("The menu of a copy is that of the application")
  mutating func theMenuOfACopyIsThatOfTheApplication() throws {
    harness = Self.harness(viewport: Size(width: 800, height: 1200))
    var history = UsageHistory()
    history.learn(.launch("a", day: 100, .morning))
    harness.send(.usage(history, day: 100, .morning))
    try harness.openMenu(of: "a")
    let menu = harness.menu
    harness.send(.act(.menu(.close)))
    send(.key(.library))
    for tile in flow.sections.flatMap(\.items).map(\.id).filter({ $0.application == "a" }) {
      try harness.openMenu(of: tile)
      #expect(harness.menu == menu)
      send(.act(.menu(.close)))
    }
  }

  @Test("A removed application can be dragged to a page")
  mutating func aRemovedApplicationCanBeDraggedToAPage() throws {
    harness.send(.act(.remove("d")))
    send(.key(.library))
    let center = try #require(harness.icon("d")).frame.center
    harness.pointer(.down, center.x, center.y)
    harness.wait(0.6)
    #expect(!isInLibrary && view.mode.drag?.leader == "d")
    harness.rest(atMost: 1)
    let target = try #require(harness.icon("b")).frame.center
    harness.pointer(.move, target.x + 50, target.y)
    harness.wait(0.5)
    harness.pointer(.up, target.x + 50, target.y)
    harness.rest(atMost: 3)
    #expect(harness.springboard.board.removed == [])
    #expect(harness.springboard.board.pages[0].contains { $0.id == "d" })
  }

  /// With keys, and by Escape and one undo.
  @Test("A removed application is picked up by keys and put back")
  mutating func aRemovedApplicationIsPickedUpByKeysAndPutBack() throws {
    let board = harness.springboard.board
    send(.act(.remove("d")))
    let removed = harness.springboard.board
    send(.key(.library))
    harness.forgetEffects()
    send(.act(.drag(.pickUp("d"))))
    #expect(!isInLibrary && view.mode.drag?.leader == "d" && view.layout.isOnBoard("d") && view.layout.isInView("d"))
    send(.key(.escape))
    #expect(harness.springboard.board == removed && view.mode == .editing)
    #expect(!harness.effects.contains { if case .layout(.save) = $0 { true } else { false } })
    send(.act(.drag(.pickUp("d"))))
    send(.key(.left))
    send(.key(.activate))
    #expect(harness.springboard.board.removed == [])
    send(.act(.undo))
    #expect(harness.springboard.board == removed)
    send(.act(.undo))
    #expect(harness.springboard.board == board)
  }

  @Test("Escape puts back a removed application that a finger drags")
  mutating func escapePutsBackARemovedApplicationThatAFingerDrags() throws {
    send(.act(.remove("d")))
    let board = harness.springboard.board
    send(.act(.screen(1)))
    send(.key(.library))
    let center = try #require(harness.icon("d")).frame.center
    harness.pointer(.down, center.x, center.y)
    harness.wait(0.6)
    harness.rest(atMost: 1)
    #expect(view.mode.drag?.leader == "d" && harness.scene.screen == 1, "the page that was shown before")
    send(.key(.escape))
    #expect(harness.springboard.board == board)
  }

  @Test("Removing a removed application says nothing")
  mutating func removingARemovedApplicationSaysNothing() {
    send(.act(.remove("d")))
    send(.key(.library))
    send(.key(.edit))
    harness.forgetEffects()
    send(.act(.remove("d")))
    #expect(harness.effects == [])
  }

  @Test("A page is shown from the library")
  mutating func aPageIsShownFromTheLibrary() {
    #expect(harness.springboard.screenCount(of: .main) > 2)
    send(.key(.library))
    let count = harness.springboard.screenCount(of: .main)
    #expect(count > 2)
    send(.act(.screen(2)))
    #expect(!isInLibrary && harness.scene.screen == 2)
  }

  @Test("Without pages, the first page is the start of the library")
  mutating func withoutPagesTheFirstPageIsTheStartOfTheLibrary() {
    harness.send(.presentations(.library))
    send(.key(.end))
    #expect(flow.restingOffset.y > 0)
    send(.act(.screen(0)))
    #expect(flow.restingOffset.y == 0)
  }

  /// A second finger makes the pull a pinch; the compositor cancels it.
  @Test("An unfinished pull opens no search", arguments: [true, false])
  mutating func anUnfinishedPullOpensNoSearch(byPinch: Bool) {
    send(.key(.library))
    harness.pointer(.down, 400, 150)
    for y in stride(from: 160.0, through: 300, by: 10) {
      harness.skip(0.01)
      harness.pointer(.move, 400, y)
    }
    if byPinch {
      harness.pointer(.down, 500, 300, pointer: 2)
      for x in stride(from: 510.0, through: 700, by: 10) { harness.pointer(.move, x, 300, pointer: 2) }
      harness.pointer(.up, 700, 300, pointer: 2)
      harness.pointer(.up, 400, 300)
    } else {
      harness.pointer(.cancel, 400, 300)
    }
    harness.rest()
    #expect(view.search == nil)
    #expect(harness.scene.next == .never)
  }

  @Test("The picker of sections is below the title", arguments: [false, true])
  mutating func thePickerOfSectionsIsBelowTheTitle(isRightToLeft: Bool) throws {
    harness.send(.preferences(.withCategories.with { $0.session.rightToLeft = isRightToLeft }))
    send(.key(.library))
    let header = try #require(
      harness.scene.elements.first { if case .header = $0.kind { true } else { false } }?.frame)
    harness.pointer(.down, header.midX, header.midY)
    harness.pointer(.up, header.midX, header.midY)
    harness.rest()
    let menu = try #require(harness.element(.menu)?.frame)
    #expect(menu.minY >= header.maxY)
    #expect(isRightToLeft ? menu.maxX == header.maxX : menu.minX == header.minX)
  }

  @Test("A pinch can be caught halfway and turned back")
  mutating func aPinchCanBeCaughtHalfWayAndTurnedBack() {
    harness.movePinch(from: 2 * harness.halfPinch, to: harness.halfPinch)
    let buttons = [Scene.Button.library, .pages].compactMap { harness.element(.button($0)) }
    #expect(buttons.count == 2 && buttons.allSatisfy { $0.alpha < 1 }, "half way, each button is visible in part")
    harness.endPinch(harness.halfPinch)
    harness.wait(0.05)
    harness.movePinch(from: harness.halfPinch, to: 3 * harness.halfPinch)
    harness.endPinch(3 * harness.halfPinch)
    harness.rest()
    #expect(!isInLibrary)
  }

  @Test("A pinch on a touchpad leads to the library and back")
  mutating func aPinchOnATouchpadLeadsToTheLibraryAndBack() {
    pinchOnTouchpad(to: [0.9, 0.75])
    let buttons = [Scene.Button.library, .pages].compactMap { harness.element(.button($0)) }
    #expect(buttons.count == 2 && buttons.allSatisfy { $0.alpha < 1 }, "half way")
    pinchOnTouchpad(to: [0.5], isBeginning: false, ending: .end)
    harness.rest()
    #expect(isInLibrary)
    pinchOnTouchpad(to: [1.2, 1.5], ending: .end)
    harness.rest()
    #expect(!isInLibrary)
  }

  @Test("A small pinch on a touchpad goes back", arguments: [PinchSample.Phase.end, .cancel])
  mutating func aSmallPinchOnATouchpadGoesBack(ending: PinchSample.Phase) {
    pinchOnTouchpad(to: [0.95, 0.9, 0.9, 0.9], ending: ending)
    harness.rest()
    #expect(!isInLibrary)
  }

  /// A scale of zero or less, and an end without a beginning.
  @Test("An impossible pinch on a touchpad harms nothing", arguments: [-1, 0, 1e300, .infinity, .nan])
  mutating func anImpossiblePinchOnATouchpadHarmsNothing(scale: Double) {
    pinchOnTouchpad(to: [scale], ending: .end)
    harness.send(.pinch(PinchSample(phase: .end, scale: scale, center: .zero)))
    harness.rest()
    #expect(harness.scene.next == .never)
  }

  private mutating func pinchOnTouchpad(
    to scales: [Double], isBeginning: Bool = true, ending: PinchSample.Phase? = nil
  ) {
    func sample(_ phase: PinchSample.Phase, _ scale: Double) -> Input {
      .pinch(PinchSample(phase: phase, scale: scale, center: Point(x: 400, y: 200)))
    }
    if isBeginning { harness.send(sample(.begin, 1)) }
    for scale in scales {
      harness.skip(0.1)
      harness.send(sample(.move, scale))
    }
    if let ending { harness.send(sample(ending, scales.last ?? 1)) }
  }

  @Test("Nothing is awake in the library")
  mutating func nothingIsAwakeInTheLibrary() {
    send(.key(.library))
    #expect(harness.scene.next == .never)
  }
}
