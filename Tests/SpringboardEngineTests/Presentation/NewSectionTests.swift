import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("The section of the library for new applications")
struct NewSectionTests {
  private static let today = 20_000.0

  private var harness: SpringboardHarness

  init() { harness = Self.harness(sortedBy: .category) }

  private static func harness(sortedBy order: LibraryPreferences.Order) -> SpringboardHarness {
    let preferences = Preferences.small.with { $0.configured.library.order = order }
    var harness = SpringboardHarness(
      preferences, viewport: Viewport(size: Size(width: 800, height: 2000)), presentations: .pagesAndLibrary)
    harness.send(.catalogue(["Ape", "Bee", "Cat", "Dog"].map { AppItem(id: .application($0), name: $0) }))
    harness.send(.usage(UsageHistory(), day: today, .morning))
    harness.send(.shown)
    harness.send(.act(.present("library")))
    harness.rest()
    return harness
  }

  /// Installs applications this many days ago.
  private mutating func install(_ ages: [ItemID: Double]) {
    harness.send(.installations(Installations(ages.mapValues { .init(firstSeen: Self.today - $0) })))
  }

  private var sections: [String] {
    harness.springboard.main.view.layout.grid.sections.map { section in
      "\(section.title): \(section.items.map(\.id.application.text).joined(separator: " "))"
    }
  }

  private var new: String? { sections.first { $0.hasPrefix("New: ") } }

  @Test("There is none if no application is new")
  mutating func empty() {
    #expect(sections == ["Other: Ape Bee Cat Dog"])
    install(["unknown": 1])
    #expect(sections == ["Other: Ape Bee Cat Dog"])
  }

  @Test("The newest applications come first, and those of a day in the order of their names")
  mutating func order() {
    install(["Ape": 3, "Bee": 1, "Cat": 3, "Dog": 0])
    #expect(sections == ["New: Dog Bee Ape Cat", "Other: Ape Bee Cat Dog"])
  }

  @Test("An application is in it for two weeks")
  mutating func age() {
    install(["Ape": 15, "Bee": 14, "Cat": 0])
    #expect(new == "New: Cat Bee")
    for (day, section) in [(1.0, "New: Cat"), (14, "New: Cat"), (15, nil)] {
      harness.send(.hidden)
      harness.rest()
      harness.send(.usage(UsageHistory(), day: Self.today + day, .morning))
      harness.send(.shown)
      harness.send(.act(.present("library")))
      harness.rest()
      #expect(new == section)
    }
  }

  @Test("An application from the future, after the clock was set back, is new")
  mutating func future() {
    install(["Ape": 0, "Cat": -2])
    #expect(new == "New: Ape Cat")
  }

  @Test("It is below the suggestions")
  mutating func suggestions() {
    var history = UsageHistory()
    history.learn(.launch("Cat", day: Self.today, .morning))
    harness.send(.usage(history, day: Self.today, .morning))
    install(["Ape": 0, "Cat": 0])
    #expect(sections == ["Suggested: Cat", "New: Ape Cat", "Other: Ape Bee Cat Dog"])
  }

  @Test("An application stays in it when it is opened, but loses its dot in all sections")
  mutating func opening() {
    install(["Ape": 0])
    #expect(harness.scene.elements.filter(\.state.isNew).count == 2)
    harness.send(.act(.open("Ape")))
    #expect(new == "New: Ape")
    #expect(harness.scene.elements.filter(\.state.isNew).isEmpty)
  }

  @Test("It is above the letters, which have no index title for it")
  mutating func letters() {
    harness = Self.harness(sortedBy: .name)
    install(["Bee": 0])
    #expect(sections == ["New: Bee", "A: Ape", "B: Bee", "C: Cat", "D: Dog"])
    #expect(harness.springboard.main.view.layout.grid.sections[0].indexTitle == nil)
  }
}
