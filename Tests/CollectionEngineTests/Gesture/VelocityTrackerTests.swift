import Testing

@testable import CollectionEngine

@Suite("Velocity of a movement")
struct VelocityTrackerTests {
  private func velocity(_ samples: [(time: Double, x: Double, y: Double)], at now: Double) -> Point {
    var tracker = VelocityTracker(window: 0.1)
    for sample in samples {
      tracker.add(Point(x: sample.x, y: sample.y), at: Instant(seconds: sample.time))
    }
    return tracker.velocity(at: Instant(seconds: now))
  }

  @Test("The velocity of an even movement does not depend on the times of the samples")
  func velocityOfAnEvenMovementDoesNotDependOnTheTimesOfTheSamples() {
    let found = velocity([(0, 0, 9), (0.01, 5, 8), (0.05, 25, 4), (0.06, 30, 3)], at: 0.06)
    #expect(found.distance(to: Point(x: 500, y: -100)) < 1e-6)
  }

  @Test("Only the last 100 ms count")
  func window() {
    let found = velocity([(0, 900, -900), (0.5, 0, 0), (0.55, 10, 20), (0.6, 20, 40)], at: 0.6)
    #expect(found.distance(to: Point(x: 200, y: 400)) < 1e-6)
  }

  @Test("The velocity is zero after a rest, for one sample and for two at the same time")
  func velocityIsZeroAfterARestForOneSampleAndForTwoAtTheSameTime() {
    #expect(velocity([(0, 0, 0), (0.05, 50, 50)], at: 0.3) == .zero)
    #expect(velocity([(0, 0, 0)], at: 0) == .zero)
    #expect(velocity([(0, 0, 0), (0, 90, 90)], at: 0) == .zero)
  }
}
