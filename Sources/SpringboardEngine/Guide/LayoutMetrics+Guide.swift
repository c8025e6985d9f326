/// The programme guide. Lengths are in logical pixels (by eye).
extension LayoutMetrics {
  private static let (guideRow, guideHours, guideChannels) = (64.0, 36.0, 168.0)
  /// The largest share of the width for the names of the channels.
  private static let guideChannelShare = 0.3

  /// The frame of the guide: that of the grid, or everything below the bar at the top if there is only the guide.
  func guide(_ place: GuidePlace?) -> Rect {
    guard place == .only else { return regions.grid }
    return Rect(
      x: regions.grid.minX, y: regions.grid.minY, width: regions.grid.width,
      height: max(regions.grid.height, regions.dock.maxY - regions.grid.minY))
  }

  /// The measures of the guide.
  func timeline(hourWidth: Double?) -> TimelineMetrics {
    var timeline = TimelineMetrics()
    if let hourWidth { timeline.hourWidth = hourWidth }
    timeline.rowHeight = pixels.ceiling(Self.guideRow * textScale)
    timeline.headerHeight = pixels.ceiling(Self.guideHours * textScale)
    timeline.headerWidth = pixels.floor(
      min(Self.guideChannels * textScale, Self.guideChannelShare * regions.grid.width))
    timeline.isRightToLeft = isRightToLeft
    return timeline
  }
}
