/// The spans of a row. Spans that overlap are in different lanes.
///
/// Spans that overlap, directly or through others, form a group. A group is divided into as few lanes as possible, of equal
/// height. Groups, and the spans of a lane, follow each other in time, so that the spans in a range are found by bisection.
public struct TimelineRow: Equatable, Sendable {
  /// The spans in the order of their starts. Their positions are the items of the row.
  public let spans: [TimelineSpan]
  /// The width of the leading view, which is at the start of the row, in logical pixels; nil if there is none.
  public let leadingWidth: Double?
  private let lanes: TimelineLanes

  /// Creates a row. Spans whose times are not finite are left out, and so is a leading view whose width is not finite and
  /// positive.
  public init(_ spans: [TimelineSpan], leadingWidth: Double? = nil) {
    self.init(sorted: spans.filter(\.isFinite).sorted(), leadingWidth: leadingWidth)
  }

  /// Creates a row from spans that are finite and in order. A leading view whose width is not finite and positive is left out.
  public init(sorted spans: [TimelineSpan], leadingWidth: Double? = nil) {
    self.spans = spans
    self.leadingWidth = leadingWidth.flatMap { $0.isFinite && $0 > 0 ? $0.boundedLength : nil }
    lanes = TimelineLanes(spans.map(\.part))
  }

  /// The time from the first start to the last end; nil without spans.
  public var time: Range<Double>? { lanes.time }

  /// The items that share more than a moment with a time, in the order of their groups and lanes.
  public func items(in time: Range<Double>) -> [Int] { lanes.items(in: time) { spans[$0].part } }

  /// The item at a time, or else the nearest one; of those that overlap, the one in the first lane. nil if there are none.
  public func item(at time: Double) -> Int? { lanes.item(at: time) { spans[$0].part } }

  /// Of the items within a time, the one at a moment, or else the nearest one; nil if there are none.
  public func item(at moment: Double, in time: Range<Double>) -> Int? {
    let items = items(in: time)
    return items.first { spans[$0].part.contains(moment) }
      ?? items.min { spans[$0].part.distance(to: moment) < spans[$1].part.distance(to: moment) }
  }

  /// The last item before another one that shares more than a moment with a time; nil if there is none. The items between them
  /// are searched one by one.
  func item(before item: Int, in time: Range<Double>) -> Int? {
    spans.indices.prefix(upTo: item).last { spans[$0].part.overlaps(time) }
  }

  /// The first item after another one that shares more than a moment with a time; nil if there is none. The items between them
  /// are searched one by one.
  func item(after item: Int, in time: Range<Double>) -> Int? {
    spans.indices.suffix(from: item + 1).first { spans[$0].part.overlaps(time) }
  }

  /// The lane of an item, and the number of lanes there.
  public func lane(of item: Int) -> (index: Int, count: Int) { lanes.lane(of: item) }
}
