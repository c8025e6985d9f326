import CollectionEngine
import TestSupport
import Testing

@Suite("Motion and scrolling with values that are not finite, negative or huge")
struct MotionRobustnessTests {
  private func repeated(_ seed: Int, _ body: (inout SeededGenerator) -> Void) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<400 { body(&generator) }
  }

  private func spring(_ generator: inout SeededGenerator) -> Spring {
    var spring = Spring(response: generator.value(), damping: generator.value())
    if Bool.random(using: &generator) { spring.response = generator.value() }
    if Bool.random(using: &generator) { spring.damping = generator.value() }
    return generator.pick([spring, Spring(response: 0.4)])
  }

  private func scroller(_ generator: inout SeededGenerator) -> Scroller {
    Scroller(generator.value(), in: bounds(&generator), grain: generator.value())
  }

  private func bounds(_ generator: inout SeededGenerator) -> ScrollBounds {
    let (range, extent) = (generator.range(), generator.value())
    return generator.pick([
      ScrollBounds(range: range, extent: extent), ScrollBounds(content: range, viewport: extent),
      ScrollBounds(range: 0...900, extent: 300),
    ])
  }

  @Test("A spring and a motion have finite values", arguments: 0..<4)
  func motion(_ seed: Int) {
    repeated(seed) { generator in
      let spring = spring(&generator)
      let start = Spring.State(position: generator.value(), velocity: generator.value())
      let state = spring.stiffened(stopping: generator.value(), within: generator.value())
        .state(after: generator.value(), from: start)
      #expect(state.position.isFinite && state.velocity.isFinite)
      var motion = Motion(generator.value(), grain: generator.value())
      motion.chase(generator.value(), on: spring, at: generator.instant())
      motion.shift(by: generator.value())
      motion.start(
        from: generator.value(), velocity: generator.value(), to: generator.value(), on: spring, at: generator.instant()
      )
      let now = generator.instant()
      #expect(motion.value(at: now).isFinite && motion.velocity(at: now).isFinite && motion.target.isFinite)
      #expect(Curve.ease(generator.value()).isFinite && Curve.ease(generator.value(), over: generator.value()).isFinite)
    }
  }

  @Test("Bounds, rubber band and deceleration give finite distances", arguments: 0..<4)
  func bounds(_ seed: Int) {
    repeated(seed) { generator in
      let (bounds, offset) = (bounds(&generator), generator.value())
      let offsets = [
        bounds.nearest(offset), bounds.visible(offset), bounds.offset(pulled: offset), bounds.pull(toward: offset),
        bounds.slope(pulled: offset),
      ]
      #expect(offsets.allSatisfy { $0.isFinite })
      var band = RubberBand(extent: generator.value(), give: generator.value())
      (band.extent, band.give) = (generator.value(), generator.value())
      let stretches = [band.stretch(pulled: offset), band.pull(stretching: offset), band.slope(pulled: offset)]
      #expect(stretches.allSatisfy { $0.isFinite })
      let deceleration = Deceleration(rate: generator.value())
      #expect(deceleration.distance(velocity: offset).isFinite && deceleration.decayRate.isFinite)
    }
  }

  @Test("A scroller has a finite offset", arguments: 0..<4)
  func scrolling(_ seed: Int) {
    repeated(seed) { generator in
      var scroller = scroller(&generator)
      for _ in 0..<12 {
        let (spring, now, value) = (spring(&generator), generator.instant(), generator.value())
        switch generator.number(0..<7) {
        case 0: scroller.hold(at: now)
        case 1: scroller.drag(by: value, within: generator.range())
        case 2: scroller.release(velocity: value, on: spring, at: now)
        case 3: scroller.release(velocity: value, restingAt: generator.value(), on: spring, at: now)
        case 4: scroller.settle(to: value, velocity: generator.value(), on: spring, at: now)
        case 5: scroller.scroll(to: value, on: spring, at: now)
        default: scroller.resize(to: bounds(&generator), shiftedBy: value, on: spring, at: now)
        }
        let later = generator.instant()
        #expect(scroller.offset(at: later).isFinite && scroller.velocity(at: later).isFinite)
        #expect(scroller.target.isFinite && scroller.naturalEnd(velocity: value, on: spring, at: later).isFinite)
        #expect(scroller.violations.isEmpty)
      }
      scroller.jump(to: generator.value())
      #expect(scroller.violations.isEmpty)
    }
  }

  @Test("A pair of scrollers has a finite offset", arguments: 0..<4)
  func pair(_ seed: Int) {
    repeated(seed) { generator in
      var pair = ScrollerPair(x: scroller(&generator), y: scroller(&generator))
      let (spring, tuning) = (spring(&generator), GestureTuning())
      pair.hold(after: generator.point(), tuning: tuning, at: generator.instant())
      pair.drag(by: generator.point(), tuning: tuning, at: generator.instant())
      #expect(pair.naturalEnd(velocity: generator.point(), on: spring, at: generator.instant()).isFinite)
      pair.release(velocity: generator.point(), restingAt: generator.point(), on: spring, at: generator.instant())
      pair.resize(
        to: (bounds(&generator), bounds(&generator)), shiftedBy: generator.point(), on: spring, at: generator.instant())
      let now = generator.instant()
      #expect(pair.offset(at: now).isFinite && pair.velocity(at: now).isFinite && pair.target.isFinite)
      pair.scroll(to: generator.point(), on: spring, at: now)
      pair.jump(to: generator.point())
      #expect(pair.violations.isEmpty)
    }
  }

  @Test("A pager is on one of its pages", arguments: 0..<4)
  func pager(_ seed: Int) {
    repeated(seed) { generator in
      var pager = Pager(count: generator.pick(RobustValues.counts))
      for _ in 0..<8 {
        let (spring, now) = (spring(&generator), generator.instant())
        let rule = TurnRule(share: generator.value(), velocity: generator.value())
        let page = generator.pick(RobustValues.indices)
        switch generator.number(0..<7) {
        case 0: pager.jump(to: page)
        case 1: pager.turn(to: page, on: spring, at: now)
        case 2: pager.renumber(page, of: generator.pick(RobustValues.counts))
        case 3: pager.recount(generator.pick(RobustValues.counts))
        case 4: pager.hold(at: now)
        case 5: pager.drag(by: generator.value())
        default: pager.release(velocity: generator.value(), rule: rule, on: spring, at: now)
        }
        #expect(pager.violations.isEmpty && pager.offset(at: generator.instant()).isFinite)
      }
    }
  }
}
