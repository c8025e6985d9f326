import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Searching")
struct SearchingTests {
  private var harness = Self.harness(["Files", "Firefox", "Calendar", "Calculator", "Mail", "Finder"])

  /// Three pages of two applications, whose ids are their names in lower case.
  private static func harness(_ names: [String], actions: [String: String] = [:]) -> SpringboardHarness {
    var harness = SpringboardHarness(.small)
    let items = names.map { name in
      var item = AppItem(id: .application(name.lowercased()), name: name)
      item.actions = actions[name].map { [AppItem.Action(id: "act", name: $0)] } ?? []
      return item
    }
    let pages = stride(from: 0, to: items.count, by: 2).map { items[$0..<min($0 + 2, items.count)].map(\.id) }
    harness.send(
      .board(Board(drawing: pages.map { $0.map(\.text).joined(separator: " ") }.joined(separator: " | "))))
    harness.send(.catalogue(items))
    harness.send(.shown)
    harness.rest()
    harness.forgetEffects()
    return harness
  }

  private var shown: [ItemID] {
    harness.scene.elements.compactMap { if case .icon(let id) = $0.kind, $0.touch != nil { id } else { nil } }
  }

  private var field: String? {
    harness.scene.elements.lazy.compactMap { if case .searchField(let text) = $0.kind { text } else { nil } }.first
  }

  private var focused: ItemID? { harness.springboard.main.view.focusedItem }

  private mutating func search(_ text: String) {
    harness.send(.search(text))
    harness.rest()
  }

  @Test("Results replace the pages, and the first one is marked")
  mutating func resultsReplaceThePagesAndTheFirstOneIsMarked() {
    search("fi")
    #expect(field == "fi")
    #expect(shown == ["files", "firefox", "finder"])
    #expect(focused == "files")
    #expect(harness.effects.contains(.search(.begin("fi"))))
    #expect(harness.effects.contains(.announce(.found(3, first: "files"))))
  }

  @Test("An empty text restores the page and the focus")
  mutating func anEmptyTextRestoresPageAndFocus() {
    harness.send(.act(.screen(1)))
    harness.rest()
    harness.send(.key(.right))
    let (before, focus) = (shown, focused)
    #expect(focus != nil)
    search("fi")
    search("")
    #expect(shown == before)
    #expect(focused == focus)
    #expect(harness.scene.screen == 1)
    #expect(field == nil)
    #expect(harness.effects.contains(.search(.end)))
  }

  @Test("Escape restores an open folder")
  mutating func escapeRestoresAnOpenFolder() throws {
    harness.send(.act(.makeFolder("files")))
    harness.rest()
    let folder = try #require(harness.springboard.board.everything.first { $0.isFolder }?.id)
    harness.send(.act(.openFolder(folder)))
    harness.rest()
    let before = shown
    search("cal")
    #expect(shown == ["calendar", "calculator"])
    harness.send(.key(.escape))
    harness.rest()
    #expect(shown == before)
    #expect(harness.springboard.main.view.layout.front.id == .folder(folder))
  }

  @Test("The pages stay until something is typed")
  mutating func thePagesStayUntilSomethingIsTyped() {
    harness.send(.key(.search))
    harness.rest()
    #expect(field == "")
    #expect(shown == ["files", "firefox"])
    harness.send(.key(.escape))
    harness.rest()
    #expect(field == nil)
  }

  @Test("A downward pull opens the field", arguments: [Point(x: 700, y: 100), Point(x: 100, y: 100)])
  mutating func aDownwardPullOpensTheField(start: Point) {
    pull(from: start, by: 50)
    #expect(field == nil)
    pull(from: start, by: 80)
    #expect(field == "")
    #expect(harness.effects == [.search(.begin(""))])
    #expect(harness.scene.screen == 0)
  }

  @Test("Nothing is pulled in edit mode or below a folder")
  mutating func nothingIsPulledInEditModeOrBelowAFolder() throws {
    harness.send(.key(.edit))
    pull(from: Point(x: 700, y: 100), by: 100)
    #expect(field == nil)
    harness.send(.key(.escape))
    harness.send(.act(.makeFolder("files")))
    harness.rest()
    let folder = try #require(harness.springboard.board.everything.first { $0.isFolder }?.id)
    harness.send(.act(.openFolder(folder)))
    pull(from: Point(x: 700, y: 100), by: 100)
    #expect(field == nil)
  }

