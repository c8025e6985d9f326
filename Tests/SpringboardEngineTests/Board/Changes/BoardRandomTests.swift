import SpringboardEngine
import TestSupport
import Testing

@Suite("Random changes of a board")
struct BoardRandomTests {
  @Test("Random changes neither lose nor duplicate applications", arguments: 0..<4)
  func randomChangesNeitherLoseNorDuplicateApplications(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var board = Board.random(using: &generator)
    let everything = (board.applications + board.removed).sorted()
    for _ in 0..<1_000 {
      let before = board
      board = board.afterRandomChange(using: &generator)
      board.checkInvariants()
      #expect((board.applications + board.removed).sorted() == everything, "from \(before)")
      #expect(!board.pages.contains([]))
      guard (board.applications + board.removed).sorted() == everything else { return }
    }
  }

  @Test("Items that are not moved keep their order", arguments: 0..<4)
  func itemsThatAreNotMovedKeepTheirOrder(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let before = Board.random(using: &generator)
      let ids = before.someIDs(using: &generator)
      guard let after = before.afterMove(of: ids, using: &generator) else { continue }
      #expect(after.applications(besides: ids, of: before) == before.applications(besides: ids, of: before))
    }
  }

  @Test("All changes can be undone and redone")
  func history() {
    var generator = SeededGenerator(seed: 7)
    var (board, history) = (Board.random(using: &generator), BoardHistory())
    let start = board
    for _ in 0..<300 {
      history.record(before: board)
      board = board.afterRandomChange(using: &generator)
    }
    let end = board
    while let before = history.undo(from: board) { board = before }
    #expect(board == start)
    while let after = history.redo(from: board) { board = after }
    #expect(board == end)
  }
}

extension Board {
  /// The capacities are random too, because a viewport may change its size.
  fileprivate func afterRandomChange(using generator: inout SeededGenerator) -> Board {
    let (pages, dock) = (Int.random(in: 1...6, using: &generator), Int.random(in: 0...5, using: &generator))
    let id = everything.flatMap(\.ids).randomElement(using: &generator) ?? ItemID.application("nothing")
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: return removing(id, pageCapacity: pages, dockCapacity: dock)
    case 1: return restoring(removed.randomElement(using: &generator) ?? id, pageCapacity: pages)
    case 2: return renaming(id, to: "Named")
    case 3 where Bool.random(using: &generator):
      return sorted(by: .use, items: someApplications, pageCapacity: pages) { Double($0.text.count) }
    default: return afterMove(of: someIDs(using: &generator), using: &generator) ?? self
    }
  }

  fileprivate func afterMove(of ids: [ItemID], using generator: inout SeededGenerator) -> Board? {
    moving(
      ids, to: someDestination(using: &generator), pageCapacity: .random(in: 0...6, using: &generator),
      dockCapacity: .random(in: 0...5, using: &generator), folderName: { _ in "New" })
  }

  /// One or a few items of any kind.
  fileprivate func someIDs(using generator: inout SeededGenerator) -> [ItemID] {
    let count = Int.random(in: 0..<3, using: &generator) == 0 ? Int.random(in: 1...7, using: &generator) : 1
    return Array(everything.flatMap(\.ids).shuffled(using: &generator).prefix(count))
  }

  private func someDestination(using generator: inout SeededGenerator) -> Destination {
    let id = everything.flatMap(\.ids).randomElement(using: &generator) ?? ItemID.application("nothing")
    let all: [Destination] = [
      .before(id), .after(id), .into(id), .into(id), .endOf(.folder(id)), .endOf(.dock), .newPage,
      .endOf(.page(.random(in: 0...9, using: &generator))),
    ]
    return all.randomElement(using: &generator) ?? .newPage
  }

  private var someApplications: [AppItem] {
    applications.filter { $0.text.count % 2 == 0 }.map { AppItem(id: $0, name: $0.text) }
  }

  /// The applications page by page, then in the dock, without the moved ones.
  fileprivate func applications(besides ids: [ItemID], of before: Board) -> [ItemID] {
    let moved = Set(ids + before.everything.filter { ids.contains($0.id) }.flatMap(\.applications))
    return applications.filter { !moved.contains($0) }
  }
}

extension Board.Item {
  fileprivate var ids: [ItemID] { [id] + (applications == [id] ? [] : applications) }
}
