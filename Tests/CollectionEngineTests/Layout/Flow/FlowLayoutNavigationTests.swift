import CollectionEngine
import TestSupport
import Testing

/// Five columns; the sections have 7, 0, 3 and 5 items.
///
///     0.0 0.1 0.2 0.3 0.4
///     0.5 0.6
///     2.0 2.1 2.2
///     3.0 3.1 3.2 3.3 3.4
@Suite("Navigation in a flow layout")
struct FlowLayoutNavigationTests {
  private func layout(_ change: (inout FlowLayout.Metrics) -> Void = { _ in }) -> FlowLayout {
    FlowLayout.small([7, 0, 3, 5], change)
  }

  @Test(
    "Up and down move to the nearest item of the next line, across sections",
    arguments: [
      (.down, [(0, 1), (0, 6), (2, 1), (3, 1), nil]),
      (.down, [(0, 4), (0, 6)]),
      (.up, [(3, 4), (2, 2), (0, 6), (0, 1), nil]),
    ] as [(FocusDirection, [(Int, Int)?])])
  func upAndDownMoveToTheNearestItemOfTheNextLineAcrossSections(_ step: FocusDirection, _ path: [(Int, Int)?]) {
    expect(layout(), step, path)
  }

  @Test(
    "Back and onward follow the reading order, across sections",
    arguments: [
      (.onward, [(0, 4), (0, 5), (0, 6), (2, 0)]),
      (.onward, [(3, 3), (3, 4), nil]),
      (.back, [(2, 1), (2, 0), (0, 6), (0, 5), (0, 4)]),
      (.back, [(0, 0), nil]),
    ] as [(FocusDirection, [(Int, Int)?])])
  func readingOrder(_ step: FocusDirection, _ path: [(Int, Int)?]) {
    expect(layout(), step, path)
    expect(layout { $0.isRightToLeft = true }, step, path)
  }

  @Test("In columns, down follows the reading order and onward moves to the next column", arguments: [false, true])
  func columns(_ isRightToLeft: Bool) {
    // Six rows, so that the first section has the columns 0.0 to 0.5 and 0.6.
    let layout = layout { ($0.scrollDirection, $0.isRightToLeft) = (.horizontal, isRightToLeft) }
    expect(layout, .down, [(0, 5), (0, 6), (2, 0), (2, 1)])
    expect(layout, .up, [(0, 6), (0, 5), (0, 4)])
    expect(layout, .onward, [(0, 3), (0, 6), (2, 0), (3, 0), nil])
    expect(layout, .back, [(3, 2), (2, 2), (0, 6), (0, 0), nil])
  }

  @Test("A missing item has no neighbour")
  func missingItemHasNoNeighbour() {
    for step in FocusDirection.allCases {
      #expect(layout().neighbor(of: ItemIndex(1, 0), toward: step) == nil)
      #expect(layout().neighbor(of: ItemIndex(9, 0), toward: step) == nil)
    }
  }

  private func expect(_ layout: FlowLayout, _ step: FocusDirection, _ path: [(Int, Int)?]) {
    let path = path.map { $0.map { ItemIndex($0.0, $0.1) } }
    for (start, end) in zip(path, path.dropFirst()) {
      guard let start else { continue }
      #expect(layout.neighbor(of: start, toward: step) == end, "\(start) \(step)")
    }
  }
}
