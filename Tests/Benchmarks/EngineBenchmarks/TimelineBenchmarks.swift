import Benchmark
import CollectionEngine
import SpringboardEngine

/// The cost of a timeline for each frame of scrolling, which must not depend on the number of spans.
func measureTimeline() {
  for count in [1_000, 50_000, 1_000_000] {
    Benchmark("Timeline of \(count) spans, visible elements") { benchmark in
      let layout = TimelineLayout.sample(count)
      let bounds = layout.contentBounds
      let visible = Rect(
        origin: Point(x: (bounds.width - layout.viewportSize.width) / 2, y: 660), size: layout.viewportSize)
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(layout.attributes(in: visible)) }
    }
  }
  Benchmark("Timeline of 50000 spans, made") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(TimelineLayout.sample(50_000)) }
  }
}

/// The cost of a scene of the guide, which must not depend on the number of programmes.
func measureGuide() {
  for count in [1_000, 50_000, 1_000_000] {
    Benchmark("Guide of \(count) programmes, scene") { benchmark in
      let springboard = Springboard.guide(of: count)
      // The first scene reads memory that nobody has read since the guide was made.
      blackHole(springboard.scene(of: .main, at: Instant(seconds: 60)))
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(springboard.scene(of: .main, at: Instant(seconds: 60))) }
      // To release the programmes is not part of a frame.
      benchmark.stopMeasurement()
      blackHole(springboard)
    }
  }
}

extension Springboard {
  /// On a guide of up to 200 channels with programmes of half an hour, of which there is a day at least, so that as many are
  /// visible for each count, in a viewport of 1920 × 1080.
  fileprivate static func guide(of count: Int) -> Springboard {
    var preferences = Preferences()
    (preferences.configured.guidePosition, preferences.session.animates) = (.last, false)
    var springboard = Springboard(viewport: .sample, preferences: preferences)
    let channelCount = min(200, count / 50)
    let programmes = (0..<count / channelCount).map {
      Guide.Programme(
        title: "Programme \($0)", span: TimelineSpan(start: Double($0) * 1800, end: Double($0 + 1) * 1800))
    }
    let guide = Guide(
      channels: (0..<channelCount).map { Guide.Channel(id: "\($0)", name: "Channel \($0)", programmes: programmes) },
      hours: (0..<programmes.count / 2).map { Guide.Hour(start: Double($0) * 3600, hour: $0 % 24) })
    let middle = Double(programmes.count) * 900
    for input in [Input.shown, .catalogue([]), .guide(guide), .clock(middle), .act(.openGuide)] {
      _ = springboard.handle(input, in: .main, at: Instant(seconds: 0))
    }
    return springboard
  }
}

extension TimelineLayout {
  /// 200 rows of half-hour spans, in a viewport of 1920 × 1080.
  fileprivate static func sample(_ count: Int) -> TimelineLayout {
    let spans = (0..<count / 200).map { TimelineSpan(start: Double($0) * 1800, end: Double($0 + 1) * 1800) }
    let end = Double(count / 200) * 1800
    return TimelineLayout(
      Array(repeating: TimelineRow(spans), count: 200), time: 0..<end,
      marks: (0..<Int(end / 3600)).map { Double($0) * 3600 }, currentTime: end / 2, metrics: TimelineMetrics(),
      viewportSize: Viewport.sample.size, pixels: PixelGrid(scale: 1))
  }
}
