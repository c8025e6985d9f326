/// Where a folder's plate shows what is in it: three rows of three, each on whole device pixels.
public struct MiniatureLayout: CollectionLayout, Equatable {
  /// The most that are shown: the first ones.
  public static let capacity = 9
  private static let columns = 3

  /// The plate, on whole device pixels.
  let icon: Rect
  let pixels: PixelGrid
  let isRightToLeft: Bool
  /// How many are shown; none on a plate too small for them.
  let count: Int

  public init(icon: Rect, pixels: PixelGrid, isRightToLeft: Bool, count: Int) {
    (self.icon, self.pixels, self.isRightToLeft) = (icon, pixels, isRightToLeft)
    self.count = Self.side(icon, pixels) > 0 ? count.clamped(to: 0...Self.capacity) : 0
  }

  public var contentBounds: Rect { icon }

  public func attributes(in visible: Rect) -> [LayoutAttributes] {
    (0..<count).map(miniature).filter { $0.frame.intersects(visible) }
  }

  public func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    guard let index = element.cell, index.section == 0, (0..<count).contains(index.item) else { return nil }
    return miniature(index.item)
  }

  private func miniature(_ item: Int) -> LayoutAttributes {
    let (row, column) = item.quotientAndRemainder(dividingBy: Self.columns)
    let physical = isRightToLeft ? Self.columns - 1 - column : column
    let frame = Rect(
      x: icon.minX + margin + Double(physical) * (side + gap), y: icon.minY + margin + Double(row) * (side + gap),
      width: side, height: side)
    return LayoutAttributes(element: .cell(IndexPath(section: 0, item: item)), frame: frame)
  }

  private var gap: Double { Self.gap(icon, pixels) }
  private var side: Double { Self.side(icon, pixels) }

  private static func gap(_ icon: Rect, _ pixels: PixelGrid) -> Double {
    pixels.ceiling(icon.width * LayoutTuning.miniatureGapShare)
  }

  /// Odd or even as the plate is, so that they stand exactly in its middle.
  private static func side(_ icon: Rect, _ pixels: PixelGrid) -> Double {
    let room = icon.width * (1 - 2 * LayoutTuning.miniatureInsetShare) - 2 * gap(icon, pixels)
    let odd = (icon.width * pixels.scale).rounded().truncatingRemainder(dividingBy: 2)
    let pairs = ((room / 3 * pixels.scale - odd) / 2 + 1e-6).rounded(.down)
    return (2 * pairs + odd) / pixels.scale
  }

  /// From the plate's edge to the first.
  private var margin: Double { (icon.width - 3 * side - 2 * gap) / 2 }
}

extension LayoutMetrics {
  func miniatures(in plate: Rect, count: Int) -> [Rect] {
    let layout = miniatureLayout(in: plate, count: count)
    return layout.attributes(in: layout.contentBounds).map(\.frame)
  }

  /// nil for one that is not shown.
  func miniature(at item: Int, of count: Int, in plate: Rect) -> Rect? {
    miniatureLayout(in: plate, count: count).attributes(for: IndexPath(section: 0, item: item))?.frame
  }

  private func miniatureLayout(in plate: Rect, count: Int) -> MiniatureLayout {
    MiniatureLayout(icon: plate, pixels: pixels, isRightToLeft: isRightToLeft, count: count)
  }
}
