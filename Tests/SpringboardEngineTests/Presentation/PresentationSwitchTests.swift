import CollectionEngine
import TestSupport
import Testing

@testable import SpringboardEngine

/// A view with more than two presentations.
@Suite("A switch between presentations")
struct PresentationSwitchTests {
  private static let presentations = BoardPresentations(
    PagesPresentation(), CirclePresentation(), CoverFlowPresentation())

  private func harness(showing name: String = "pages") -> SpringboardHarness {
    var harness = SpringboardHarness(apps: 6, presentations: Self.presentations)
    harness.send(.act(.present(name)))
    harness.rest()
    return harness
  }

  /// Where an icon is at each frame until nothing moves.
  private func way(of id: ItemID, in harness: inout SpringboardHarness) throws -> [Point] {
    var way: [Point] = []
    repeat {
      way.append(try #require(harness.icon(id)).frame.center)
      harness.wait(1.0 / 60)
    } while harness.scene.next == .nextFrame && way.count < 300
    return way + [try #require(harness.icon(id)).frame.center]
  }

  @Test("It leads from the first one to the third one directly", arguments: [("pages", "covers"), ("covers", "pages")])
  func direct(from: String, to: String) throws {
    var harness = harness(showing: from)
    harness.send(.act(.present(to)))
    let way = try way(of: "b", in: &harness)
    let (start, end) = (try #require(way.first), try #require(way.last))
    #expect(end == (try #require(self.harness(showing: to).icon("b")).frame.center))
    for point in way {
      let progress = (point.x - start.x) / (end.x - start.x)
      #expect(point.distance(to: start.interpolated(to: end, progress)) < 1)
    }
  }

  @Test("It turns to a third one in the middle, without a jump", arguments: [0.05, 0.15, 0.25, 0.4])
  func third(after seconds: Double) throws {
    var harness = harness()
    harness.send(.act(.present("covers")))
    harness.wait(seconds)
    let before = try #require(harness.icon("b")).frame.center
    harness.send(.act(.present("circle")))
    let way = try way(of: "b", in: &harness)
    #expect(try #require(way.first).distance(to: before) < 1)
    #expect(way.last == (try #require(self.harness(showing: "circle").icon("b")).frame.center))
    let steps = zip(way, way.dropFirst()).map { $0.distance(to: $1) }
    #expect(try #require(steps.max()) < 80)
  }

  @Test("A pinch leads to the next one and to the previous one, wherever a switch came from")
  func pinch() {
    var harness = harness(showing: "covers")
    harness.movePinch(from: 150, to: 150 + 2 * harness.halfPinch)
    harness.endPinch(150 + 2 * harness.halfPinch)
    harness.rest()
    #expect(harness.springboard.main.view.layout.presentation.shown == 1)
  }

  @Test("It stays sound in any order of switches, pinches and moments")
  func random() {
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 1...4, using: &generator)
      var (presentation, now) = (PresentationSwitch(count: count), Instant(seconds: 0))
      for _ in 0..<40 {
        now = now + Double.random(in: 0...0.3, using: &generator)
        let before = presentation.position(at: now)
        let spring = Spring(response: 0.38)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0, 1: presentation.show(Int.random(in: -1...count, using: &generator), on: spring, at: now)
        case 2: presentation.hold(at: now)
        case 3: presentation.drag(by: Double.random(in: -0.6...0.6, using: &generator))
        default:
          presentation.release(velocity: 0, rule: TurnRule(share: 0.4, velocity: 1), on: spring, at: now)
        }
        #expect(presentation.violations == [])
        let after = presentation.position(at: now)
        let isDragged = presentation.isHeld
        for number in 0..<count where !isDragged {
          #expect(abs(before.share(of: number) - after.share(of: number)) < 0.002)
        }
      }
    }
  }
}
