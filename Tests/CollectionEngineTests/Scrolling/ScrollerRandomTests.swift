import TestSupport
import Testing

@testable import CollectionEngine

@Suite("Random actions on a scroller")
struct ScrollerRandomTests {
  private let spring = Spring(response: 0.6)

  /// Movements of less than the grain end at once, which changes the velocity a little.
  @Test("Random actions neither make content jump nor move it out of sight", arguments: 0..<6)
  func continuity(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      var scroller = Scroller(.random(in: 0...900, using: &generator), in: .random(using: &generator), grain: 0.25)
      var now = Instant(seconds: .random(in: 0...1e6, using: &generator))
      for _ in 0..<60 {
        now = now + generator.pick([0, 0.004, 0.1, 0.5]) * Double.random(in: 0...1, using: &generator)
        act(on: &scroller, using: &generator, at: now)
        #expect(scroller.violations.isEmpty && isInView(scroller, at: now))
      }
      rest(scroller, from: now)
    }
  }

  private func act(on scroller: inout Scroller, using generator: inout SeededGenerator, at now: Instant) {
    let (before, velocity) = (scroller.offset(at: now), scroller.velocity(at: now))
    let wasHeld = scroller.isHeld
    let speed = Double.random(in: -6_000...6_000, using: &generator) * generator.pick([0, 0.1, 1])
    let target = Double.random(in: -500...1_500, using: &generator)
    switch generator.number(0..<9) {
    case 0, 1: scroller.hold(at: now)
    case 2, 3: return scroller.drag(by: .random(in: -300...300, using: &generator))
    case 4: if wasHeld { scroller.release(velocity: speed, on: spring, at: now) }
    case 5: if wasHeld { scroller.release(velocity: speed, restingAt: target, on: spring, at: now) }
    case 6: if wasHeld { scroller.settle(to: target, velocity: speed, on: spring, at: now) }
    case 7: scroller.scroll(to: target, on: spring, at: now)
    default: return resize(&scroller, using: &generator, at: now)
    }
    #expect(abs(scroller.offset(at: now) - before) <= scroller.grain)
    // A finger changes the velocity of the content that it stops or releases.
    if !wasHeld && !scroller.isHeld { #expect(abs(scroller.velocity(at: now) - velocity) < 3) }
  }

  private func resize(_ scroller: inout Scroller, using generator: inout SeededGenerator, at now: Instant) {
    let (before, velocity) = (scroller.offset(at: now), scroller.velocity(at: now))
    let bounds = ScrollBounds.random(using: &generator)
    scroller.resize(to: bounds, on: spring, at: now)
    #expect(abs(scroller.offset(at: now) - bounds.visible(before)) <= scroller.grain)
    #expect(abs(scroller.velocity(at: now) - velocity) < 3)
  }

  private func isInView(_ scroller: Scroller, at now: Instant) -> Bool {
    let (range, extent) = (scroller.bounds.range, scroller.bounds.extent)
    let visible = range.lowerBound - extent...range.upperBound + extent
    return stride(from: 0, through: 0.5, by: 0.1).allSatisfy { visible.contains(scroller.offset(at: now + $0)) }
  }

  /// A released scroller comes to rest between the ends, and requests no more frames.
  private func rest(_ scroller: Scroller, from now: Instant) {
    var scroller = scroller
    scroller.release(velocity: 0, on: spring, at: now)
    let later = now + 60
    #expect(scroller.next(at: later) == .never && scroller.velocity(at: later) == 0)
    #expect(scroller.bounds.range.contains(scroller.offset(at: later)))
  }
}

extension ScrollBounds {
  fileprivate static func random(using generator: inout SeededGenerator) -> ScrollBounds {
    let length = Double.random(in: 0...1_000, using: &generator)
    return ScrollBounds(
      range: 0...generator.pick([0, length, length]), extent: .random(in: 200...1_000, using: &generator))
  }
}
