import SpringboardEngine
import Testing

@Suite("The history of a board")
struct BoardHistoryTests {
  private let boards = ["a b", "b a", "b | a", "F(a b)"].map { Board(drawing: $0) }

  @Test("goes back and forth")
  func backAndForth() {
    var history = BoardHistory()
    history.record(before: boards[0])
    history.record(before: boards[1])
    #expect(history.undo(from: boards[2]) == boards[1])
    #expect(history.undo(from: boards[1]) == boards[0])
    #expect(history.undo(from: boards[0]) == nil)
    #expect(history.redo(from: boards[0]) == boards[1])
    #expect(history.redo(from: boards[1]) == boards[2])
    #expect(history.redo(from: boards[2]) == nil)
  }

  @Test("forgets what was undone once something else is done")
  func branching() {
    var history = BoardHistory()
    history.record(before: boards[0])
    _ = history.undo(from: boards[1])
    history.record(before: boards[0])
    #expect(history.future == [])
    #expect(history.past == [boards[0]])
  }

  @Test("keeps so many boards, the newest")
  func bounded() {
    var history = BoardHistory()
    for number in 0..<BoardHistory.limit + 3 { history.record(before: Board(drawing: "\(number)")) }
    #expect(history.past.count == BoardHistory.limit)
    #expect(history.past.first == Board(drawing: "3"))
  }

  @Test("is the same when its steps are played again")
  func replay() {
    var dice = Dice(seed: 8)
    var (history, steps) = (BoardHistory(), [BoardHistory.Step]())
    for _ in 0..<5_000 {
      let present = Board(drawing: "\(Int.random(in: 0..<1_000, using: &dice))")
      switch Int.random(in: 0..<3, using: &dice) {
      case 0 where history.undo(from: present) != nil: steps.append(.undo(from: present))
      case 1 where history.redo(from: present) != nil: steps.append(.redo(from: present))
      default:
        history.record(before: present)
        steps.append(.act(on: present))
      }
    }
    #expect(steps.reduce(into: BoardHistory()) { $0.apply($1) } == history)
  }
}

@Suite("A new folder's name")
struct FolderNamesTests {
  private let names = FolderNames(byCategory: ["Game": "Games", "Audio": "Sound", "Office": "Office"], other: "Folder")

  @Test(
    "is what most have in common",
    arguments: [
      (["Game", "Game"], "Games"),
      (["Audio Game", "Game Audio"], "Sound"),
      (["Game Audio", "Office Audio"], "Sound"),
      (["GTK Game", "GTK Game"], "Games"),
      (["GTK", "GTK"], "Folder"),
      (["Game", "Office"], "Folder"),
      (["Game", "Office", "Office"], "Office"),
      (["Game", "Office", "Audio"], "Folder"),
      (["Game Audio", "Audio", "Game Audio", "Game"], "Games"),
      (["", "Game"], "Folder"),
      ([], "Folder"),
    ])
  func name(_ categories: [String], _ name: String) {
    let applications = categories.enumerated().map { number, words in
      AppItem(id: ItemID("\(number)"), name: "", categories: words.split(separator: " ").map(String.init))
    }
    #expect(names.name(for: applications) == name)
  }
}
