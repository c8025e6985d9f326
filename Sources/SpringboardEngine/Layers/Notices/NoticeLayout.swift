import CollectionEngine

/// The frame of a notice: in the bar above the grid, so that it covers no tile, no dock and no page dots. Lengths are in
/// logical pixels (by eye).
struct NoticeLayout {
  let metrics: LayoutMetrics
  /// The frame of Done, which shares the bar.
  let done: Rect

  private static let maximumWidth = 480.0
  /// The distance to Done.
  private static let gap = 8.0

  /// The frame in the bar. While the search field is there, it is at the bottom of the results instead; `searching` is how
  /// far the search has opened, 0...1.
  func frame(besideDone presence: Double, below searching: Double) -> Rect {
    let frame = frame(besideDone: presence)
    guard searching > 0 else { return frame }
    let bottom = SearchPresentation(metrics: metrics).frame.maxY - frame.height
    return Rect(
      x: frame.minX, y: pixels.nearest(interpolate(frame.minY, max(frame.minY, bottom), searching)),
      width: frame.width, height: frame.height)
  }

  /// The frame in the middle of the bar. With Done, it is beside it if there is no room in the middle; `presence` is
  /// how far Done has faded in, 0...1.
  func frame(besideDone presence: Double) -> Rect {
    let centered = frame(in: metrics.regions.topBar)
    guard presence > 0, centered.maxX + Self.gap > done.minX, centered.minX < done.maxX + Self.gap else {
      return centered
    }
    let frame = centered.interpolated(to: self.frame(in: roomBesideDone), presence)
    return Rect(x: pixels.nearest(frame.minX), y: frame.minY, width: pixels.floor(frame.width), height: frame.height)
  }

  private var roomBesideDone: Rect {
    let bar = metrics.regions.topBar
    return bar.inset(
      by: metrics.isRightToLeft
        ? Insets(left: done.maxX + Self.gap - bar.minX) : Insets(right: bar.maxX - done.minX + Self.gap))
  }

  private func frame(in room: Rect) -> Rect {
    let width = pixels.floor(min(Self.maximumWidth * metrics.roomScale, room.width))
    return Rect(
      x: pixels.nearest(room.midX - width / 2), y: room.minY, width: width,
      height: metrics.barHeight)
  }

  private var pixels: PixelGrid { metrics.pixels }
}
