import Testing

@testable import SpringboardEngine

@Suite("A spring")
struct MotionSpringTests {
  static let springs = [Spring(response: 0.4), Spring(response: 0.25, damping: 0.7), Spring(response: 1, damping: 0.1)]
  private static let start = Spring.State(position: -1, velocity: 3)

  @Test("moves as its equation of motion says: x″ = −ω²x − 2ζωx′", arguments: springs)
  func equation(_ spring: Spring) {
    let step = 1e-5
    for t in stride(from: 0.0, through: 1, by: 0.05) {
      let now = spring.state(after: t, from: Self.start)
      let next = spring.state(after: t + step, from: Self.start)
      let force =
        -spring.frequency * spring.frequency * now.position - 2 * spring.damping * spring.frequency * now.velocity
      #expect(abs((next.position - now.position) / step - now.velocity) < 0.05)
      #expect(abs((next.velocity - now.velocity) / step - force) < 0.5)
    }
  }

  @Test("goes on from any moment as if it had started there", arguments: springs)
  func restarting(_ spring: Spring) {
    let middle = spring.state(after: 0.1, from: Self.start)
    let direct = spring.state(after: 0.3, from: Self.start)
    let restarted = spring.state(after: 0.2, from: middle)
    #expect(abs(direct.position - restarted.position) < 1e-9)
    #expect(abs(direct.velocity - restarted.velocity) < 1e-9)
  }

  @Test("comes to rest; damped by 1 without passing its rest")
  func resting() {
    let spring = Spring(response: 0.4)
    let released = Spring.State(position: 1, velocity: 0)
    for t in stride(from: 0.0, through: 2, by: 0.01) {
      #expect(spring.state(after: t, from: released).position > 0)
    }
    #expect(spring.state(after: 2, from: released).position < 1e-9)
  }

  @Test("of no duration is at rest at once")
  func immediate() {
    #expect(Spring.immediate.state(after: 0, from: Self.start) == Spring.State(position: 0, velocity: 0))
  }
}

@Suite("A motion")
struct MotionTests {
  private let spring = Spring(response: 0.4)
  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test("keeps its value and its velocity when its target changes")
  func catching() {
    var motion = Motion(0)
    motion.chase(1, on: spring, at: at(0))
    let (value, velocity) = (motion.value(at: at(0.1)), motion.velocity(at: at(0.1)))
    motion.chase(-5, on: Spring(response: 1, damping: 0.5), at: at(0.1))
    #expect(abs(motion.value(at: at(0.1)) - value) < 1e-9)
    #expect(abs(motion.velocity(at: at(0.1)) - velocity) < 1e-9)
    #expect(motion.target == -5)
  }

  @Test("settles exactly on its target, and not while it is passing it")
  func settling() {
    var motion = Motion(0)
    motion.launch(from: 0, velocity: 20, to: 0, on: spring, at: at(0))
    #expect(!motion.isSettled(at: at(0)))
    #expect(motion.isSettled(at: at(2)))
    #expect(motion.value(at: at(2)) == 0)
  }

  @Test("of no duration is there at once")
  func immediate() {
    var motion = Motion(0)
    motion.chase(1, on: .immediate, at: at(3))
    #expect(motion.isSettled(at: at(3)))
    #expect(motion.value(at: at(3)) == 1)
  }

  @Test("goes on when it is counted from another zero, or nudged")
  func shifting() {
    var motion = Motion(0)
    motion.chase(1, on: spring, at: at(0))
    let (value, velocity) = (motion.value(at: at(0.1)), motion.velocity(at: at(0.1)))
    motion.shift(by: 10)
    #expect(abs(motion.value(at: at(0.1)) - value - 10) < 1e-9)
    motion.displace(by: 0.5, on: spring, at: at(0.1))
    #expect(abs(motion.value(at: at(0.1)) - value - 10.5) < 1e-9)
    #expect(abs(motion.velocity(at: at(0.1)) - velocity) < 1e-9)
    #expect(motion.target == 11)
  }
}

@Suite("Physics")
struct MotionPhysicsTests {
  @Test("a rubber band gives way less and less, and never more than its extent")
  func rubberBand() {
    let band = RubberBand(extent: 100)
    let stretches = [0, 10, 100, 1_000, 1e9].map(band.stretch)
    #expect(stretches == stretches.sorted() && stretches[0] == 0 && stretches[4] < 100)
    #expect(abs(band.stretch(pulled: 100) - 100 * (1 - 1 / 1.55)) < 1e-9)
    #expect(band.stretch(pulled: -10) == -band.stretch(pulled: 10))
  }

  @Test("a stretched band is caught where the finger would be", arguments: [-300.0, -20, 0, 1, 50, 500])
  func rubberBandCaught(_ pull: Double) {
    let band = RubberBand(extent: 100)
    #expect(abs(band.pull(stretching: band.stretch(pulled: pull)) - pull) < 1e-6)
    let slope = (band.stretch(pulled: pull + 1e-4) - band.stretch(pulled: pull)) / 1e-4
    #expect(abs(band.slope(pulled: pull) - slope) < 1e-3)
  }

  @Test("what glides keeps .99 of its velocity each millisecond")
  func deceleration() {
    let steps = (1...5000).reduce((distance: 0.0, velocity: 1000.0)) { state, _ in
      (state.distance + state.velocity * 0.99 / 1000, state.velocity * 0.99)
    }
    #expect(abs(Deceleration().distance(velocity: 1000) - steps.distance) < 0.01)
  }

  @Test("a curve begins at 0, ends at 1, and takes no time if it is given none")
  func curve() {
    #expect([-1, 0, 0.5, 1, 9].map { Curve.ease($0, over: 1) } == [0, 0, 0.5, 1, 1])
    #expect(Curve.ease(0, over: 0) == 1)
  }

  @Test("a shake decays and is over")
  func shake() {
    let shake = Shake(start: Instant(seconds: 1), tuning: MotionTuning())
    let offsets = stride(from: 1.0, through: 2, by: 0.01).map { shake.offset(at: Instant(seconds: $0)) }
    #expect(offsets.max()! > 4 && offsets.min()! < -4)
    #expect(offsets.prefix(20).map(abs).max()! > offsets.dropFirst(40).map(abs).max()!)
    #expect(offsets.last == 0)
  }
}