  private mutating func pull(from start: Point, by distance: Double) {
    harness.pointer(.down, start.x, start.y)
    for step in 1...10 {
      harness.skip(0.01)
      harness.pointer(.move, start.x, start.y + distance * Double(step) / 10)
    }
    harness.pointer(.up, start.x, start.y + distance)
    harness.rest()
  }

  @Test("Icons on screen move to their places")
  mutating func iconsOnScreenMoveToTheirPlaces() throws {
    let start = try #require(harness.icon("firefox")?.frame)
    harness.send(.search("fire"))
    #expect(harness.icon("firefox")?.frame == start)
    harness.wait(0.1)
    let middle = try #require(harness.icon("firefox")?.frame)
    harness.rest()
    let end = try #require(harness.icon("firefox")?.frame)
    #expect(middle != start && middle != end && start != end)
  }

  @Test("Other icons grow")
  mutating func otherIconsGrow() throws {
    harness.send(.search("fin"))
    harness.wait(0.03)
    let early = try #require(harness.icon("finder"))
    harness.rest()
    let late = try #require(harness.icon("finder"))
    #expect(early.scale * early.alpha < 0.9 && late.scale == 1 && late.alpha == 1)
  }

  @Test("Enter opens the first result of the text typed by then")
  mutating func enterOpensTheFirstResultOfTheTextTypedByThen() {
    harness.send(.search("f"))
    harness.send(.search("fin"))
    harness.send(.key(.activate))
    #expect(harness.effects.compactMap(\.launched) == ["finder"])
    #expect(harness.effects.contains(.usage(.remember(choice: "finder", for: "fin"))))
  }

  @Test("Keys move the mark")
  mutating func keysMoveTheMark() {
    search("fi")
    harness.send(.key(.right))
    #expect(focused == "firefox")
    harness.send(.key(.nextStop))
    #expect(focused == "finder")
    harness.send(.key(.nextStop))
    #expect(focused == "files")
    harness.send(.key(.previousStop))
    #expect(focused == "finder")
    harness.send(.key(.activate))
    #expect(harness.effects.compactMap(\.launched) == ["finder"])
  }

  @Test("The mark returns to the first result with each text")
  mutating func theMarkReturnsToTheFirstResultWithEachText() {
    search("fi")
    harness.send(.key(.right))
    search("fin")
    #expect(focused == "finder")
    search("fi")
    #expect(focused == "files")
  }

  @Test("The menu is that of the tile")
  mutating func theMenuIsThatOfTheTile() throws {
    try harness.openMenu(of: "files")
    let menu = harness.menu
    harness.send(.act(.menu(.close)))
    harness.rest()
    search("file")
    harness.send(.key(.menu))
    #expect(harness.menu == menu && !menu.isEmpty)
  }

  @Test("A lifted result is dropped on a page")
  mutating func aLiftedResultIsDroppedOnAPage() throws {
    search("mail")
    let center = try #require(harness.icon("mail")?.frame.center)
    harness.pointer(.down, center.x, center.y)
    harness.wait(0.6)
    #expect(harness.springboard.main.view.mode.drag?.items == ["mail"])
    #expect(field == nil)
    harness.rest(atMost: 1)
    let target = try #require(harness.icon("firefox")?.frame.center)
    harness.pointer(.move, target.x + 50, target.y)
    harness.wait(0.5)
    harness.pointer(.up, target.x + 50, target.y)
    harness.rest(atMost: 3)
    #expect(harness.springboard.board.pages[0].map(\.id).contains("mail"))
  }

  @Test("A removed application is found in its section and can be put back")
  mutating func aRemovedApplicationIsFoundInItsSectionAndCanBePutBack() throws {
    harness.send(.act(.remove("mail")))
    harness.rest()
    search("ma")
    #expect(shown == ["mail"])
    #expect(harness.headers.contains("Removed from home screen"))
    harness.send(.act(.restore("mail")))
    harness.rest()
    #expect(harness.headers.contains("Applications"))
    #expect(!harness.headers.contains("Removed from home screen"))
  }

