import CollectionEngine

/// The programme guide. Lengths are in logical pixels (by eye).
extension LayoutMetrics {
  private static let (guideRow, guideHours, guideChannels) = (64.0, 36.0, 168.0)
  /// The largest share of the width for the names of the channels.
  private static let guideChannelShare = 0.3

  /// The height above the middle of the page dots that is left free, for the buttons beside them.
  private static let dotsRoom = 28.0

  /// The frame of the guide: that of the grid above the page dots and the buttons beside them, as high as whole rows are.
  var guideFrame: Rect {
    let (grid, timeline) = (regions.grid, timeline(hourWidth: nil))
    let room = min(grid.maxY, regions.dots.midY - Self.dotsRoom) - grid.minY
    let rows = ((room - timeline.headerHeight + timeline.rowSpacing) / timeline.rowPitch).rounded(.down)
    let height = rows < 1 ? room : timeline.headerHeight + rows * timeline.rowPitch - timeline.rowSpacing
    return Rect(x: grid.minX, y: grid.minY, width: grid.width, height: max(0, pixels.floor(height)))
  }

  /// The measures of the guide.
  func timeline(hourWidth: Double?) -> TimelineMetrics {
    var timeline = TimelineMetrics()
    if let hourWidth { timeline.hourWidth = hourWidth }
    timeline.rowHeight = pixels.ceiling(Self.guideRow * roomScale)
    timeline.headerHeight = pixels.ceiling(Self.guideHours * roomScale)
    timeline.headerWidth = pixels.floor(
      min(Self.guideChannels * roomScale, Self.guideChannelShare * regions.grid.width))
    timeline.markSpacing *= roomScale
    timeline.isRightToLeft = isRightToLeft
    return timeline
  }
}
