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

  /// Returns the attributes of a cell with its icon and its label. In a cell that is too small, they are smaller.
  func attributes(of index: ItemIndex, in frame: Rect, _ pixels: PixelGrid) -> LayoutAttributes {
    guard let iconSide else { return LayoutAttributes(element: .cell(index), frame: frame) }
    let height = min(labelHeight, frame.height)
    let gap = height > 0 ? min(pixels.ceiling(CellTuning.labelGap), frame.height - height) : 0
    let side = min(iconSide, frame.width, max(0, frame.height - height - gap))
    let icon = Rect(
      x: frame.minX + pixels.floor((frame.width - side) / 2),
      y: frame.minY + pixels.floor((frame.height - side - height - gap) / 2), width: side, height: side)
    guard height > 0 else { return LayoutAttributes(element: .cell(index), frame: frame, icon: icon) }
    let inset = pixels.floor(min(CellTuning.labelInset, frame.width) / 2)
    let label = Rect(x: frame.minX + inset, y: icon.maxY + gap, width: frame.width - 2 * inset, height: height)
    return LayoutAttributes(element: .cell(index), frame: frame, icon: icon, label: label)
  }
}
