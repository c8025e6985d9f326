import CollectionEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import SpringboardEngine

@MainActor
@Suite("Groups and positions for screen readers")
struct AccessibleGroupTests {
  private var springboard: Springboard
  private var now = Instant(seconds: 0)

  init() {
    var preferences = Preferences()
    (preferences.configured.grid.columns, preferences.configured.grid.rows) = (.fixed(3), .fixed(2))
    preferences.configured.windowKind = .home
    preferences.configured.dock.capacity = 3
    let viewport = Viewport(size: Size(width: 800, height: 600))
    preferences.configured.library.order = .name
    springboard = Springboard(viewport: viewport, preferences: preferences, presentations: .pagesAndLibrary)
    let items = "abcdefghij".map { letter in
      AppItem(id: .application("\(letter)"), name: letter < "d" ? "Apple \(letter)" : "Bee \(letter)")
    }
    for input in [Input.catalogue(items), .shown] { send(input) }
    for id in ["i", "j"] { send(.act(.move(ItemID.application(id), to: .dock))) }
    send(.act(.combine(ItemID.application("h"), with: ItemID.application("g"))))
    send(.act(.closeFolder))
    send(.act(.screen(0)))
  }

  @Test("The page and the dock are groups with names, and each of their items says its position")
  func pageAndDock() {
    #expect(
      read() == [
        "Page 1 of 2: a 1/6, b 2/6, c 3/6, d 4/6, e 5/6, f 6/6", "Dock: i 1/2, j 2/2",
      ])
  }

  @Test("Another page is another group")
  mutating func secondPage() {
    send(.act(.screen(1)))
    #expect(read().map { $0.prefix(11) } == ["Page 2 of 2", "Dock: i 1/2"])
  }

  @Test("An open folder is a group that begins with its name")
  mutating func folder() throws {
    let folder = try #require(springboard.board.everything.first { $0.isFolder })
    send(.act(.screen(1)))
    send(.act(.openFolder(folder.id)))
    let names = read()
    #expect(names.count == 1 && names.first?.hasSuffix(": Folder, h 1/2, g 2/2") == true, "\(names)")
  }

  @Test("In the library each section is a group that begins with its heading")
  mutating func library() {
    send(.key(.library))
    let sections = read()
    #expect(sections.first?.hasPrefix("A: A, a 1/3, b 2/3") == true, "\(sections)")
    #expect(sections.contains { $0.hasPrefix("B: B") }, "\(sections)")
  }

  @Test("A group surrounds its items")
  func frames() throws {
    let items = reader.readings.map(\.item)
    let page = try #require(items.first { $0.role == .panel })
    for item in items where item.parent == page.id { #expect(page.frame.common(with: item.frame) == item.frame) }
  }

  @Test("A screen reader can read out the name of every action")
  mutating func actionNames() {
    for input in [Input.wake, .act(.edit), .act(.drag(.pickUp(.application("a"))))] {
      send(input)
      let actions = reader.readings.flatMap(\.item.actions)
      #expect(!actions.isEmpty && actions.allSatisfy { $0.name.first?.isUppercase == true && $0.name != $0.id })
    }
  }

  private mutating func send(_ input: Input) {
    _ = springboard.handle(input, in: .main, at: now)
    now = now + 10
    _ = springboard.handle(.wake, in: .main, at: now)
  }

  /// Each group with its elements.
  private func read() -> [String] {
    let items = reader.readings.map(\.item)
    return items.filter { $0.role == .panel }.map { panel in
      let members = items.filter { $0.parent == panel.id }.map { item in
        item.name + (item.place?.index.map { " \($0 + 1)/\(item.place?.count ?? 0)" } ?? "")
      }
      return "\(panel.name): \(members.joined(separator: ", "))"
    }
  }

  private var reader: AccessibilityReader {
    let words = ItemDescriptions(
      name: { $0.application.text.count == 1 ? $0.application.text : "Folder" }, description: { _ in "" },
      details: { _ in "" })
    let scene = springboard.scene(of: .main, at: now)
    return AccessibilityReader(scene: scene, springboard: springboard, view: .main, words: words)
  }
}
