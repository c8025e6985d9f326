import CollectionEngine
import TestSupport
import Testing

@Suite("A transition between layouts that group their items differently")
struct LayoutCorrespondenceTests {
  private static let before = [["a", "b", "gone"], ["c"]]
  private static let after = [["c", "b"], [], ["new", "a"]]

  private func transition(_ progress: Double, keepsSections: Bool = false) -> LayoutTransition {
    func end(_ items: [[String]]) -> LayoutTransition.End {
      let layout = FlowLayout.small(items.map(\.count)) {
        $0.section.headerReferenceSize = Size(width: 0, height: 8)
      }
      return LayoutTransition.End(layout, contentOffset: .zero)
    }
    let correspondence = LayoutCorrespondence(from: Self.before, to: Self.after, keepsSections: keepsSections)
    return LayoutTransition(
      from: end(Self.before), to: end(Self.after), progress: progress, correspondence: correspondence)
  }

  /// The items of the cells and their positions.
  private func items(_ transition: LayoutTransition) -> [String] {
    transition.elements(in: Rect(x: 0, y: 0, width: 100, height: 60)).compactMap { element in
      let source = element.source?.cell.map { Self.before[$0.section][$0.item] }
      let target = element.target?.cell.map { Self.after[$0.section][$0.item] }
      guard let item = target ?? source, source == nil || target == nil || source == target else { return nil }
      let (frame, alpha) = (element.attributes.frame, element.attributes.alpha)
      return "\(item) \(frame.minX) \(frame.minY)" + (alpha < 1 ? " \(alpha)" : "")
    }
  }

  @Test("Cells of the same items move, and the others fade in and out")
  func items() {
    #expect(items(transition(0)) == ["a 0.0 8.0", "b 20.0 8.0", "gone 40.0 8.0", "c 0.0 26.0"])
    #expect(
      items(transition(0.25)) == ["a 5.0 14.5", "b 20.0 8.0", "gone 40.0 8.0 0.5", "c 0.0 21.5", "new 0.0 34.0 0.0"])
    #expect(
      items(transition(0.75)) == ["c 0.0 12.5", "b 20.0 8.0", "new 0.0 34.0 0.5", "a 15.0 27.5", "gone 40.0 8.0 0.0"])
    #expect(items(transition(1)) == ["c 0.0 8.0", "b 20.0 8.0", "new 0.0 34.0", "a 20.0 34.0"])
  }

  @Test("Cells have the indices of the nearer layout")
  func cellsHaveTheIndexPathsOfTheNearerLayout() {
    let (before, after) = (transition(0.4), transition(0.6))
    let visible = Rect(x: 0, y: 0, width: 100, height: 60)
    #expect(before.attributes(for: .cell(ItemIndex(1, 0)), in: visible)?.frame.minY == 26 - 18 * 0.4)
    #expect(after.attributes(for: .cell(ItemIndex(0, 0)), in: visible)?.frame.minY == 26 - 18 * 0.6)
    #expect(after.attributes(for: .cell(ItemIndex(0, 0)), in: visible)?.element == .cell(ItemIndex(0, 0)))
  }

  @Test("Headers move only if sections correspond")
  func headers() {
    let visible = Rect(x: 0, y: 0, width: 100, height: 60)
    func headers(_ transition: LayoutTransition) -> [String] {
      transition.elements(in: visible).filter { $0.attributes.index == nil }
        .map { "\($0.source?.text ?? "nothing") to \($0.target?.text ?? "nothing")" }
    }
    #expect(
      headers(transition(0.25, keepsSections: true))
        == ["header 0 to header 0", "header 1 to header 1", "nothing to header 2"])
    #expect(
      headers(transition(0.25)) == [
        "header 0 to nothing", "header 1 to nothing", "nothing to header 0", "nothing to header 1",
        "nothing to header 2",
      ])
  }

  @Test("Every cell corresponds to at most one other cell")
  func pairs() {
    let correspondence = LayoutCorrespondence(targets: [
      ItemIndex(0, 1): ItemIndex(5, 5), ItemIndex(0, 0): ItemIndex(5, 5), ItemIndex(0, 2): ItemIndex(1, 0),
    ])
    #expect(correspondence.target(of: .cell(ItemIndex(0, 0))) == .cell(ItemIndex(5, 5)))
    #expect(correspondence.source(of: .cell(ItemIndex(5, 5))) == .cell(ItemIndex(0, 0)))
    #expect(correspondence.target(of: .cell(ItemIndex(0, 1))) == nil)
    #expect(correspondence.target(of: .cell(ItemIndex(9, 9))) == nil)
    #expect(correspondence.target(of: .header(section: 0)) == nil)
    #expect(LayoutCorrespondence.identity.source(of: .header(section: 0)) == .header(section: 0))
    #expect(LayoutCorrespondence.identity.source(of: .cell(ItemIndex(3, 4))) == .cell(ItemIndex(3, 4)))
  }

  @Test("If an item occurs twice, its first cells correspond")
  func duplicates() {
    let correspondence = LayoutCorrespondence(from: [["a", "a"]], to: [["b", "a", "a"]])
    #expect(correspondence.target(of: .cell(ItemIndex(0, 0))) == .cell(ItemIndex(0, 1)))
    #expect(correspondence.target(of: .cell(ItemIndex(0, 1))) == nil)
    #expect(correspondence.source(of: .cell(ItemIndex(0, 2))) == nil)
  }
}
