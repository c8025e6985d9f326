import Testing

@testable import CollectionEngine

@Suite struct SnapshotSectionTests {
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

  @Test("Sections are appended")
  func appendSections() {
    expect("A a", becomes: "A a / B / C", returning: []) { $0.appendSections(["B", "C"]) }
    expect("A a", becomes: "A a / B", returning: ["A", "B"]) { $0.appendSections(["A", "B", "B"]) }
  }

  @Test("Sections are inserted before another one")
  func insertSectionsBefore() {
    expect("A a / B b", becomes: "A a / C / D / B b", returning: []) { $0.insertSections(["C", "D"], before: "B") }
    expect("A a / B b", becomes: "C / A a / B b", returning: ["B"]) { $0.insertSections(["B", "C"], before: "A") }
    expect("A a", becomes: "A a", returning: ["C"]) { $0.insertSections(["C"], before: "X") }
  }

  @Test("Sections are inserted after another one")
  func insertSectionsAfter() {
    expect("A a / B b", becomes: "A a / C / D / B b", returning: []) { $0.insertSections(["C", "D"], after: "A") }
    expect("A a / B b", becomes: "A a / B b / C", returning: ["C"]) { $0.insertSections(["C", "C"], after: "B") }
    expect("A a", becomes: "A a", returning: ["C"]) { $0.insertSections(["C"], after: "X") }
  }

  @Test("A section moves before or after another one")
  func moveSection() {
    expect("A a / B* b* / C c", becomes: "B* b* / A a / C c", returning: true) { $0.moveSection("B", before: "A") }
    expect("A a / B b / C c", becomes: "B b / A a / C c", returning: true) { $0.moveSection("A", before: "C") }
    expect("A a / B b / C c", becomes: "B b / C c / A a", returning: true) { $0.moveSection("A", after: "C") }
    expect("A a / B b / C c", becomes: "A a / C c / B b", returning: true) { $0.moveSection("C", after: "A") }
  }

  @Test("Moves of unknown sections do nothing")
  func movesOfUnknownSectionsDoNothing() {
    expect("A a / B", becomes: "A a / B", returning: false) { $0.moveSection("X", before: "A") }
    expect("A a / B", becomes: "A a / B", returning: false) { $0.moveSection("A", before: "X") }
    expect("A a / B", becomes: "A a / B", returning: false) { $0.moveSection("A", before: "A") }
    expect("A a / B", becomes: "A a / B", returning: false) { $0.moveSection("X", after: "A") }
    expect("A a / B", becomes: "A a / B", returning: false) { $0.moveSection("A", after: "X") }
    expect("A a / B", becomes: "A a / B", returning: false) { $0.moveSection("B", after: "B") }
  }

  @Test("Sections are deleted with their items")
  func deleteSections() {
    expect("A a / B b / C c / D d", becomes: "A a / C c", returning: []) { $0.deleteSections(["D", "B"]) }
    expect("A a / B b", becomes: "B b", returning: ["X", "A"]) { $0.deleteSections(["A", "X", "A"]) }
  }

  @Test("Deleted sections and their items lose their marks")
  func deletedSectionsAndTheirItemsLoseTheirMarks() {
    expect("A* a* / B", becomes: "B / A a", returning: [String]()) {
      $0.deleteSections(["A"])
      $0.appendSections(["A"])
      return $0.appendItems(["a"], to: "A")
    }
  }

  @Test("Sections are marked as changed")
  func reloadSections() {
    expect("A a / B", becomes: "A* a / B", returning: ["X"]) { $0.reloadSections(["A", "X", "A"]) }
  }
}
