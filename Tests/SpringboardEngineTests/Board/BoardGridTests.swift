import CollectionEngine
import SpringboardEngine
import Testing

@Suite("A board on another grid")
struct BoardGridTests {
  @Test("Another grid changes the screens, not the stored board")
  func screens() {
    let stored = Board(drawing: "a b c d e | f | dock: g h i j")
    #expect(screens(of: stored, columns: 3, rows: 2) == [5, 1])
    #expect(screens(of: stored, columns: 2, rows: 1) == [2, 2, 1, 1])
    #expect(screens(of: stored.spilling(dockCapacity: 2), columns: 2, rows: 1) == [2, 2, 1, 2, 1])
    #expect(screens(of: stored.spilling(dockCapacity: 4), columns: 3, rows: 2) == [5, 1])
  }

  @Test("A move on another grid changes only the moved item")
  func moveOnAnotherGridChangesOnlyTheMovedItem() {
    let stored = Board(drawing: "a b c d e f | g h")
    let moved = stored.moving(
      ["g"], to: .before("b"), pageCapacity: 2, dockCapacity: 1, folderName: { _ in "" })
    #expect(moved == Board(drawing: "a g b c d e f | h"))
  }

  /// The number of items on each screen.
  private func screens(of board: Board, columns: Int, rows: Int) -> [Int] {
    var preferences = Preferences()
    (preferences.configured.grid.columns, preferences.configured.grid.rows) = (.fixed(columns), .fixed(rows))
    let metrics = LayoutMetrics(viewport: Viewport(size: Size(width: 900, height: 700)), preferences: preferences)
    let layout = PagedGridLayout(metrics: metrics.grid, pageCounts: board.pages.map(\.count))
    return (0..<layout.screenCount).map { layout.screen($0)?.items.count ?? 0 }
  }
}
