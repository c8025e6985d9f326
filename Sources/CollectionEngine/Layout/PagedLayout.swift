/// Divides the content of a layout into screens of the same size, side by side in the direction of the script. A pager
/// scrolls it by screens.
public protocol PagedLayout: Sendable {
  /// The number of screens; at least one.
  var screenCount: Int { get }

  /// The screens that show items. On the others, the host shows something else.
  var itemScreens: Range<Int> { get }

  /// The rows and columns of a screen; nil if it is not a grid.
  var screenGrid: ScreenGrid? { get }

  /// Returns the content offset at which a screen is shown; 1.5 is midway between the second screen and the third.
  func contentOffset(ofScreen screen: Double) -> Point

  /// Returns the screen that is shown at a content offset; a fraction between two screens.
  func screen(atContentOffset offset: Point) -> Double

  /// Returns the screen that an item is on; nil if there is no such item.
  func screen(of index: ItemIndex) -> Int?

  /// Returns the items on a screen in reading order; none if there is no such screen.
  func items(onScreen screen: Int) -> [ItemIndex]
}

extension PagedLayout {
  /// All screens.
  public var itemScreens: Range<Int> { 0..<screenCount }

  /// Nil.
  public var screenGrid: ScreenGrid? { nil }

  /// Converts a length in logical pixels to a number of screens.
  public func screens(across length: Double) -> Double {
    let step = contentOffset(ofScreen: 1) - contentOffset(ofScreen: 0)
    return length / max(1, Point.zero.distance(to: step))
  }
}

/// The rows and columns of a screen.
public struct ScreenGrid: Equatable, Sendable {
  /// The number of columns.
  public var columnCount: Int
  /// The number of rows.
  public var rowCount: Int

  /// Creates a grid of this many rows and columns.
  public init(columnCount: Int, rowCount: Int) {
    (self.columnCount, self.rowCount) = (columnCount, rowCount)
  }

  /// The number of slots.
  public var capacity: Int { columnCount * rowCount }
}
