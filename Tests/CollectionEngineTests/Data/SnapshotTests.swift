import Testing

@testable import CollectionEngine

@Suite struct SnapshotTests {
  @Test("A new snapshot is empty")
  func newSnapshotIsEmpty() {
    let snapshot = TextSnapshot()
    #expect(snapshot.isEmpty && snapshot.count == 0 && snapshot.sections.isEmpty && snapshot.items.isEmpty)
    #expect(snapshot == TextSnapshot([]) && snapshot == TextSnapshot([:]))
  }

  @Test("Both initialisers keep the order")
  func bothInitialisersKeepTheOrder() {
    let literal: TextSnapshot = Snapshot(["B": ["c", "a"], "A": ["b"]])
    let pairs: TextSnapshot = Snapshot([("B", ["c", "a"]), ("A", ["b"])])
    #expect(literal.picture == "B c a / A b")
    #expect(literal == pairs)
  }

  @Test("Initialisers ignore duplicates")
  func initialisersIgnoreDuplicates() {
    let snapshot: TextSnapshot = Snapshot(["A": ["a", "b", "a"], "B": ["b", "c"], "A": ["d"]])
    #expect(snapshot.picture == "A a b / B c")
    snapshot.checkInvariants()
  }

  @Test("Queries find sections and items")
  func queriesFindSectionsAndItems() {
    let snapshot = TextSnapshot(picture: "A a b / B / C c")
    #expect(snapshot.count == 3 && !snapshot.isEmpty)
    #expect(snapshot.items == ["a", "b", "c"])
    #expect(snapshot.itemCounts == [2, 0, 1])
    #expect(snapshot.items(in: "A") == ["a", "b"])
    #expect(snapshot.index(of: "c") == ItemIndex(section: 2, item: 0))
    #expect(snapshot.item(at: ItemIndex(section: 0, item: 1)) == "b")
    #expect(snapshot.section(at: 1) == "B")
    #expect(snapshot.sectionNumber(of: "C") == 2)
    #expect(snapshot.section(containing: "c") == "C")
    #expect(snapshot.contains("a") && snapshot.contains(section: "B"))
  }

  @Test("Queries for unknown identities find nothing")
  func queriesForUnknownIdentitiesFindNothing() {
    let snapshot = TextSnapshot(picture: "A a")
    #expect(snapshot.items(in: "X").isEmpty)
    #expect(snapshot.index(of: "x") == nil && snapshot.section(containing: "x") == nil)
    #expect(snapshot.sectionNumber(of: "X") == nil)
    #expect(!snapshot.contains("x") && !snapshot.contains("A") && !snapshot.contains(section: "a"))
  }

  @Test("Queries outside of the snapshot find nothing", arguments: [Int.min, -1, 1, Int.max])
  func queriesOutsideOfTheSnapshotFindNothing(number: Int) {
    let snapshot = TextSnapshot(picture: "A a")
    #expect(snapshot.section(at: number) == nil)
    #expect(snapshot.item(at: ItemIndex(section: number, item: 0)) == nil)
    #expect(snapshot.item(at: ItemIndex(section: 0, item: number)) == nil)
  }

  @Test("A snapshot with empty sections is empty")
  func snapshotWithEmptySectionsIsEmpty() {
    #expect(TextSnapshot(picture: "A / B").isEmpty)
  }

  @Test("Equality is about identities, order and marks")
  func equalityIsAboutIdentitiesOrderAndMarks() {
    let snapshot = TextSnapshot(picture: "A a b / B")
    #expect(snapshot == TextSnapshot(picture: "A a b / B"))
    for other in ["A b a / B", "B / A a b", "A a b", "A a / B b", "A a* b / B", "A* a b / B"] {
      #expect(snapshot != TextSnapshot(picture: other))
    }
  }

  @Test("A changed copy leaves the original as it is")
  func changedLeavesTheOriginal() {
    let snapshot = TextSnapshot(picture: "A a")
    let changed = snapshot.changed { $0.appendItems(["b"], to: "A") }
    #expect(snapshot.picture == "A a" && changed.picture == "A a b")
  }

  @Test("A changed copy throws what the change throws")
  func changedThrowsWhatTheChangeThrows() {
    struct Refusal: Error {}
    let snapshot = TextSnapshot(picture: "A a")
    #expect(throws: Refusal.self) {
      try snapshot.changed {
        $0.deleteAll()
        throw Refusal()
      }
    }
    #expect(snapshot.picture == "A a")
  }

  @Test("Snapshots of sendable identities are sendable")
  func snapshotsOfSendableIdentitiesAreSendable() {
    /// Only a value that is sendable is accepted, or else the tests cannot be built.
    func passed<Value: Sendable>(_ value: Value) -> Value { value }
    let snapshot = TextSnapshot([(section: "A", items: ["a"])])
    #expect(passed(snapshot).picture == snapshot.picture)
    #expect(passed(SnapshotDifference(from: snapshot, to: snapshot)).isEmpty)
  }
}
