import CollectionEngine

/// The frames of the buttons for search and the library: at both sides of the page dots, or in their place if there are
/// none. They are empty if there is no room for them. Lengths are in logical pixels (by eye).
struct GridButtonsLayout {
  let search: Rect
  let library: Rect

  private static let side = 24.0
  /// The distance from a button to the first page dot, and that between the buttons.
  static let gap = 14.0
  private static let innerGap = 28.0
  /// The width that a button takes beside the page dots.
  static let widthBesideDots = gap + side

  /// `dots` surrounds the page dots. Without a library, there is only the button for search.
  init(metrics: LayoutMetrics, dots: Rect?, hasLibrary: Bool) {
    let (row, pixels) = (metrics.regions.dots, metrics.pixels)
    guard row.height >= Self.side else {
      (search, library) = (.zero, .zero)
      return
    }
    func frame(_ x: Double) -> Rect {
      Rect(x: pixels.nearest(x), y: pixels.nearest(row.midY - Self.side / 2), width: Self.side, height: Self.side)
    }
    let (left, right) =
      if let dots {
        (frame(dots.minX - Self.gap - Self.side), frame(dots.maxX + Self.gap))
      } else if hasLibrary {
        (frame(row.midX - Self.innerGap / 2 - Self.side), frame(row.midX + Self.innerGap / 2))
      } else {
        (frame(row.midX - Self.side / 2), frame(row.midX - Self.side / 2))
      }
    (search, library) = metrics.isRightToLeft ? (right, left) : (left, right)
  }
}
