import CollectionEngine
import TestSupport

extension TimelineLayout {
  /// Midnight in Berlin, 24 October 2026. The day after it has 25 hours.
  static let midnight = 1_792_792_800.0
  /// The seconds of an hour.
  static let hour = 3600.0

  /// Rows from midnight on, with a mark at each hour, in a viewport of 1000 × 400. `width` is that of an hour.
  static func guide(
    _ rows: [TimelineRow], hours: Double = 49, width: Double = 300, now: Double? = nil, scale: Double = 1,
    isRightToLeft: Bool = false, pinsLeading: Bool = false
  ) -> TimelineLayout {
    var metrics = TimelineMetrics()
    (metrics.hourWidth, metrics.isRightToLeft, metrics.pinsLeading) = (width, isRightToLeft, pinsLeading)
    return TimelineLayout(
      rows, time: midnight..<midnight + hours * hour, marks: (0..<Int(hours)).map { midnight + Double($0) * hour },
      currentTime: now.map { midnight + $0 * hour }, metrics: metrics, viewportSize: Size(width: 1000, height: 400),
      pixels: PixelGrid(scale: scale))
  }

  func frame(_ section: Int, _ item: Int) -> Rect? { attributes(for: ItemIndex(section, item))?.frame }
}

extension TimelineSpan {
  /// A span from and to these hours after midnight.
  static func hours(_ start: Double, _ end: Double, share: SlotShare? = nil) -> TimelineSpan {
    let (midnight, hour) = (TimelineLayout.midnight, TimelineLayout.hour)
    return TimelineSpan(start: midnight + start * hour, end: midnight + end * hour, share: share)
  }
}

extension TimelineRow {
  /// A row with up to 60 spans from an hour before midnight on, and sometimes with a leading view.
  static func random(_ generator: inout SeededGenerator) -> TimelineRow {
    let spans = (0..<generator.number(0...60)).map { _ in
      let start = Double(generator.number(-60...1900)) / 60
      return TimelineSpan.hours(start, start + Double(generator.number(-5...180)) / 60)
    }
    return TimelineRow(spans, leadingWidth: generator.number(0...1) == 0 ? generator.pick([60.3, 120, 200.5]) : nil)
  }
}

extension LayoutElement {
  static func leading(row: Int) -> LayoutElement { .supplementary(.leading, ItemIndex(row, 0)) }
}
