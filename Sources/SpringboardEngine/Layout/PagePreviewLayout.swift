/// The plate above a finger that slides along the page dots, with a miniature of a page and the page's number below it.
/// Lengths are in logical pixels.
struct PagePreviewLayout {
  private let metrics: LayoutMetrics
  /// The size of the miniature in relation to the grid.
  private let scale: Double

  /// The room for the miniature, the distance of the content from the edges, that between the miniature and the number,
  /// and that of the plate from the page dots, so that the finger does not cover it (by eye).
  private static let miniature = Size(width: 144, height: 108)
  private static let (padding, gap, distance) = (12.0, 6.0, 20.0)

  /// Creates the plate above the page dots that have these metrics.
  init(metrics: LayoutMetrics) {
    self.metrics = metrics
    let grid = metrics.regions.grid.size
    scale = min(Self.miniature.width / max(1, grid.width), Self.miniature.height / max(1, grid.height))
  }

  private var miniature: Size {
    let (grid, pixels) = (metrics.regions.grid.size, metrics.pixels)
    return Size(width: pixels.ceiling(grid.width * scale), height: pixels.ceiling(grid.height * scale))
  }

  private var size: Size {
    let width = max(miniature.width, PageDotsLayout.numberWidth(in: metrics)) + 2 * Self.padding
    let height = miniature.height + Self.gap + metrics.label.lineHeight + 2 * Self.padding
    return Size(width: metrics.pixels.ceiling(width), height: metrics.pixels.ceiling(height))
  }

  /// The frame of the plate above a finger at `x`, within the viewport.
  func frame(at x: Double, in viewport: Size) -> Rect {
    let (size, pixels) = (size, metrics.pixels)
    let left = (x - size.width / 2).clamped(to: 0...max(0, viewport.width - size.width))
    let top = max(0, metrics.regions.dots.minY - Self.distance - size.height)
    return Rect(x: pixels.nearest(left), y: pixels.nearest(top), width: size.width, height: size.height)
  }

  /// The room for the number, relative to the plate.
  var number: Rect {
    let height = metrics.label.lineHeight
    return Rect(
      x: Self.padding, y: size.height - Self.padding - height, width: size.width - 2 * Self.padding, height: height)
  }

  /// The frames of tiles, relative to the plate, whose icons have these frames in the viewport.
  func tiles(of icons: [Rect]) -> [Rect] {
    let (grid, pixels) = (metrics.regions.grid, metrics.pixels)
    let left = (size.width - miniature.width) / 2
    return icons.filter(grid.intersects).map { icon in
      Rect(
        x: pixels.nearest(left + (icon.minX - grid.minX) * scale),
        y: pixels.nearest(Self.padding + (icon.minY - grid.minY) * scale),
        width: pixels.ceiling(icon.width * scale), height: pixels.ceiling(icon.height * scale))
    }
  }
}
