import Testing

@testable import CollectionEngine

@Suite("A motion")
struct MotionTests {
  private let spring = Spring(response: 0.4)
  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test("A motion keeps its value and velocity when its target changes")
  func motionKeepsItsValueAndVelocityWhenItsTargetChanges() {
    var motion = Motion(0)
    motion.chase(1, on: spring, at: at(0))
    let (value, velocity) = (motion.value(at: at(0.1)), motion.velocity(at: at(0.1)))
    motion.chase(-5, on: Spring(response: 1, damping: 0.5), at: at(0.1))
    #expect(abs(motion.value(at: at(0.1)) - value) < 1e-9)
    #expect(abs(motion.velocity(at: at(0.1)) - velocity) < 1e-9)
    #expect(motion.target == -5)
  }

  @Test("A motion settles exactly on its target, and not while passing it")
  func motionSettlesExactlyOnItsTargetAndNotWhilePassingIt() {
    var motion = Motion(0)
    motion.start(from: 0, velocity: 20, to: 0, on: spring, at: at(0))
    #expect(!motion.isSettled(at: at(0)))
    #expect(motion.isSettled(at: at(2)))
    #expect(motion.value(at: at(2)) == 0)
  }

  @Test("A motion without duration reaches its target at once")
  func immediate() {
    var motion = Motion(0)
    motion.chase(1, on: .immediate, at: at(3))
    #expect(motion.isSettled(at: at(3)))
    #expect(motion.value(at: at(3)) == 1)
  }

  @Test("A motion continues when it is shifted")
  func motionContinuesWhenItIsShifted() {
    var motion = Motion(0)
    motion.chase(1, on: spring, at: at(0))
    let (value, velocity) = (motion.value(at: at(0.1)), motion.velocity(at: at(0.1)))
    motion.shift(by: 10)
    #expect(abs(motion.value(at: at(0.1)) - value - 10) < 1e-9)
    #expect(abs(motion.velocity(at: at(0.1)) - velocity) < 1e-9)
    #expect(motion.target == 11)
  }
}
