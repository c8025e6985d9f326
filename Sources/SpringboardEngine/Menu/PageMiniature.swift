/// A small picture of a page, in a row of a menu or above the page dots: its grid, whose slots the items fill row by row.
public struct PageMiniature: Hashable, Sendable {
  /// The number of columns of the grid.
  public var columnCount: Int
  /// The number of rows of the grid.
  public var rowCount: Int
  /// The items on the page, in reading order.
  public var items: [ItemID]
  /// Whether the item that the menu belongs to is on the page; for an item of the dock, whether the page is shown.
  public var isCurrent: Bool

  /// Creates the miniature of a page.
  public init(columnCount: Int, rowCount: Int, items: [ItemID], isCurrent: Bool) {
    (self.columnCount, self.rowCount) = (columnCount, rowCount)
    (self.items, self.isCurrent) = (items, isCurrent)
  }
}
