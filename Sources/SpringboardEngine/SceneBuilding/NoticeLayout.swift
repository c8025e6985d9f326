/// The frame of a notice: in the middle, over the page dots, so that it covers no tile.
enum NoticeLayout {
  /// The maximum size in logical pixels: a line of the desktop's font with padding (libhandy's toast).
  private static let size = Size(width: 480, height: 44)

  static func frame(in metrics: LayoutMetrics) -> Rect {
    let (room, dots, pixels) = (metrics.regions.grid, metrics.regions.dots, metrics.pixels)
    let width = pixels.floor(min(size.width, room.width))
    let height = pixels.floor(min(size.height, room.height))
    let y = dots.height > 0 ? dots.midY - height / 2 : room.maxY - height
    return Rect(
      x: pixels.nearest(room.midX - width / 2), y: pixels.nearest(y), width: width, height: height)
  }
}
