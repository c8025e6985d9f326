import Testing

@testable import CollectionEngine

@Suite("A spring")
struct SpringTests {
  static let springs = [Spring(response: 0.4), Spring(response: 0.25, damping: 0.7), Spring(response: 1, damping: 0.1)]
  private static let start = Spring.State(position: -1, velocity: 3)

  @Test("A spring follows its equation of motion x″ = −ω²x − 2ζωx′", arguments: springs)
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

  @Test("A spring restarted from an intermediate state moves the same way", arguments: springs)
  func restarting(_ spring: Spring) {
    let middle = spring.state(after: 0.1, from: Self.start)
    let direct = spring.state(after: 0.3, from: Self.start)
    let restarted = spring.state(after: 0.2, from: middle)
    #expect(abs(direct.position - restarted.position) < 1e-9)
    #expect(abs(direct.velocity - restarted.velocity) < 1e-9)
  }

  @Test("A critically damped spring comes to rest without overshooting")
  func criticallyDampedSpringComesToRestWithoutOvershooting() {
    let spring = Spring(response: 0.4)
    let released = Spring.State(position: 1, velocity: 0)
    for t in stride(from: 0.0, through: 2, by: 0.01) {
      #expect(spring.state(after: t, from: released).position > 0)
    }
    #expect(spring.state(after: 2, from: released).position < 1e-9)
  }

  @Test("A spring without duration is at rest at once")
  func immediate() {
    #expect(Spring.immediate.state(after: 0, from: Self.start) == Spring.State(position: 0, velocity: 0))
  }
}
