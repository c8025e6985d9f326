import CollectionEngine

/// A programme guide: a row of airings for each channel, on a common axis of time. Its cells are as wide as they last, the channels
/// stay at the start and the hours at the top, and a line marks the present time. It scrolls along both axes, one at a time.
public final class GuideView<Channel: Hashable, Airing: Hashable>: CollectionView<Channel, Airing> {
  private let settings: GuideSettings<Airing>

  /// Creates an empty guide. `interval` returns when an airing begins and ends, in seconds of any clock. The airings of a channel are
  /// in order, and may overlap.
  public init(interval: @escaping (Airing) -> Range<Double>) {
    let settings = GuideSettings(interval)
    self.settings = settings
    super.init { settings.layout(in: $0) }
  }

  /// The time that the guide shows, in seconds.
  public var time: Range<Double> {
    get { settings.time }
    set { change { $0.time = newValue } }
  }

  /// The present time, in seconds; nil if it is not marked.
  public var currentTime: Double? {
    get { settings.currentTime }
    set { change { $0.currentTime = newValue } }
  }

  /// The times with a header and a rule, in ascending order, and their titles.
  public var marks: [(time: Double, title: String)] {
    get { settings.marks }
    set {
      change { $0.marks = newValue }
      repaint()
    }
  }

  /// The measures: the width of an hour, the height of a row, the width of the column of channels, and others.
  public var metrics: TimelineMetrics {
    get { settings.metrics }
    set { change { $0.metrics = newValue } }
  }

  /// The width of the view at the start of each row, such as a picture; nil for none.
  public var leadingWidth: Double? {
    get { settings.leadingWidth }
    set { change { $0.leadingWidth = newValue } }
  }

  private func change(_ change: (GuideSettings<Airing>) -> Void) {
    change(settings)
    invalidateLayout()
  }

  /// Says how the view at the start of each row is painted.
  public func leading(_ paint: @escaping (Channel, CellContext) -> Void) {
    supplementary(.leading) { channel, _, cell in paint(channel, cell) }
  }

  /// Says how the header of a channel is painted.
  public func channel(_ paint: @escaping (Channel, CellContext) -> Void) {
    supplementary(.sectionHeader) { channel, _, cell in paint(channel, cell) }
  }

  /// Says how the header of a mark is painted, by its title.
  public func hour(_ paint: @escaping (String, CellContext) -> Void) {
    decoration(.hour) { [settings] cell in
      guard case .decoration(_, let index) = cell.attributes.element, settings.marks.indices.contains(index.item)
      else { return }
      paint(settings.marks[index.item].title, cell)
    }
  }

  /// Scrolls to a time.
  public func scroll(toTime time: Double, animated: Bool = true) {
    guard let layout = state.layout as? TimelineLayout else { return }
    let left = layout.contentX(of: time) - (metrics.isRightToLeft ? state.size.width : metrics.headerWidth)
    scroll(to: Point(x: left, y: contentOffset.y), animated: animated)
  }
}

/// The measures of a guide.
private final class GuideSettings<Airing: Hashable> {
  let interval: (Airing) -> Range<Double>
  var time = 0.0..<86_400.0
  var currentTime: Double?
  var marks: [(time: Double, title: String)] = []
  var metrics = TimelineMetrics()
  var leadingWidth: Double?

  init(_ interval: @escaping (Airing) -> Range<Double>) { self.interval = interval }

  func layout<Channel>(in context: LayoutContext<Channel, Airing>) -> any CollectionLayout {
    var metrics = metrics
    metrics.isRightToLeft = context.isRightToLeft
    let rows = context.snapshot.sections.map { channel in
      let spans = context.snapshot.items(in: channel).map { airing in
        let interval = interval(airing)
        return TimelineSpan(start: interval.lowerBound, end: interval.upperBound)
      }
      for (earlier, later) in zip(spans, spans.dropFirst()) {
        precondition(earlier.start <= later.start, "the airings of channel \(channel) are not in order")
      }
      return TimelineRow(sorted: spans, leadingWidth: leadingWidth)
    }
    return TimelineLayout(
      rows, time: time, marks: marks.map(\.time), currentTime: currentTime, metrics: metrics,
      viewportSize: context.size, pixels: context.pixels)
  }
}
