/// The miniatures on a folder's plate: three rows of three, on whole device pixels.
public struct MiniatureLayout: CollectionLayout, Equatable {
  /// The maximum number of miniatures; the first applications are shown.
  public static let capacity = 9
  private static let columns = 3

  /// The plate, which is on whole device pixels.
  let icon: Rect
  let pixels: PixelGrid
  let isRightToLeft: Bool
  /// The number of miniatures; zero on a plate that is too small for them.
  let count: Int

  /// Creates the layout for the plate of a folder with `count` applications.
  public init(icon: Rect, pixels: PixelGrid, isRightToLeft: Bool, count: Int) {
    (self.icon, self.pixels, self.isRightToLeft) = (icon, pixels, isRightToLeft)
    self.count = Self.side(icon, pixels) > 0 ? count.clamped(to: 0...Self.capacity) : 0
  }

  /// The plate.
  public var contentBounds: Rect { icon }

  /// Returns the miniatures that intersect a rectangle.
  public func attributes(in visible: Rect) -> [LayoutAttributes] {
    (0..<count).map(miniature).filter { $0.frame.intersects(visible) }
  }

  /// Returns nil if the application is not shown.
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

  /// The side of a miniature. In device pixels it is odd or even like that of the plate, so that the miniatures are
  /// exactly centred.
  private static func side(_ icon: Rect, _ pixels: PixelGrid) -> Double {
    let room = icon.width * (1 - 2 * LayoutTuning.miniatureInsetShare) - 2 * gap(icon, pixels)
    let odd = (icon.width * pixels.scale).rounded().truncatingRemainder(dividingBy: 2)
    let pairs = ((room / 3 * pixels.scale - odd) / 2 + 1e-6).rounded(.down)
    return (2 * pairs + odd) / pixels.scale
  }

  /// The distance from the edge of the plate to the miniatures.
  private var margin: Double { (icon.width - 3 * side - 2 * gap) / 2 }
}

extension LayoutMetrics {
  func miniatures(in plate: Rect, count: Int) -> [Rect] {
    let layout = miniatureLayout(in: plate, count: count)
    return layout.attributes(in: layout.contentBounds).map(\.frame)
  }

  /// nil if the application is not shown.
  func miniature(at item: Int, of count: Int, in plate: Rect) -> Rect? {
    miniatureLayout(in: plate, count: count).attributes(for: IndexPath(section: 0, item: item))?.frame
  }

  private func miniatureLayout(in plate: Rect, count: Int) -> MiniatureLayout {
    MiniatureLayout(icon: plate, pixels: pixels, isRightToLeft: isRightToLeft, count: count)
  }
}
