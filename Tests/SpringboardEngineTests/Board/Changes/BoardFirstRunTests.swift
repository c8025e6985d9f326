import SpringboardEngine
import Testing

@Suite("The first board")
struct BoardFirstRunTests {
  private let applications = [
    AppItem(id: "maps", name: "Maps"),
    AppItem(id: "firefox", name: "Firefox", purposes: PurposeSet(.browser)),
    AppItem(id: "web", name: "Web", preferredFor: [PurposeSet(.browser), PurposeSet(.calendar)]),
    AppItem(id: "xterm", name: "XTerm", purposes: PurposeSet(.terminal)),
    AppItem(id: "files", name: "Files", preferredFor: PurposeSet(.files)),
    AppItem(id: "console", name: "Console", preferredFor: PurposeSet(.terminal)),
    AppItem(id: "calc", name: "calculator"),
  ]

  @Test(
    "Pages are filled by name, and the dock with the preferred application for each purpose",
    arguments: [
      (4, "calc firefox maps | xterm | dock: web files console"),
      (2, "calc console firefox | maps xterm | dock: web files"),
      (0, "calc console files | firefox maps web | xterm"),
    ])
  func fill(_ dockCapacity: Int, _ drawing: String) {
    let board = Board(firstRun: applications, pageCapacity: 3, dockCapacity: dockCapacity)
    #expect(board == Board(drawing: drawing))
    board.checkInvariants()
  }

  @Test("The dock has applications for the six most common purposes, and never a single application")
  func dock() {
    let items = Purpose.docked.map { AppItem(id: .application("\($0)"), name: "\($0)", preferredFor: PurposeSet($0)) }
    let board = Board(firstRun: items, pageCapacity: 9, dockCapacity: 9)
    #expect(board == Board(drawing: "settings software | dock: browser mail files music photos terminal"))
    #expect(Board(firstRun: [items[2]], pageCapacity: 9, dockCapacity: 9) == Board(drawing: "files"))
    #expect(Board(firstRun: items, pageCapacity: 9, dockCapacity: 1).dock.isEmpty)
  }

  @Test("An application that no one prefers is not in the dock, and one that is preferred twice is there once")
  func onlyPreferredApplicationsAreInDock() {
    let items = [
      AppItem(id: "a", name: "A", purposes: PurposeSet(.browser)),
      AppItem(id: "b", name: "B", preferredFor: [PurposeSet(.music), PurposeSet(.photos)]),
      AppItem(id: "c", name: "C", preferredFor: PurposeSet(.files)),
    ]
    #expect(Board(firstRun: items, pageCapacity: 9, dockCapacity: 9) == Board(drawing: "a | dock: c b"))
  }

  @Test("Every application is on the board once, whatever the capacities", arguments: [-1, 0, 1, 7])
  func capacities(_ capacity: Int) {
    let board = Board(firstRun: applications + applications, pageCapacity: capacity, dockCapacity: capacity)
    #expect(Set(board.applications) == Set(applications.map(\.id)))
    board.checkInvariants()
  }

  @Test(
    "Names are in natural order",
    arguments: [
      ["App 2", "app 9", "App 10", "App 010b"],
      ["Editor", "Éditeur x", "Eye", "Øre", "zebra"].reordered(1, 0, 2, 3, 4),
      ["1Password", "7-Zip", "100 Games", "Archive", "äpfel", "Zoo"].reordered(0, 1, 2, 4, 3, 5),
      ["", "a", "A b", "ab"],
    ])
  func namesAreInNaturalOrder(_ names: [String]) {
    let items = names.enumerated().map { AppItem(id: .application(String($0.offset)), name: $0.element) }
    let board = Board(firstRun: items.reversed(), pageCapacity: 99, dockCapacity: 0)
    #expect(board.applications.map { names[Int($0.text)!] } == names)
  }
}

extension [String] {
  fileprivate func reordered(_ places: Int...) -> [String] { places.map { self[$0] } }
}
