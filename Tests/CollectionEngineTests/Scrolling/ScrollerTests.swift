import Testing

@testable import CollectionEngine

@Suite("Free scrolling")
struct ScrollerTests {
  private let spring = Spring(response: 0.6)
  private let bounds = ScrollBounds(range: 0...1_000, extent: 800)
  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  private func scroller(_ offset: Double) -> Scroller { Scroller(offset, in: bounds, grain: 0.25) }

  private func held(_ offset: Double) -> Scroller {
    var scroller = scroller(offset)
    scroller.hold(at: at(0))
    return scroller
  }

  @Test("Content follows the finger between the ends, and resists beyond them")
  func dragging() {
    var scroller = held(900)
    scroller.drag(by: 60)
    #expect(scroller.offset(at: at(0)) == 960)
    scroller.drag(by: 200)
    #expect(scroller.offset(at: at(9)) == 1_000 + RubberBand(extent: 800).stretch(pulled: 160))
    scroller.drag(by: -160)
    #expect(scroller.offset(at: at(9)) == 1_000)
    #expect(scroller.next(at: at(9)) == .never)
    scroller.drag(by: 5_000, within: 800...1_100)
    #expect(scroller.pull == 1_100)
  }

  @Test("A drag without a touch moves nothing")
  func dragWithoutHold() {
    var scroller = scroller(500)
    scroller.drag(by: 60)
    #expect(scroller == self.scroller(500) && !scroller.isHeld)
  }

  @Test("Released content decelerates by 0.998 per millisecond to the predicted end")
  func release() {
    var scroller = held(200)
    let end = scroller.naturalEnd(velocity: 1_000, on: spring, at: at(0))
    scroller.release(velocity: 1_000, on: spring, at: at(0))
    #expect(abs(scroller.velocity(at: at(0.1)) - 1_000 * exponential(-0.1 * Deceleration.normal.decayRate)) < 1e-9)
    #expect(scroller.next(at: at(0.1)) == .nextFrame)
    #expect(scroller.offset(at: at(9)) == end && scroller.next(at: at(9)) == .never)
    #expect(abs(end - 200 - 1_000 / Deceleration.normal.decayRate) < 1e-9)
  }

  @Test("A release beyond an end continues with the velocity of the content")
  func releaseBeyond() {
    var scroller = held(0)
    scroller.drag(by: -300)
    let (offset, slope) = (scroller.offset(at: at(0)), bounds.slope(pulled: -300))
    scroller.release(velocity: -700, on: spring, at: at(0))
    #expect(scroller.offset(at: at(0)) == offset)
    #expect(abs(scroller.velocity(at: at(0)) + 700 * slope) < 1e-9)
    #expect(scroller.offset(at: at(9)) == 0)
  }

  @Test("A touch stops content wherever it is", arguments: [0.05, 0.2, 0.5])
  func touchStopsContentWhereverItIs(_ seconds: Double) {
    var scroller = held(700)
    scroller.release(velocity: 2_500, on: spring, at: at(0))
    let offset = scroller.offset(at: at(seconds))
    scroller.hold(at: at(seconds))
    #expect(abs(scroller.offset(at: at(seconds + 5)) - offset) < 1e-9)
    scroller.release(velocity: 0, on: spring, at: at(seconds + 5))
    #expect(abs(scroller.offset(at: at(seconds + 5)) - offset) < 1e-9)
    #expect(scroller.offset(at: at(20)) == min(1_000, offset))
  }

  @Test(
    "Content comes to rest where the layout wants it",
    arguments: [
      ("a little further than by itself", 200.0, 1_000.0, 760.0),
      ("a little less far", 200, 1_000, 600),
      ("much less far", 200, 1_000, 210),
      ("much further", 200, 100, 900),
      ("behind", 200, 100, 180),
      ("where it is", 200, 300, 200),
      ("at the end, though it could bounce there", 200, 5_000, 1_000),
      ("at the end, and not beyond", 200, 1_000, 2_000),
      ("in the content, from beyond its end", -100, 400, 300),
    ])
  func resting(_ what: Comment, _ offset: Double, _ velocity: Double, _ target: Double) {
    var scroller = held(0)
    scroller.drag(by: bounds.pull(toward: offset))
    let start = scroller.offset(at: at(0))
    let before = velocity * bounds.slope(pulled: bounds.pull(toward: offset))
    scroller.release(velocity: velocity, restingAt: target, on: spring, at: at(0))
    #expect(abs(scroller.offset(at: at(0)) - start) < 1e-9, what)
    if target != offset { #expect(abs(scroller.velocity(at: at(0)) - before) < 1e-6, what) }
    #expect(scroller.offset(at: at(20)) == min(1_000, target), what)
    #expect(scroller.violations.isEmpty)
  }

  @Test("Settling does not pass the target, however fast the finger was")
  func settlingDoesNotPassTheTargetHoweverFastTheFingerWas() {
    var scroller = held(200)
    scroller.settle(to: 300, velocity: 20_000, on: spring, at: at(0))
    let offsets = stride(from: 0.0, through: 3, by: 0.01).map { scroller.offset(at: at($0)) }
    #expect(offsets == offsets.sorted() && offsets.first == 200 && offsets.last == 300)
  }

  @Test("Scrolling to an offset begins with the current velocity")
  func scrolling() {
    var scroller = held(200)
    scroller.release(velocity: 1_000, on: spring, at: at(0))
    let (offset, velocity) = (scroller.offset(at: at(0.2)), scroller.velocity(at: at(0.2)))
    scroller.scroll(to: 0, on: spring, at: at(0.2))
    #expect(abs(scroller.offset(at: at(0.2)) - offset) < 1e-9 && abs(scroller.velocity(at: at(0.2)) - velocity) < 1e-9)
    #expect(scroller.offset(at: at(9)) == 0)
    scroller.jump(to: 5_000)
    #expect(scroller.offset(at: at(9)) == 1_000)
  }
}

@Suite("Scrolling content that changes its size")
struct ScrollerResizeTests {
  private let spring = Spring(response: 0.6)
  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  private func scroller(_ offset: Double) -> Scroller {
    Scroller(offset, in: ScrollBounds(range: 0...1_000, extent: 800), grain: 0.25)
  }

