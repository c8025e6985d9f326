import TestSupport
import Testing

@testable import CollectionEngine

/// Random batches on a small number of identities, so that duplicates, unknown identities and overlaps are frequent.
@Suite struct SnapshotPropertyTests {
  @Test("Random batches match the model", arguments: 0..<20)
  func randomBatchesMatchTheModel(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var (snapshot, model) = (Snapshot<Int, Int>(), SnapshotModel())
    for batch in 0..<1000 {
      let old = snapshot
      var agree = true
      for _ in 0..<generator.number(1..<10) {
        let operation = SnapshotOperation.random(using: &generator)
        agree = operation.apply(to: &snapshot) == operation.apply(to: &model) && agree
      }
      snapshot.checkInvariants()
      let matches = agree && snapshot.model == model && queriesMatch(snapshot, model)
      let differs = differenceIsCorrect(from: old, to: snapshot, rebuilt: Snapshot(model))
      guard matches && differs else {
        Issue.record("batch \(batch) of seed \(seed): matches \(matches), difference \(differs)")
        return
      }
    }
  }

  private func queriesMatch(_ snapshot: Snapshot<Int, Int>, _ model: SnapshotModel) -> Bool {
    snapshot.items == model.contents.flatMap { $0 } && snapshot.itemCounts == model.contents.map(\.count)
      && (0..<14).allSatisfy { item in
        let position = model.position(of: item)
        return snapshot.index(of: item) == position.map { ItemIndex(section: $0.section, item: $0.item) }
          && snapshot.section(containing: item) == position.map { model.sections[$0.section] }
      }
  }

  /// The difference leads to the new snapshot, and does not depend on the steps in between: it is the same to a snapshot
  /// that is created at once.
  private func differenceIsCorrect(
    from old: Snapshot<Int, Int>, to new: Snapshot<Int, Int>, rebuilt: Snapshot<Int, Int>
  ) -> Bool {
    let difference = SnapshotDifference(from: old, to: new)
    let inserted = difference.items.inserted.map(\.identity)
    let insertedSections = difference.sections.inserted.map(\.identity)
    var expected = new
    expected.clearReloads()
    expected.reloadItems(new.reloadedItems.filter { !inserted.contains($0) })
    expected.reloadSections(new.reloadedSections.filter { !insertedSections.contains($0) })
    return rebuilt == new && difference.applying(to: old) == expected
      && difference == SnapshotDifference(from: old, to: rebuilt)
      && (difference.isEmpty == (old.changed { $0.clearReloads() } == expected))
  }

  @Test("Inserting and deleting at once does not depend on the order")
  func insertingAndDeletingAtOnceDoesNotDependOnTheOrder() {
    let old = TextSnapshot(picture: "A a b c / B d")
    let deletedFirst = old.changed {
      $0.deleteItems(["b", "d"])
      $0.insertItems(["x", "y"], after: "a")
      $0.appendItems(["z"], to: "B")
    }
    let insertedFirst = old.changed {
      $0.appendItems(["z"], to: "B")
      $0.insertItems(["y"], before: "b")
      $0.insertItems(["x"], after: "a")
      $0.deleteItems(["d", "b"])
    }
    #expect(deletedFirst.picture == "A a x y c / B z")
    #expect(deletedFirst == insertedFirst)
    #expect(SnapshotDifference(from: old, to: deletedFirst) == SnapshotDifference(from: old, to: insertedFirst))
  }

  @Test("Identities that come back are not a change")
  func identitiesThatComeBackAreNoChange() {
    let old = TextSnapshot(picture: "A a b / B c")
    let new = old.changed {
      $0.deleteSections(["A"])
      $0.insertSections(["A"], before: "B")
      $0.appendItems(["a", "b"], to: "A")
    }
    #expect(SnapshotDifference(from: old, to: new).isEmpty)
  }
}

extension Snapshot<Int, Int> {
  fileprivate var model: SnapshotModel {
    SnapshotModel(
      sections: sections, contents: sections.map(items(in:)), reloadedSections: reloadedSections,
      reloadedItems: reloadedItems)
  }

  fileprivate init(_ model: SnapshotModel) {
    self.init(zip(model.sections, model.contents).map { ($0, $1) })
    reloadSections(Array(model.reloadedSections))
    reloadItems(Array(model.reloadedItems))
  }
}
