import TestSupport
import Testing

@testable import SpringboardEngine

@Suite("Reconciling a board with the catalogue")
struct BoardReconcileTests {
  @Test(
    "New applications take the first free place from the end, and nothing else moves",
    arguments: [
      ("a | b | dock: c", "a b c", "a | b | dock: c"),
      ("a | b | dock: c", "a b c e d", "a | b d e | dock: c"),
      ("a b | d e f", "a b d e f g", "a b | d e f | g"),
      ("a b c d e", "f", "a b c d e | f"),
      ("Games(b c) | a", "a b c d", "Games(b c) | a d"),
      ("", "d c b a", "a b c | d"),
      ("a x y", "a b", "a x y | b"),
      ("a Games(x) | dock: y", "b", "a Games(x) b | dock: y"),
      ("a | removed: b", "a b c", "a c | removed: b"),
    ])
  func reconcile(_ before: String, _ installed: String, _ after: String) {
    let catalogue = installed.split(separator: " ").map { AppItem(id: .application(String($0)), name: String($0)) }
    let board = Board(drawing: before).reconciled(with: catalogue, pageCapacity: 3)
    #expect(board == Board(drawing: after))
    board.checkInvariants()
  }

  @Test(
    "With the library as their place, new applications are added to the removed ones, by name",
    arguments: [
      ("a | b | dock: c", "a b c", "a | b | dock: c"),
      ("a | b | dock: c", "a b c e d", "a | b | dock: c | removed: d e"),
      ("Games(b c) | a | removed: x", "a b c d", "Games(b c) | a | removed: d x"),
      ("a | removed: b", "a b c", "a | removed: c b"),
    ])
  func library(_ before: String, _ installed: String, _ after: String) {
    let catalogue = installed.split(separator: " ").map { AppItem(id: .application(String($0)), name: String($0)) }
    let board = Board(drawing: before).reconciled(with: catalogue, addingTo: .library, pageCapacity: 3)
    #expect(board == Board(drawing: after))
    board.checkInvariants()
  }

  @Test(
    "Ids that were written by hand without .desktop or with commas stand for installed applications",
    arguments: [
      ("a | dock: b", "a.desktop | dock: b.desktop"),
      ("a,b", "a.desktop b.desktop"),
      ("a.desktop,b x", "a.desktop b.desktop x"),
      ("F(a b,c) | removed: d", "F(a.desktop b.desktop c.desktop) | removed: d.desktop"),
      ("a a.desktop", "a a.desktop"), ("a,x", "a,x"), ("x.desktop y", "x.desktop y"), ("a,a", "a,a"),
      ("a,b b", "a.desktop b.desktop b"), (",a,", "a.desktop"), (",", ","),
    ])
  func corrections(_ before: String, _ after: String) {
    let catalogue = ["a", "b", "c", "d"].map { AppItem(id: .application("\($0).desktop"), name: $0) }
    let board = Board(drawing: before).reconciled(with: catalogue, pageCapacity: 9)
    let known = Set(board.everything.flatMap(\.ids) + board.removed)
    #expect(known.isSuperset(of: catalogue.map(\.id)))
    let corrected = Board(drawing: before).correctingIDs(among: Set(catalogue.map(\.id)))
    #expect(corrected == Board(drawing: after))
    corrected.checkInvariants()
  }

  @Test("An application with the id of a folder is not added, because the file cannot have both")
  func idOfFolder() {
    let board = Board(drawing: "F(a b) c")
    #expect(board.reconciled(with: [AppItem(id: .application("F"), name: "F")], pageCapacity: 4) == board)
    #expect(Board(pages: [[.app(.application("F")), .app("a")], board.pages[0]]).violations.contains(.twice("F")))
  }

  @Test("A new application goes to an empty last page")
  func emptyPage() {
    let board = Board(pages: [[.app("a")], []]).reconciled(with: [AppItem(id: "b", name: "B")], pageCapacity: 3)
    #expect(board == Board(drawing: "a | b"))
  }

  @Test("Reconciling a random board twice gives the same result as once")
  func random() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<1_000 {
      let board = Board.random(using: &generator)
      let known = board.applications.filter { _ in Bool.random(using: &generator) }
      let catalogue = (known + ["new 1", "new 2"]).map { AppItem(id: $0, name: $0.text) }
      let once = board.reconciled(with: catalogue, pageCapacity: 4)
      once.checkInvariants()
      #expect(once.reconciled(with: catalogue, pageCapacity: 4) == once)
      #expect(once.pages.starts(with: board.pages.dropLast()))
      #expect(Set(once.applications).isSuperset(of: catalogue.map(\.id)))
      let items = Dictionary(uniqueKeysWithValues: catalogue.map { ($0.id, $0) })
      #expect(!board.hasExactly(items))
      #expect(once.hasExactly(items) == (once.applications.count + once.removed.count == items.count))
      #expect(once.removed == board.removed)
      let library = board.reconciled(with: catalogue, addingTo: .library, pageCapacity: 4)
      library.checkInvariants()
      #expect((library.pages, library.dock) == (board.pages, board.dock))
      #expect(library.removed == ["new 1", "new 2"] + board.removed)
    }
  }
}
