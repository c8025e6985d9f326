import TestSupport
import Testing

@testable import CollectionEngine

@Suite("A fling")
struct FlingTests {
  /// Content offsets from 0 to 1000 px, in a viewport of 800 px.
  private static let bounds = ScrollBounds(range: 0...1_000, extent: 800)
  private static let start = Instant(seconds: 5)

  private static func fling(_ position: Double, _ velocity: Double, in bounds: ScrollBounds = bounds) -> Fling {
    Fling(
      from: Spring.State(position: position, velocity: velocity), in: bounds, rate: Deceleration.normal.decayRate,
      response: 0.6, grain: 0.25, at: start)
  }

  @Test(
    "A fling comes to rest within the bounds",
    arguments: [
      ("at once, without velocity", 300.0, 0.0, 300.0),
      ("where the deceleration ends", 300, 1_000, 300 + 1_000 / Deceleration.normal.decayRate),
      ("backwards too", 700, -1_000, 700 - 1_000 / Deceleration.normal.decayRate),
      ("at the end that it bounces at", 300, 3_000, 1_000),
      ("at the end that it starts from", 1_000, 3_000, 1_000),
      ("at the end that it is released beyond", -120, 0, 0),
      ("at the end, though it moves further away first", -120, -800, 0),
      ("at the end, where it returns too slowly to pass it", -120, 800, 0),
      ("in the content, where it returns faster", -20, 500, 71),
      ("at the other end", -20, 9_000, 1_000),
    ])
  func flingComesToRestWithinTheBounds(_ what: Comment, _ position: Double, _ velocity: Double, _ end: Double) {
    let fling = Self.fling(position, velocity)
    #expect(abs(fling.end - end) < 1, what)
    #expect(fling.offset(at: Self.start) == position || fling.isSettled(at: Self.start), what)
    #expect(fling.isSettled(at: fling.rest) && fling.offset(at: fling.rest) == fling.end, what)
    #expect(fling.velocity(at: fling.rest) == 0, what)
  }

  @Test("A fling bounces by half the viewport at most")
  func bounce() {
    func farthest(_ velocity: Double) -> Double {
      let fling = Self.fling(1_000, velocity)
      return stride(from: 0.0, through: 2, by: 0.001).map { fling.offset(at: Self.start + $0) }.max() ?? 0
    }
    #expect(abs(farthest(1_000) - 1_000 - 1_000 * 0.6 / (2 * .pi * exponential(1))) < 0.01)
    #expect(farthest(1e6) <= 1_400)
  }

  /// A fling has up to three phases: return, deceleration, return.
  @Test("Position and velocity of a fling are continuous", arguments: 0..<8)
  func continuity(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let position = Double.random(in: -400...1_400, using: &generator)
      let fling = Self.fling(position, .random(in: -6_000...6_000, using: &generator))
      let step = 0.0005
      // The greatest force is that of the spring at its widest: ω²·x + 2·ω·v, with ω = 2π/.6.
      let force = 110 * 600 + 21 * 6_000.0
      for t in stride(from: 0.0, to: min(4, fling.rest - Self.start), by: step) {
        let (now, next) = (Self.start + t, Self.start + (t + step))
        let (v, w) = (fling.velocity(at: now), fling.velocity(at: next))
        let moved = fling.offset(at: next) - fling.offset(at: now)
        #expect(abs(moved - (v + w) / 2 * step) < force * step * step + (fling.isSettled(at: next) ? 0.25 : 0))
        #expect(abs(w - v) < force * step + (fling.isSettled(at: next) ? 3 : 0))
      }
      #expect(Self.bounds.range.contains(fling.end) && fling.rest - Self.start < 8)
    }
  }

  /// This holds within the grain, if no spring was made stiffer because of a great velocity.
  @Test("A fling restarted from an intermediate state moves the same way", arguments: 0..<4)
  func restarting(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let whole = Self.fling(
        .random(in: -400...1_400, using: &generator), .random(in: -3_000...3_000, using: &generator))
      let middle = Self.start + .random(in: 0...1, using: &generator)
      guard !whole.isSettled(at: middle) else { continue }
      let state = Spring.State(position: whole.offset(at: middle), velocity: whole.velocity(at: middle))
      let rest = Fling(
        from: state, in: Self.bounds, rate: whole.rate, response: 0.6, grain: 0.25, at: middle)
      let later = middle + .random(in: 0...1, using: &generator)
      #expect(abs(rest.offset(at: later) - whole.offset(at: later)) < 0.3)
      #expect(abs(rest.end - whole.end) < 0.25)
    }
  }

  @Test("A fling ends at once if its spring has no duration")
  func reducedMotion() {
    func still(_ position: Double) -> Fling {
      let start = Spring.State(position: position, velocity: 4_000)
      return Fling(from: start, in: Self.bounds, rate: 2, response: 0, grain: 0.25, at: Self.start)
    }
    let inside = still(900)
    let offsets = stride(from: 0.0, through: 1, by: 0.001).map { inside.offset(at: Self.start + $0) }
    #expect(offsets == offsets.sorted() && offsets.last == 1_000)
    let beyond = still(1_100)
    #expect(beyond.isSettled(at: Self.start) && beyond.end == 1_000)
  }

  @Test("A fling settles even without content or viewport", arguments: [-1e5, -30, 0, 30, 1e5])
  func flingSettlesEvenWithoutContentOrViewport(_ velocity: Double) {
    for extent in [0.0, 1, 800] {
      let fling = Self.fling(0, velocity, in: ScrollBounds(range: 0...0, extent: extent))
      #expect(fling.end == 0 && fling.rest - Self.start < 10)
      for t in stride(from: 0.0, through: 1, by: 0.01) { #expect(abs(fling.offset(at: Self.start + t)) <= extent) }
    }
  }
}
