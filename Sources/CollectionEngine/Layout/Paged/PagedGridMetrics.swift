/// The measures of a paged grid, in logical pixels of the content.
public struct PagedGridMetrics: Equatable, Sendable {
  /// The first screen. Every screen begins on a whole device pixel.
  public var screen: Rect
  /// The part of the first screen that is divided into slots. A drop there that is on no cell is one at the end.
  public var area: Rect
  /// The columns of the first screen.
  public var columns: SlotAxis
  /// The rows of the first screen.
  public var rows: SlotAxis
  /// The icon and the label in a slot.
  public var cell: CellMetrics
  /// The device pixels that frames are aligned to.
  public var pixels: PixelGrid
  /// Whether the layout is mirrored, for scripts that run from right to left.
  public var isRightToLeft: Bool

  /// Creates measures from their parts.
  public init(
    screen: Rect, area: Rect, columns: SlotAxis, rows: SlotAxis, cell: CellMetrics = CellMetrics(), pixels: PixelGrid,
    isRightToLeft: Bool = false
  ) {
    (self.screen, self.area, self.columns, self.rows) = (screen, area, columns, rows)
    (self.cell, self.pixels, self.isRightToLeft) = (cell, pixels, isRightToLeft)
  }

  /// The measures with finite rectangles and valid lengths.
  var bounded: PagedGridMetrics {
    var metrics = self
    metrics.screen = Rect(origin: screen.origin.bounded, size: screen.size.boundedLengths)
    metrics.area = area.bounded
    metrics.cell = CellMetrics(
      iconSide: cell.iconSide.map(\.boundedLength), labelHeight: cell.labelHeight.boundedLength)
    return metrics
  }

  /// Divides screens of this size, without the insets, into slots.
  public init(
    size: Size, inset: Insets = .zero, columns: SlotDivision, rows: SlotDivision, cell: CellMetrics = CellMetrics(),
    pixels: PixelGrid, isRightToLeft: Bool = false
  ) {
    let size = size.boundedLengths
    let screen = Rect(x: 0, y: 0, width: pixels.ceiling(size.width), height: pixels.ceiling(size.height))
    let area = pixels.inside(screen.inset(by: inset).bounded)
    self.init(
      screen: screen, area: area, columns: SlotAxis(start: area.minX, length: area.width, columns, pixels: pixels),
      rows: SlotAxis(start: area.minY, length: area.height, rows, pixels: pixels), cell: cell, pixels: pixels,
      isRightToLeft: isRightToLeft)
  }
}
