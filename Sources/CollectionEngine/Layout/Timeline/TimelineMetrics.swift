/// The measures of a timeline, in logical pixels unless they say otherwise. Lengths that are negative or
/// NaN count as zero.
public struct TimelineMetrics: Equatable, Sendable {
  /// The width of an hour, within ``hourWidths``.
  public var hourWidth = 300.0 { didSet { hourWidth = hourWidth.clamped(to: Self.hourWidths) } }
  /// The height of a row.
  public var rowHeight = 64.0 { didSet { rowHeight = rowHeight.boundedLength } }
  /// The distance between two rows.
  public var rowSpacing = 2.0 { didSet { rowSpacing = rowSpacing.boundedLength } }
  /// The distance between two lanes of a row (by eye).
  public var laneSpacing = 1.0 { didSet { laneSpacing = laneSpacing.boundedLength } }
  /// The least distance between two marks of the time (by eye): one fits beside the channels on a phone.
  public var markSpacing = 120.0 { didSet { markSpacing = markSpacing.boundedLength } }
  /// The height of the header with the hours.
  public var headerHeight = 40.0 { didSet { headerHeight = headerHeight.boundedLength } }
  /// The width of the column with the headers of the rows.
  public var headerWidth = 140.0 { didSet { headerWidth = headerWidth.boundedLength } }
  /// The width from which a cell can be touched well. Narrower ones are in front of their neighbours, so that the area in which
  /// they are touched can extend over those.
  public var touchWidth = 24.0 { didSet { touchWidth = touchWidth.boundedLength } }
  /// Whether the leading views stay at the start of the visible cells, in front of them, instead of scrolling with their rows.
  public var pinsLeading = false
  /// Whether time runs from right to left.
  public var isRightToLeft = false

  /// The narrowest and the widest hour.
  public static let hourWidths = 60.0...1200.0

  /// Creates the default measures.
  public init() {}

  /// The minutes between two marks of the time.
  public var minutesPerMark: Int {
    let steps = [5, 10, 15, 30, 60, 120, 180, 240, 360]
    return steps.first { Double($0) / 60 * hourWidth >= markSpacing } ?? 720
  }

  /// The distance between the starts of two rows.
  public var rowPitch: Double { max(1, rowHeight + rowSpacing) }
}
