import SpringboardEngine
import Testing

@Suite("Anything done to a board")
struct BoardRandomTests {
  @Test("loses no application and doubles none", arguments: 0..<4)
  func nothingLost(_ seed: Int) {
    var dice = Dice(seed: seed)
    var board = Board.random(using: &dice)
    let everything = (board.applications + board.removed).sorted()
    for _ in 0..<1_000 {
      let before = board
      board = board.afterAnything(using: &dice)
      board.checkInvariants()
      #expect((board.applications + board.removed).sorted() == everything, "from \(before)")
      #expect(!board.pages.contains([]))
      guard (board.applications + board.removed).sorted() == everything else { return }
    }
  }

  @Test("keeps what is not moved in its order", arguments: 0..<4)
  func order(_ seed: Int) {
    var dice = Dice(seed: seed)
    for _ in 0..<500 {
      let before = Board.random(using: &dice)
      let ids = before.someIDs(using: &dice)
      guard let after = before.afterMove(of: ids, using: &dice) else { continue }
      #expect(after.applications(besides: ids, of: before) == before.applications(besides: ids, of: before))
    }
  }

  @Test("can be undone to the beginning, and redone to the end")
  func history() {
    var dice = Dice(seed: 7)
    var (board, history) = (Board.random(using: &dice), BoardHistory())
    let start = board
    for _ in 0..<300 {
      history.record(before: board)
      board = board.afterAnything(using: &dice)
    }
    let end = board
    while let before = history.undo(from: board) { board = before }
    #expect(board == start)
    while let after = history.redo(from: board) { board = after }
    #expect(board == end)
  }
}

extension Board {
  /// With random capacities too: glass changes.
  fileprivate func afterAnything(using dice: inout Dice) -> Board {
    let (pages, dock) = (Int.random(in: 1...6, using: &dice), Int.random(in: 0...5, using: &dice))
    let id = everything.flatMap(\.ids).randomElement(using: &dice) ?? ItemID("nothing")
    switch Int.random(in: 0..<20, using: &dice) {
    case 0: return removing(id, pageCapacity: pages, dockCapacity: dock)
    case 1: return restoring(removed.randomElement(using: &dice) ?? id, pageCapacity: pages)
    case 2: return renaming(id, to: "Named")
    case 3 where Bool.random(using: &dice): return sorted(by: .use, items: someApplications, pageCapacity: pages)
    default: return afterMove(of: someIDs(using: &dice), using: &dice) ?? self
    }
  }

  fileprivate func afterMove(of ids: [ItemID], using dice: inout Dice) -> Board? {
    moving(
      ids, to: someDestination(using: &dice), pageCapacity: .random(in: 0...6, using: &dice),
      dockCapacity: .random(in: 0...5, using: &dice), folderName: { _ in "New" })
  }

  /// One or a few, of all kinds.
  fileprivate func someIDs(using dice: inout Dice) -> [ItemID] {
    let count = Int.random(in: 0..<3, using: &dice) == 0 ? Int.random(in: 1...7, using: &dice) : 1
    return Array(everything.flatMap(\.ids).shuffled(using: &dice).prefix(count))
  }

  private func someDestination(using dice: inout Dice) -> Destination {
    let id = everything.flatMap(\.ids).randomElement(using: &dice) ?? ItemID("nothing")
    let all: [Destination] = [
      .before(id), .after(id), .into(id), .into(id), .endOf(.folder(id)), .endOf(.dock), .newPage,
      .endOf(.page(.random(in: 0...9, using: &dice))),
    ]
    return all.randomElement(using: &dice) ?? .newPage
  }

  private var someApplications: [AppItem] {
    applications.filter { $0.rawValue.count % 2 == 0 }.map {
      AppItem(id: $0, name: $0.rawValue, uses: $0.rawValue.count)
    }
  }

  /// Page by page and then the dock, without what was moved.
  fileprivate func applications(besides ids: [ItemID], of before: Board) -> [ItemID] {
    let moved = Set(ids + before.everything.filter { ids.contains($0.id) }.flatMap(\.applications))
    return applications.filter { !moved.contains($0) }
  }
}

extension Board.Item {
  fileprivate var ids: [ItemID] { [id] + (applications == [id] ? [] : applications) }
}
