import Testing

@testable import CollectionEngine

@Suite("Scrolling along both axes")
struct ScrollerPairTests {
  private let tuning = GestureTuning()
  private let spring = Spring(response: 0.6)
  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  private func held(_ x: Double = 500, _ y: Double = 500, width: Double = 1_000) -> ScrollerPair {
    var pair = ScrollerPair(
      x: Scroller(x, in: ScrollBounds(range: 0...width, extent: 800), grain: 0.25),
      y: Scroller(y, in: ScrollBounds(range: 0...1_000, extent: 600), grain: 0.25))
    pair.hold(at: at(0))
    return pair
  }

  @Test("A pan scrolls one axis, and a diagonal after a rest scrolls both")
  func locking() {
    var diagonal = held()
    for _ in 0..<10 { diagonal.drag(by: Point(x: 9, y: 8), tuning: tuning, at: at(0)) }
    #expect(diagonal.offset(at: at(0)) == Point(x: 590, y: 500))
    for _ in 0..<10 { diagonal.drag(by: Point(x: 9, y: 8), tuning: tuning, at: at(1)) }
    #expect(diagonal.offset(at: at(1)) == Point(x: 680, y: 580))
    var straight = held()
    for _ in 0..<10 { straight.drag(by: Point(x: 3, y: -12), tuning: tuning, at: at(0)) }
    #expect(straight.offset(at: at(0)) == Point(x: 500, y: 380))
  }

  @Test("Each pan decides its direction anew")
  func eachPanDecidesItsDirectionAnew() {
    var pair = held()
    pair.drag(by: Point(x: 0, y: 30), tuning: tuning, at: at(0))
    pair.release(velocity: .zero, restingAt: Point(x: 500, y: 530), on: spring, at: at(1))
    pair.hold(at: at(9))
    pair.drag(by: Point(x: 30, y: 0), tuning: tuning, at: at(0))
    #expect(pair.offset(at: at(9)) == Point(x: 530, y: 530))
  }

  @Test("A released pan continues along its locked axis, and rests where the layout wants it")
  func release() {
    var pair = held()
    pair.drag(by: Point(x: 0, y: 20), tuning: tuning, at: at(0))
    let velocity = Point(x: 400, y: 600)
    let end = pair.naturalEnd(velocity: velocity, on: spring, at: at(0))
    #expect(end.x == 500 && abs(end.y - 520 - 600 / Deceleration.normal.decayRate) < 1e-9)
    pair.release(velocity: velocity, restingAt: Point(x: 500, y: 800), on: spring, at: at(0))
    #expect(pair.velocity(at: at(0)) == Point(x: 0, y: 600) && pair.next(at: at(0)) == .nextFrame)
    #expect(pair.offset(at: at(9)) == Point(x: 500, y: 800) && pair.next(at: at(9)) == .never)
    #expect(pair.violations.isEmpty && !pair.isHeld)
  }

  @Test("An axis on which all content fits does not scroll")
  func fitting() {
    var pair = held(0, width: 0)
    pair.drag(by: Point(x: 70, y: 80), tuning: tuning, at: at(0))
    #expect(pair.offset(at: at(0)) == Point(x: 0, y: 580))
    pair.release(velocity: Point(x: 900, y: 0), restingAt: Point(x: 0, y: 580), on: spring, at: at(0))
    #expect(pair.isSettled(at: at(0)))
  }

  @Test("Resizing and scrolling to an offset work along both axes")
  func resizing() {
    var pair = held()
    let small = ScrollBounds(range: 0...300, extent: 800)
    pair.release(velocity: .zero, restingAt: Point(x: 500, y: 500), on: spring, at: at(0))
    pair.resize(to: (x: small, y: small), on: spring, at: at(1))
    #expect(pair.offset(at: at(1)) == Point(x: 500, y: 500) && pair.offset(at: at(9)) == Point(x: 300, y: 300))
    pair.scroll(to: Point(x: 10, y: 9_000), on: spring, at: at(9))
    #expect(pair.offset(at: at(20)) == Point(x: 10, y: 300))
  }
}
