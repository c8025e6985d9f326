/// Where words for the user stand: in the middle, over the page dots.
enum NoticeLayout {
  /// Logical pixels: a line of the desktop's font with air (libhandy's toast).
  private static let size = Size(width: 480, height: 48)

  static func frame(in metrics: GlassMetrics) -> Rect {
    let (room, pixels) = (metrics.rooms.grid, metrics.pixels)
    let width = pixels.floor(min(size.width, room.width))
    let height = pixels.floor(min(size.height, room.height))
    return Rect(x: pixels.nearest(room.midX - width / 2), y: room.maxY - height, width: width, height: height)
  }
}
