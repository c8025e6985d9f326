import CollectionEngine

/// The miniatures on a folder's plate, on whole device pixels: two rows of two for up to four applications, and
/// otherwise three rows of three.
public struct MiniatureLayout: CollectionLayout, Equatable {
  /// The maximum number of miniatures; the first applications are shown.
  public static let capacity = 9
  private static let fewApplications = 4

  /// The plate, which is on whole device pixels.
  let icon: Rect
  let pixels: PixelGrid
  let isRightToLeft: Bool
  /// The number of miniatures; zero on a plate that is too small for them.
  let count: Int
  private let columns: Int
  private let side: Double
  private let gap: Double

  /// Creates the layout for the plate of a folder with `count` applications.
  public init(icon: Rect, pixels: PixelGrid, isRightToLeft: Bool, count: Int) {
    (self.icon, self.pixels, self.isRightToLeft) = (icon, pixels, isRightToLeft)
    let plate = (icon.width * pixels.scale).rounded()
    columns = count > Self.fewApplications ? 3 : 2
    let side = Self.nearest(plate * LayoutTuning.miniatureShare, oddLike: plate)
    let gap = Self.nearest(plate * LayoutTuning.miniatureGapShare, oddLike: plate)
    (self.side, self.gap) = (side / pixels.scale, gap / pixels.scale)
    let fits = side > 0 && Double(columns) * side + Double(columns - 1) * gap <= plate
    self.count = fits ? count.clamped(to: 0...Self.capacity) : 0
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
    let (row, column) = item.quotientAndRemainder(dividingBy: columns)
    let physical = isRightToLeft ? columns - 1 - column : column
    let frame = Rect(
      x: icon.minX + margin + Double(physical) * (side + gap), y: icon.minY + margin + Double(row) * (side + gap),
      width: side, height: side)
    return LayoutAttributes(element: .cell(ItemIndex(section: 0, item: item)), frame: frame)
  }

  /// The distance from the edge of the plate to the miniatures.
  private var margin: Double { (icon.width - Double(columns) * side - Double(columns - 1) * gap) / 2 }

  /// The nearest length in device pixels that is odd or even like the side of the plate, so that the miniatures are exactly
  /// centred.
  private static func nearest(_ length: Double, oddLike plate: Double) -> Double {
    let odd = plate.truncatingRemainder(dividingBy: 2)
    return 2 * ((length - odd) / 2).rounded() + odd
  }
}

extension LayoutMetrics {
  func miniatures(in plate: Rect, count: Int) -> [Rect] {
    let layout = miniatureLayout(in: plate, count: count)
    return layout.attributes(in: layout.contentBounds).map(\.frame)
  }

  /// nil if the application is not shown.
  func miniature(at item: Int, of count: Int, in plate: Rect) -> Rect? {
    miniatureLayout(in: plate, count: count).attributes(for: ItemIndex(section: 0, item: item))?.frame
  }

  private func miniatureLayout(in plate: Rect, count: Int) -> MiniatureLayout {
    MiniatureLayout(icon: plate, pixels: pixels, isRightToLeft: isRightToLeft, count: count)
  }
}