  @Test("Actions have a section and open their action")
  mutating func actionsHaveASectionAndOpenTheirAction() throws {
    harness = Self.harness(["Firefox", "Files"], actions: ["Firefox": "New Private Window"])
    search("private")
    let action = ItemID.action("act", of: "firefox")
    #expect(shown == ["firefox", action])
    #expect(harness.headers.contains("Actions"))
    harness.send(.key(.right))
    harness.send(.key(.down))
    harness.send(.key(.activate))
    #expect(
      harness.effects.contains { if case .launching(.launchAction("firefox", "act", _)) = $0 { true } else { false } })
  }

  @Test("It is said that nothing was found")
  mutating func nothingFoundIsSaid() {
    search("qqqq")
    #expect(harness.element(.nothingFound) != nil)
    #expect(harness.effects.contains(.announce(.found(0, first: nil))))
    harness.send(.key(.activate))
    #expect(harness.effects.allSatisfy { $0.launched == nil })
  }

  @Test("A text without letters finds nothing", arguments: [" ", "\u{301}", "\u{200B}"])
  mutating func aTextWithoutLettersFindsNothing(text: String) {
    search(text)
    #expect(shown == [])
    #expect(harness.element(.nothingFound) != nil)
  }

  @Test("New applications are found while searching")
  mutating func newApplicationsAreFoundWhileSearching() {
    search("fi")
    harness.send(.catalogue(["Files", "Fig"].map { AppItem(id: .application($0.lowercased()), name: $0) }))
    harness.rest()
    #expect(shown == ["files", "fig"])
  }

  /// A panel of the desktop's settings.
  @Test("A settings panel is found and opened, but is on no page")
  mutating func aSettingsPanelIsFoundAndOpenedButIsOnNoPage() {
    var panel = AppItem(id: "wifi", name: "Wi-Fi")
    panel.isSearchOnly = true
    harness.send(.catalogue([AppItem(id: "files", name: "Files"), panel]))
    harness.rest()
    #expect(!shown.contains("wifi") && !harness.springboard.board.applications.contains("wifi"))
    search("wi")
    #expect(shown == ["wifi"])
    harness.send(.act(.drag(.pickUp("wifi"))))
    #expect(harness.springboard.main.view.mode == .browsing)
    search("wi")
    harness.send(.key(.activate))
    #expect(harness.effects.contains { $0.launched == "wifi" })
  }

  @Test("Frequent use breaks ties")
  mutating func useBreaksTies() {
    harness.send(.usage(UsageHistory(launches: ["finder": Frecency(score: 9, day: 1)]), day: 2))
    search("fi")
    #expect(shown.first == "finder")
  }

  @Test("Hiding ends the search")
  mutating func hidingEndsTheSearch() {
    search("fi")
    harness.send(.hidden)
    harness.send(.shown)
    harness.rest()
    #expect(field == nil)
    #expect(shown == ["files", "firefox"])
  }

  @Test("A search at rest needs no wakes")
  mutating func aSearchAtRestNeedsNoWakes() {
    search("fi")
    #expect(harness.scene.next == .never)
    search("qqqq")
    #expect(harness.scene.next == .never)
  }

  @Test("Without animations results are there at once")
  mutating func withoutAnimationsResultsAreThereAtOnce() {
    var preferences = Preferences.small
    preferences.session.animates = false
    harness.send(.preferences(preferences))
    harness.send(.search("fi"))
    #expect(shown == ["files", "firefox", "finder"])
    #expect(harness.scene.next == .never)
  }

  @Test("Search is allowed on a locked board")
  mutating func searchIsAllowedOnALockedBoard() {
    harness.send(.restrictions(.locked))
    search("fi")
    #expect(shown == ["files", "firefox", "finder"])
    harness.pointer(.down, 100, 100)
    harness.wait(1)
    #expect(harness.springboard.main.view.mode == .browsing)
  }
}
