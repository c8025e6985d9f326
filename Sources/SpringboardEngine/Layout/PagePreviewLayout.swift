import CollectionEngine

/// The frames of the plate above a finger that slides along the page dots: a miniature of a page, and the page's number below
/// it. Lengths are in logical pixels.
struct PagePreviewLayout {
  private let pixels: PixelGrid
  private let dots: Rect
  /// The size of the plate.
  private let size: Size
  /// The room for the miniature, relative to the plate; empty without one.
  let page: Rect
  /// The room for the number, relative to the plate.
  let number: Rect

  /// The room for a miniature, the distance of the content from the edges, that between the miniature and the number,
  /// and that of the plate from the page dots, so that the finger does not cover it (by eye).
  private static let miniature = Size(width: 144, height: 108)
  private static let (padding, gap, distance) = (12.0, 6.0, 20.0)

  /// Creates the plate above page dots in a rectangle of the viewport.
  init(metrics: LayoutMetrics, above dots: Rect, hasMiniature: Bool) {
    (pixels, self.dots) = (metrics.pixels, dots)
    let width = pixels.ceiling(max(Self.miniature.width, metrics.pageNumberWidth))
    let height = hasMiniature ? Self.miniature.height : 0
    page = Rect(x: Self.padding, y: Self.padding, width: width, height: height)
    number = Rect(
      x: Self.padding, y: page.maxY + (hasMiniature ? Self.gap : 0), width: width, height: metrics.label.lineHeight)
    size = Size(width: width + 2 * Self.padding, height: pixels.ceiling(number.maxY + Self.padding))
  }

  /// The frame of the plate above a finger at `x`, within the viewport.
  func frame(at x: Double, in viewport: Size) -> Rect {
    let left = (x - size.width / 2).clamped(to: 0...max(0, viewport.width - size.width))
    let top = max(0, dots.minY - Self.distance - size.height)
    return Rect(x: pixels.nearest(left), y: pixels.nearest(top), width: size.width, height: size.height)
  }
}
