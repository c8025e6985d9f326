import Testing

@testable import CollectionEngine

@Suite struct SnapshotDifferenceTests {
  /// Describes the difference of two pictures as a list of changes.
  private func changes(from old: String, to new: String) -> [String] {
    let (old, new) = (TextSnapshot(picture: old), TextSnapshot(picture: new))
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.applying(to: old).changed { $0.clearReloads() } == new.changed { $0.clearReloads() })
    return difference.sections.list { "\($0)" } + difference.items.list { "\($0.section).\($0.item)" }
  }

  @Test("Equal snapshots have no difference")
  func equalSnapshotsHaveNoDifference() {
    #expect(changes(from: "A a b / B", to: "A a b / B").isEmpty)
    #expect(changes(from: "", to: "").isEmpty)
    let snapshot = TextSnapshot(picture: "A a")
    #expect(SnapshotDifference(from: snapshot, to: snapshot).isEmpty)
  }

  @Test("Insertion moves nothing")
  func insertionMovesNothing() {
    #expect(changes(from: "A a b c", to: "A d a b c") == ["insert d at 0.0"])
    #expect(changes(from: "A a", to: "B b / A a") == ["insert B at 0", "insert b at 0.0"])
  }

  @Test("Deletion moves nothing")
  func deletionMovesNothing() {
    #expect(changes(from: "A a b c", to: "A b c") == ["delete a at 0.0"])
    #expect(changes(from: "A a b / B c", to: "B c") == ["delete A at 0", "delete a at 0.0", "delete b at 0.1"])
  }

  @Test("Only the item that passes others is moved")
  func onlyTheItemThatPassesOthersIsMoved() {
    #expect(changes(from: "A a b c d", to: "A b c d a") == ["move a from 0.0 to 0.3"])
    #expect(changes(from: "A a b c d", to: "A d a b c") == ["move d from 0.3 to 0.0"])
  }

  @Test("Items move between sections")
  func movesBetweenSections() {
    #expect(changes(from: "A a b / B c", to: "A b / B a c") == ["move a from 0.0 to 1.0"])
    #expect(changes(from: "A a / B b", to: "A b / B a") == ["move b from 1.0 to 0.0", "move a from 0.0 to 1.0"])
    #expect(changes(from: "A a", to: "B a") == ["delete A at 0", "insert B at 0", "move a from 0.0 to 0.0"])
  }

  @Test("Moved sections take their items along")
  func movedSectionsTakeTheirItemsAlong() {
    #expect(changes(from: "A a / B b / C c", to: "C c / A a / B b") == ["move C from 2 to 0"])
    #expect(
      changes(from: "A a b / B c / C", to: "B c / C / A b d a")
        == ["move A from 0 to 2", "insert d at 2.1", "move b from 0.1 to 2.0"])
  }

  @Test("Reloads are those of the new snapshot")
  func reloadsAreThoseOfTheNewSnapshot() {
    #expect(changes(from: "A* a* b", to: "A a b").isEmpty)
    #expect(changes(from: "A a b", to: "A* a b*") == ["reload A from 0 to 0", "reload b from 0.1 to 0.1"])
    #expect(changes(from: "A a b", to: "A c* a b") == ["insert c at 0.0"])
  }

  @Test("Moved items can be reloaded")
  func movedItemsCanBeReloaded() {
    #expect(
      changes(from: "A a b c", to: "A b c a*") == ["move a from 0.0 to 0.2", "reload a from 0.0 to 0.2"])
  }

  @Test("Changes of all kinds are reported at once")
  func everyKindOfChangeAtOnce() {
    #expect(
      changes(from: "A a b c / B d e", to: "C f / B* e c g / A b* a")
        == [
          "insert C at 0", "move B from 1 to 1", "reload B from 1 to 1", "delete d at 1.0", "insert f at 0.0",
          "insert g at 1.2", "move c from 0.2 to 1.1", "move b from 0.1 to 2.0", "reload b from 0.1 to 2.0",
        ])
  }

  @Test("Inserting into many items moves none")
  func insertingIntoManyItemsMovesNone() {
    let old = Snapshot([("A", Array(0..<1000))])
    let new = old.changed { $0.insertItems([-1], before: 0) }
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.items.inserted.count == 1 && difference.items.moved.isEmpty)
  }
}

extension IdentityChanges<String, Int> {
  fileprivate func list(_ text: (Int) -> String) -> [String] { Lines(self, text).all }
}

extension IdentityChanges<String, ItemIndex> {
  fileprivate func list(_ text: (ItemIndex) -> String) -> [String] { Lines(self, text).all }
}

/// The lines that describe changes.
private struct Lines {
  let all: [String]

  init<Position>(_ changes: IdentityChanges<String, Position>, _ text: (Position) -> String) {
    all =
      changes.deleted.map { "delete \($0.identity) at \(text($0.position))" }
      + changes.inserted.map { "insert \($0.identity) at \(text($0.position))" }
      + changes.moved.map { "move \($0.identity) from \(text($0.from)) to \(text($0.to))" }
      + changes.reloaded.map { "reload \($0.identity) from \(text($0.from)) to \(text($0.to))" }
  }
}
