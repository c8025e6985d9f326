/// Computes the current velocity of a movement: for each axis, the slope of the regression line through the recent
/// positions.
public struct VelocityTracker: Equatable, Sendable {
  /// The seconds of the movement that are taken into account, at most a minute. NaN counts as zero.
  public var window: Double { didSet { window = window.clamped(to: Self.windows) } }
  private var samples: [Sample] = []

  private struct Sample: Equatable, Sendable {
    var time: Instant
    var position: Point
  }

  /// Creates a tracker that computes the velocity from the last `window` seconds.
  public init(window: Double) {
    self.window = window.clamped(to: Self.windows)
  }

  private static let windows = 0.0...60.0

  /// Adds a position.
  public mutating func add(_ position: Point, at time: Instant) {
    samples.removeAll { time - $0.time > window }
    samples.append(Sample(time: time, position: position.bounded))
  }

  /// Moves all positions, for when their origin has moved. The velocity stays.
  public mutating func shift(by distance: Point) {
    for index in samples.indices { samples[index].position = (samples[index].position + distance).bounded }
  }

  /// The velocity in units per second; zero if the movement rests, or is too short to have a velocity.
  public func velocity(at now: Instant) -> Point {
    let recent = samples.filter { now - $0.time <= window }
    guard let first = recent.first, let last = recent.last, last.time - first.time > 0.001 else { return .zero }
    return Point(x: slope(of: recent) { $0.x }, y: slope(of: recent) { $0.y })
  }

  /// The linear regression of one coordinate over time.
  private func slope(of samples: [Sample], _ coordinate: (Point) -> Double) -> Double {
    guard let start = samples.first?.time else { return 0 }
    let count = Double(samples.count)
    let meanTime = samples.reduce(0) { $0 + ($1.time - start) } / count
    let meanPosition = samples.reduce(0) { $0 + coordinate($1.position) } / count
    var products = 0.0
    var squares = 0.0
    for sample in samples {
      let time = sample.time - start - meanTime
      products += time * (coordinate(sample.position) - meanPosition)
      squares += time * time
    }
    return products / squares
  }
}