  @Test("A position that is still valid is kept")
  func resting() {
    var scroller = scroller(500)
    scroller.resize(to: ScrollBounds(range: 0...600, extent: 400), on: spring, at: at(1))
    #expect(scroller.offset(at: at(1)) == 500 && scroller.next(at: at(1)) == .never)
  }

  @Test("Content returns from beyond an end that has moved nearer")
  func returning() {
    var scroller = scroller(500)
    scroller.resize(to: ScrollBounds(range: 0...300, extent: 400), on: spring, at: at(1))
    #expect(scroller.offset(at: at(1)) == 500 && scroller.velocity(at: at(1)) == 0)
    #expect(scroller.next(at: at(1)) == .nextFrame && scroller.offset(at: at(9)) == 300)
  }

  @Test("An offset at which no content is left is not kept")
  func offsetAtWhichNoContentIsLeftIsNotKept() {
    var scroller = scroller(1_000)
    scroller.resize(to: ScrollBounds(range: 0...0, extent: 400), on: spring, at: at(1))
    #expect(abs(scroller.offset(at: at(1)) - 396) < 1e-9 && scroller.offset(at: at(9)) == 0)
  }

  @Test("Deceleration continues, and bounces at the new end", arguments: [(2_000.0, 750.0), (400, 400), (220, 220)])
  func decelerationContinuesAndBouncesAtTheNewEnd(_ last: Double, _ end: Double) {
    var scroller = scroller(0)
    scroller.hold(at: at(0))
    scroller.release(velocity: 1_500, on: spring, at: at(0))
    let (offset, velocity) = (scroller.offset(at: at(0.2)), scroller.velocity(at: at(0.2)))
    scroller.resize(to: ScrollBounds(range: 0...last, extent: 800), on: spring, at: at(0.2))
    #expect(abs(scroller.offset(at: at(0.2)) - offset) < 1e-9 && abs(scroller.velocity(at: at(0.2)) - velocity) < 1e-9)
    #expect(abs(scroller.offset(at: at(9)) - end) < 1)
  }

  @Test("The resting position that the layout wants is kept")
  func target() {
    var scroller = scroller(0)
    scroller.hold(at: at(0))
    scroller.release(velocity: 1_500, restingAt: 640, on: spring, at: at(0))
    scroller.resize(to: ScrollBounds(range: 0...2_000, extent: 800), on: spring, at: at(0.2))
    #expect(abs(scroller.offset(at: at(9)) - 640) < 1e-6)
  }

  @Test("A touch keeps holding the content at the same offset")
  func held() {
    var scroller = scroller(900)
    scroller.hold(at: at(0))
    scroller.drag(by: 50)
    scroller.resize(to: ScrollBounds(range: 0...700, extent: 800), on: spring, at: at(0.2))
    #expect(scroller.isHeld && abs(scroller.offset(at: at(0.2)) - 950) < 1e-9)
  }

  @Test("Renumbering keeps position and velocity")
  func renumbering() {
    var (settling, held) = (scroller(100), scroller(100))
    settling.scroll(to: 300, on: spring, at: at(0))
    held.hold(at: at(0))
    held.drag(by: 20)
    let before = settling.offset(at: at(0.1))
    let bounds = ScrollBounds(range: 0...2_000, extent: 800)
    settling.renumber(by: 50, in: bounds)
    held.renumber(by: 50, in: bounds)
    #expect(settling.offset(at: at(0.1)) == before + 50 && settling.offset(at: at(9)) == 350)
    #expect(held.offset(at: at(0.1)) == 170 && settling.bounds == bounds)
  }
}

@Suite("Scroll bounds")
struct ScrollBoundsTests {
  @Test("Bounds end at the end of the content; short content does not scroll")
  func content() {
    #expect(ScrollBounds(content: 10...1_010, viewport: 300) == ScrollBounds(range: 10...710, extent: 300))
    let short = ScrollBounds(content: 10...110, viewport: 300)
    #expect(short == ScrollBounds(range: 10...10, extent: 300) && !short.isScrollable)
  }

  @Test("Pulls are computed from offsets and back", arguments: [-500.0, -1, 0, 10, 100, 101, 700])
  func pulls(_ pull: Double) {
    let bounds = ScrollBounds(range: 0...100, extent: 300)
    #expect(abs(bounds.pull(toward: bounds.offset(pulled: pull)) - pull) < 1e-6)
    let slope = (bounds.offset(pulled: pull + 1e-5) - bounds.offset(pulled: pull)) / 1e-5
    #expect(abs(bounds.slope(pulled: pull) - slope) < 1e-3 || pull == 100)
  }
}
