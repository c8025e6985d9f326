import Testing

@testable import CollectionEngine

@Suite struct SnapshotItemTests {
  /// Compares the picture of a snapshot after a change, and what the change returned.
  private func expect<Answer: Equatable>(
    _ before: String, becomes after: String, returning expected: Answer,
    by change: (inout TextSnapshot) -> Answer, at location: SourceLocation = #_sourceLocation
  ) {
    var snapshot = TextSnapshot(picture: before)
    let answer = change(&snapshot)
    snapshot.checkInvariants()
    #expect(snapshot.picture == after, sourceLocation: location)
    #expect(answer == expected, sourceLocation: location)
  }

  @Test("Items are appended to a section")
  func appendItems() {
    expect("A a / B b", becomes: "A a c d / B b", returning: []) { $0.appendItems(["c", "d"], to: "A") }
    expect("A a / B b", becomes: "A a c / B b", returning: ["b", "c"]) { $0.appendItems(["b", "c", "c"], to: "A") }
    expect("A a", becomes: "A a", returning: ["c", "d"]) { $0.appendItems(["c", "d"], to: "X") }
  }

  @Test("Items are inserted before another one")
  func insertItemsBefore() {
    expect("A a b / B c", becomes: "A a d e b / B c", returning: []) { $0.insertItems(["d", "e"], before: "b") }
    expect("A a b / B c", becomes: "A d a b / B c", returning: ["c", "a"]) {
      $0.insertItems(["c", "d", "a"], before: "a")
    }
    expect("A a", becomes: "A a", returning: ["b"]) { $0.insertItems(["b"], before: "x") }
  }

  @Test("Items are inserted after another one")
  func insertItemsAfter() {
    expect("A a b / B c", becomes: "A a d e b / B c", returning: []) { $0.insertItems(["d", "e"], after: "a") }
    expect("A a b / B c", becomes: "A a b d / B c", returning: ["d"]) { $0.insertItems(["d", "d"], after: "b") }
    expect("A a", becomes: "A a", returning: ["b"]) { $0.insertItems(["b"], after: "x") }
  }

  @Test("An item moves before another one")
  func moveItemBefore() {
    expect("A a b c / B d", becomes: "A c a b / B d", returning: true) { $0.moveItem("c", before: "a") }
    expect("A a b c / B d", becomes: "A b a c / B d", returning: true) { $0.moveItem("a", before: "c") }
    expect("A a b* c / B d", becomes: "A a c / B b* d", returning: true) { $0.moveItem("b", before: "d") }
    expect("A a b", becomes: "A a b", returning: true) { $0.moveItem("a", before: "b") }
  }

  @Test("An item moves after another one")
  func moveItemAfter() {
    expect("A a b c / B d", becomes: "A b c a / B d", returning: true) { $0.moveItem("a", after: "c") }
    expect("A a b c / B d", becomes: "A a c b / B d", returning: true) { $0.moveItem("c", after: "a") }
    expect("A a b c / B d", becomes: "A a c / B d b", returning: true) { $0.moveItem("b", after: "d") }
  }

  @Test("An item moves to the end of a section")
  func moveItemToEnd() {
    expect("A a b / B", becomes: "A b / B a", returning: true) { $0.moveItem("a", toEndOf: "B") }
    expect("A a b / B", becomes: "A b a / B", returning: true) { $0.moveItem("a", toEndOf: "A") }
  }

  @Test("Moves of unknown identities do nothing")
  func movesOfUnknownIdentitiesDoNothing() {
    expect("A a b", becomes: "A a b", returning: false) { $0.moveItem("x", before: "a") }
    expect("A a b", becomes: "A a b", returning: false) { $0.moveItem("a", before: "x") }
    expect("A a b", becomes: "A a b", returning: false) { $0.moveItem("a", before: "a") }
    expect("A a b", becomes: "A a b", returning: false) { $0.moveItem("x", after: "a") }
    expect("A a b", becomes: "A a b", returning: false) { $0.moveItem("a", after: "x") }
    expect("A a b", becomes: "A a b", returning: false) { $0.moveItem("b", after: "b") }
    expect("A a b", becomes: "A a b", returning: false) { $0.moveItem("x", toEndOf: "A") }
    expect("A a b", becomes: "A a b", returning: false) { $0.moveItem("a", toEndOf: "X") }
  }

  @Test("Items are deleted")
  func deleteItems() {
    expect("A a b c d / B e f", becomes: "A a c / B f", returning: []) { $0.deleteItems(["d", "e", "b"]) }
    expect("A a b", becomes: "A b", returning: ["x", "a"]) { $0.deleteItems(["a", "x", "a"]) }
  }

  @Test("Deleted items lose their mark")
  func deletedItemsLoseTheirMark() {
    expect("A a* b*", becomes: "A b* a", returning: [String]()) {
      $0.deleteItems(["a"])
      return $0.appendItems(["a"], to: "A")
    }
  }

  @Test("Everything is deleted at once")
  func deleteAll() {
    expect("A* a* / B b", becomes: "", returning: true) {
      $0.deleteAll()
      return $0 == TextSnapshot()
    }
  }

  @Test("Items are marked as changed")
  func reloadItems() {
    expect("A a b", becomes: "A a* b", returning: ["x"]) { $0.reloadItems(["a", "x", "a"]) }
    expect("A* a* b", becomes: "A a b", returning: true) {
      $0.clearReloads()
      return $0.reloadedItems.isEmpty && $0.reloadedSections.isEmpty
    }
  }
}
