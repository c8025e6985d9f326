/// Divides a cell into an icon and the label under it, which are together in the middle of the cell. Lengths are in logical pixels.
public struct CellMetrics: Equatable, Sendable {
  /// The side of the icon; nil if the icon fills the cell, which then has no label.
  public var iconSide: Double?
  /// The height of the label; zero for none.
  public var labelHeight: Double

  /// Creates the measures of a cell, by default of one that is an icon.
  public init(iconSide: Double? = nil, labelHeight: Double = 0) {
    (self.iconSide, self.labelHeight) = (iconSide, labelHeight)
  }

  /// Divides a cell of this size. In a cell that is too small, icon and label are smaller.
  func parts(of size: Size, _ pixels: PixelGrid) -> CellParts {
    guard let iconSide else { return CellParts(size: size, icon: Rect(origin: .zero, size: size), label: nil) }
    let height = min(labelHeight, size.height)
    let gap = height > 0 ? min(pixels.ceiling(CellTuning.labelGap), size.height - height) : 0
    let side = min(iconSide, size.width, max(0, size.height - height - gap))
    let icon = Rect(
      x: pixels.floor((size.width - side) / 2), y: pixels.floor((size.height - side - height - gap) / 2), width: side,
      height: side)
    guard height > 0 else { return CellParts(size: size, icon: icon, label: nil) }
    let inset = pixels.floor(min(CellTuning.labelInset, size.width) / 2)
    let label = Rect(x: inset, y: icon.maxY + gap, width: size.width - 2 * inset, height: height)
    return CellParts(size: size, icon: icon, label: label)
  }

  /// Returns the attributes of a cell with its icon and its label.
  func attributes(of index: ItemIndex, in frame: Rect, _ pixels: PixelGrid) -> LayoutAttributes {
    parts(of: frame.size, pixels).attributes(of: index, at: frame.origin)
  }
}

/// The icon and the label of all cells of one size, relative to the upper left corner of the cell.
struct CellParts {
  let size: Size
  let icon: Rect
  let label: Rect?

  func attributes(of index: ItemIndex, at origin: Point) -> LayoutAttributes {
    LayoutAttributes(
      element: .cell(index), frame: Rect(origin: origin, size: size), icon: icon.moved(by: origin),
      label: label?.moved(by: origin))
  }
}
