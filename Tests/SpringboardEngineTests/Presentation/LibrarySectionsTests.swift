import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("The sections of the library")
struct LibrarySectionsTests {
  private static let categories = FolderNames(
    byCategory: [
      "AudioVideo": "Sound and Video", "Audio": "Sound", "Video": "Videos", "Game": "Games", "Office": "Office",
      "Education": "Éducation",
    ], uncategorized: "Other")

  private var harness: SpringboardHarness

  init() { harness = Self.harness(sortedBy: .category) }

  private static func harness(sortedBy order: LibraryPreferences.Order, _ names: [String] = []) -> SpringboardHarness {
    let preferences = Preferences.small.with {
      $0.texts.folderNames = categories
      $0.configured.library.order = order
    }
    var harness = SpringboardHarness(
      preferences, viewport: Viewport(size: Size(width: 800, height: 2000)), presentations: .pagesAndLibrary)
    harness.send(
      .catalogue(names.isEmpty ? applications : names.map { AppItem(id: .application($0), name: $0) }))
    harness.send(.shown)
    return harness
  }

  private static let applications = [
    AppItem(id: "chess", name: "Chess", categories: ["Game"]),
    AppItem(id: "player", name: "Player", categories: ["AudioVideo", "Audio", "Video"]),
    AppItem(id: "recorder", name: "Recorder", categories: ["Audio"]),
    AppItem(id: "typing", name: "Typing Game", categories: ["Education", "Game"]),
    AppItem(id: "writer", name: "Writer", categories: ["Office"]),
    AppItem(id: "xterm", name: "XTerm", categories: ["Utility"]),
  ]

  private mutating func sections() -> [String] {
    harness.send(.act(.present("library")))
    harness.rest()
    let pane = harness.springboard.main.view.layout.grid
    return pane.sections.map { section in
      "\(section.title): \(section.items.map(\.id.application.text).joined(separator: " "))"
    }
  }

  @Test("An application is in each of its categories in the order of the locale")
  mutating func anApplicationIsInEachOfItsCategoriesInTheOrderOfTheLocale() {
    #expect(
      sections() == [
        "Éducation: typing", "Games: chess typing", "Office: writer", "Sound: recorder", "Sound and Video: player",
        "Other: xterm",
      ])
  }

  @Test("Copies have ids of their own")
  mutating func copiesHaveIdsOfTheirOwn() {
    _ = sections()
    let ids = harness.springboard.main.view.layout.grid.sections.flatMap(\.items).map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.filter { $0.application == "typing" }.count == 2)
  }

  @Test("A removed application is in the library")
  mutating func aRemovedApplicationIsInTheLibrary() {
    harness.send(.act(.remove("chess")))
    #expect(sections().contains("Games: chess typing"))
  }

  @Test("An application in the dock is in the library too")
  mutating func anApplicationInTheDockIsInBoth() throws {
    harness.send(.board(Board(drawing: "player\ndock: chess")))
    #expect(sections().contains("Games: chess typing"))
    let tiles = harness.scene.elements.compactMap { element in
      if case .icon(let id) = element.kind, id.application == "chess" { id } else { nil }
    }
    #expect(tiles.count == 2 && Set(tiles).count == 2)
  }

  @Test("The most used applications are suggested above all at this time of day")
  mutating func theMostUsedApplicationsAreSuggestedAboveAllAtThisTimeOfDay() {
    var history = UsageHistory()
    for _ in 0..<3 { history.learn(.launch("writer", day: 100, .morning)) }
    for _ in 0..<2 { history.learn(.launch("chess", day: 100, .evening)) }
    history.learn(.launch("gone", day: 100, .evening))
    harness.send(.usage(history, day: 100, .evening))
    #expect(sections().first == "Suggested: chess writer")
    harness.send(.act(.present("pages")))
    harness.rest()
    harness.send(.usage(history, day: 100, .morning))
    #expect(sections().first == "Suggested: writer chess")
  }

  @Test("A home screen that is a library suggests anew when it is shown")
  mutating func aHomeScreenThatIsALibrarySuggestsAnewWhenItIsShown() {
    harness.send(.presentations(.library))
    var history = UsageHistory()
    history.learn(.launch("writer", day: 100, .morning))
    harness.send(.usage(history, day: 100, .morning))
    harness.send(.hidden)
    harness.send(.shown)
    #expect(harness.springboard.main.view.layout.grid.sections.first?.items.map(\.id.application) == ["writer"])
  }

  @Test("Suggestions never fill more than a row")
  mutating func suggestionsNeverFillMoreThanARow() throws {
    var history = UsageHistory()
    harness = Self.harness(sortedBy: .category, (0..<40).map { "App \($0)" })
    for number in 0..<40 { history.learn(.launch(.application("App \(number)"), day: 100, .morning)) }
    harness.send(.usage(history, day: 100, .morning))
    let count = try #require(sections().first).split(separator: " ").count
    #expect(count > 3)
    let rows = harness.springboard.main.view.layout.grid.sections[0].items.compactMap {
      harness.icon($0.id)?.frame.minY
    }
    #expect(Set(rows).count == 1)
  }

  @Test("A launch of half a year ago is no longer suggested")
  mutating func aLaunchOfHalfAYearAgoIsNoLongerSuggested() {
    var history = UsageHistory()
    history.learn(.launch("writer", day: 100, .morning))
    harness.send(.usage(history, day: 280, .morning))
    #expect(sections().first?.hasPrefix("Éducation") == true)
  }

  @Test("Letters are the sections if the library is sorted by name")
  mutating func lettersAreSectionsIfItIsSortedByName() {
    harness = Self.harness(sortedBy: .name, ["zebra", "Äpfel", "apple", "Émile", "7-Zip", "éclair"])
    #expect(sections() == ["#: 7-Zip", "A: Äpfel apple", "E: éclair Émile", "Z: zebra"])
  }

  @Test("An empty catalogue has no sections")
  mutating func anEmptyCatalogueHasNoSections() {
    harness.send(.catalogue([]))
    #expect(sections() == [])
  }

  /// The library is not laid out again for changes while it is hidden, but shows them afterwards.
  @Test("Changes while the library is hidden are shown")
  mutating func changesWhileItIsHiddenAreShown() {
    _ = sections()
    harness.send(.act(.present("pages")))
    harness.rest()
    harness.send(.catalogue(Array(Self.applications.dropFirst())))
    #expect(sections().contains("Games: typing"))
  }

  @Test("Changes while the library is shown are shown")
  mutating func changesWhileItIsShownAreShown() {
    _ = sections()
    harness.send(.catalogue(Array(Self.applications.dropFirst())))
    #expect(sections().contains("Games: typing"))
  }
}
