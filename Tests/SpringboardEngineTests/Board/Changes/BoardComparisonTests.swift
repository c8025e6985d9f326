import TestSupport
import Testing

@testable import SpringboardEngine

@Suite("The change between two boards")
struct BoardComparisonTests {
  @Test(
    "is what the user did",
    arguments: [
      ("a b c d", "b c a d", .moved(["a"])),
      ("a b c d", "d a b c", .moved(["d"])),
      ("a b c", "b a c", .moved(["a", "b"])),
      ("a b | c d", "a c | b d", .moved(["b", "c"])),
      ("a b | c d", "a | c b | d", .moved(["b"])),
      ("a b | c d", "a c b | d", .moved(["c"])),
      ("a b c d e f g", "b c e f g a d", .moved(["a", "d"])),
      ("a b | c d", "a | b c | d", .moved(["b"])),
      ("a b c | d | dock: e", "b c | d | dock: a e", .movedToDock(["a"])),
      ("a b | dock: e", "a | dock: b e", .movedToDock(["b"])),
      ("a b", "a | dock: b", .movedToDock(["b"])),
      ("b | dock: a e", "a b | dock: e", .moved(["a"])),
      ("b | dock: a", "b a", .moved(["a"])),
      ("a b c", "a c | removed: b", .removed(["b"])),
      ("a c | removed: b", "a c b", .restored(["b"])),
      ("a b c", "a c | removed: d b", .removed(["b"])),
      ("a b c", "b c a | removed: d", .moved(["a"])),
      ("a b c", "folder-1(a b) c", .madeFolder("folder-1")),
      ("Games(a b) c d", "a b c d", .dissolvedFolder("Games")),
      ("c Games(a b d) e | f", "c a b | d e f", .dissolvedFolder("Games")),
      ("Games(a b) c d", "b c a d", .moved(["a"])),
      ("Games(a b c) d", "Games(a c) d b", .moved(["b"])),
      ("Games(a b) c d", "Games(c a b) d", .movedIntoFolder(["c"], "Games")),
      ("Games(a b c)", "Games(b c a)", .moved(["a"])),
      ("a b c", "x y z", .replaced),
      ("a b c", "a b c d", .rearranged),
      ("z y x w v u t s r q p o n m l k", "k l m n o p q r s t u v w x y z", .rearranged),
    ] as [(String, String, Board.Change)])
  func kind(old: String, new: String, change: Board.Change) {
    #expect(Board(drawing: old).change(to: Board(drawing: new)) == change)
  }

  @Test("does not depend on pages that stay as they are, nor on items at the end that are on other pages")
  func pagesThatStay() {
    func page(_ name: String, _ count: Int) -> Board.Page {
      Board.Page((0..<count).map { Board.Item.app(.application("\(name)\($0)")) })
    }
    for seed in 0..<400 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let old = Board(drawing: "a b Games(c d e) f | g h | i j k l | dock: m n")
      let ids = Array(old.applications.shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator)))
      let other = old.applications.randomElement(using: &generator) ?? "a"
      let destinations: [Board.Destination] = [
        .before(other), .after(other), .into(other), .endOf(.page(Int.random(in: 0...2, using: &generator))),
        .endOf(.dock),
        .newPage,
      ]
      let destination = destinations.randomElement(using: &generator) ?? .newPage
      let moved = old.moving(ids, to: destination, pageCapacity: 6, dockCapacity: 4, folderName: { _ in "New" })
      guard let new = moved else { continue }
      func extended(_ board: Board, before: [Board.Page], after: [Board.Page]) -> Board {
        Board(pages: before + board.pages + [page("last", 13)] + after, dock: board.dock, removed: board.removed)
      }
      let folder = Board.Folder(id: "folder-q", name: "Early", items: (0..<15).map { .application("f\($0)") })
      let (before, after) = ([page("first", 4)], [page("p", 5), Board.Page([.folder(folder)] + page("q", 20))])
      let wanted = extended(old, before: [], after: []).change(to: extended(new, before: [], after: []))
      #expect(
        extended(old, before: before, after: after).change(to: extended(new, before: before, after: after)) == wanted)
      let isOtherOrder = Array(old.pages.joined()) != Array(new.pages.joined())
      guard isOtherOrder else { continue }
      let shifted = [Board.Page(page("p", 5).dropLast()), Board.Page([page("p", 5)[4]] + after[1])]
      #expect(
        extended(old, before: before, after: after).change(to: extended(new, before: before, after: shifted)) == wanted)
    }
  }

  @Test("is nothing between equal boards, and a new name of a folder")
  func renaming() {
    let board = Board(drawing: "Games(a b) c")
    #expect(board.change(to: board) == nil)
    #expect(board.change(to: board.renaming("Games", to: "Fun")) == .renamedFolder(from: "Games", to: "Fun"))
  }

  @Test("names one item after any move of a single one, or two that changed places")
  func singleMoves() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let board = Board.random(using: &generator)
      let ids = board.applications
      guard let id = ids.randomElement(using: &generator), let other = ids.randomElement(using: &generator) else {
        continue
      }
      let moved = board.moving(
        [id], to: .after(other), pageCapacity: 6, dockCapacity: 9, folderName: { _ in "Folder" })
      guard let moved, moved != board, let change = board.change(to: moved) else { continue }
      // The last but one application of a folder, moved to just before the last one, leaves the same board.
      if case .dissolvedFolder = change { continue }
      let items = change.items
      #expect(items.count == 1 || items.count == 2 && items.contains(id), "\(board)\n\(moved)\n\(change)")
    }
  }
}
