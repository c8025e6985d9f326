import CollectionEngine
import Testing

/// Sections of 6, 0 and 1 items, and four items on a line, at x 0, 25, 50 and 75. The lines are at y 10, 30 and 60;
/// headers fill the rest of the content.
@Suite("A drop on a flow layout")
struct FlowLayoutDroppingTests {
  private func layout(_ change: (inout FlowLayout.Metrics) -> Void = { _ in }) -> FlowLayout {
    FlowLayout.small([6, 0, 1], size: Size(width: 95, height: 100)) {
      $0.section.minimumInteritemSpacing = 5
      $0.section.minimumLineSpacing = 10
      $0.section.headerReferenceSize = Size(width: 0, height: 10)
      change(&$0)
    }
  }

  @Test(
    "A drop is before, after or onto the nearest item",
    arguments: [
      (10, 15, "onto 0.0"), (1, 15, "before 0.0"), (19, 15, "after 0.0"),
      (22, 15, "after 0.0"), (23, 15, "before 0.1"),
      (10, 24, "after 0.0"), (9, 24, "before 0.0"), (10, 26, "after 0.4"),
      (35, 35, "onto 0.5"), (90, 35, "after 0.5"),
      (90, 5, "before 0.0"), (35, 45, "end"), (35, 51, "before 2.0"), (1, 61, "before 2.0"),
      (60, 69, "after 2.0"), (60, 70, "end"), (60, 500, "end"),
    ])
  func target(_ x: Double, _ y: Double, _ expected: String) {
    #expect(layout().dropTarget(at: Point(x: x, y: y), share: 0.6).text == expected)
  }

  @Test(
    "Drops are mirrored from right to left",
    arguments: [(85, "onto 0.0"), (94, "before 0.0"), (76, "after 0.0"), (2, "after 0.3")])
  func mirrored(_ x: Double, _ expected: String) {
    let layout = layout { $0.isRightToLeft = true }
    #expect(layout.dropTarget(at: Point(x: x, y: 15), share: 0.6).text == expected)
  }

  @Test(
    "In columns the vertical position decides",
    arguments: [(1, "before 0.0"), (5, "onto 0.0"), (9, "after 0.0"), (99, "after 0.5")])
  func columns(_ y: Double, _ expected: String) {
    let layout = layout { $0.scrollDirection = .horizontal }
    #expect(layout.dropTarget(at: Point(x: 10, y: y), share: 0.6).text == expected)
  }

  @Test("There is no drop target beside the content, and empty content has only its end")
  func thereIsNoDropTargetBesideTheContentAndEmptyContentHasOnlyItsEnd() {
    #expect(layout().dropTarget(at: Point(x: -1, y: 15), share: 0.6) == nil)
    #expect(layout().dropTarget(at: Point(x: 95, y: 15), share: 0.6) == nil)
    #expect(layout().dropTarget(at: Point(x: 5, y: -1), share: 0.6) == nil)
    #expect(FlowLayout.small([]).dropTarget(at: Point(x: 5, y: 5), share: 0.6) == .end)
  }
}

extension Optional<LayoutDropTarget> {
  /// The drop target as text, such as "onto 0.3", "end" or "nothing".
  var text: String {
    switch self {
    case .onto(let index): "onto \(index.section).\(index.item)"
    case .before(let index): "before \(index.section).\(index.item)"
    case .after(let index): "after \(index.section).\(index.item)"
    case .end: "end"
    case nil: "nothing"
    }
  }
}
