/// How fast a movement was just now: the slope of the line that fits its last positions best.
struct VelocityTracker: Equatable, Sendable {
  /// Seconds that count.
  var window: Double
  private var samples: [Sample] = []

  private struct Sample: Equatable, Sendable {
    var time: Instant
    var position: Double
  }

  init(window: Double) {
    self.window = window
  }

  mutating func add(_ position: Double, at time: Instant) {
    samples.removeAll { time - $0.time > window }
    samples.append(Sample(time: time, position: position))
  }

  /// Units a second; 0 for what rested, or was too short to tell.
  func velocity(at now: Instant) -> Double {
    let recent = samples.filter { now - $0.time <= window }
    guard let first = recent.first, let last = recent.last, last.time - first.time > 0.001 else { return 0 }
    let count = Double(recent.count)
    let meanTime = recent.reduce(0) { $0 + ($1.time - first.time) } / count
    let meanPosition = recent.reduce(0) { $0 + $1.position } / count
    var products = 0.0
    var squares = 0.0
    for sample in recent {
      let time = sample.time - first.time - meanTime
      products += time * (sample.position - meanPosition)
      squares += time * time
    }
    return products / squares
  }
}
