import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("From right to left")
struct MirroringTests {
  private static let width = SpringboardHarness.viewport.size.width

  /// What a user does; horizontal coordinates are those from left to right.
  struct Scenario: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let presentations: BoardPresentations
    /// `x` mirrors a coordinate.
    let play: @Sendable (_ harness: inout SpringboardHarness, _ x: (Double) -> Double) -> Void

    init(
      _ name: String, _ presentations: BoardPresentations = .pages,
      _ play: @escaping @Sendable (inout SpringboardHarness, (Double) -> Double) -> Void
    ) {
      (testDescription, self.presentations, self.play) = (name, presentations, play)
    }
  }

  private static let scenarios: [Scenario] = [
    Scenario("a page") { _, _ in },
    Scenario("another page") { harness, _ in harness.send(.act(.screen(1))) },
    Scenario("a page that follows a finger") { harness, x in
      harness.pointer(.down, x(500), 200)
      for step in 1...10 {
        harness.skip(0.02)
        harness.pointer(.move, x(500 - 20 * Double(step)), 200)
      }
    },
    Scenario("edit mode") { harness, _ in harness.send(.act(.edit)) },
    Scenario("a notice") { harness, _ in
      harness.send(.act(.edit))
      harness.send(.act(.remove("c")))
    },
    Scenario("items that make way") { harness, _ in
      harness.send(.act(.edit))
      harness.send(.act(.drag(.pickUp("a"))))
      harness.send(.act(.drag(.move(.onward))))
      harness.send(.act(.drag(.move(.down))))
    },
    Scenario("a folder") { harness, _ in
      harness.send(.act(.combine("a", with: "b")))
      harness.send(.act(.openFolder(.folder("folder-1"))))
    },
    Scenario("the menu of an item") { harness, _ in
      harness.send(.key(.right))
      harness.send(.key(.menu))
    },
    Scenario("a submenu") { harness, _ in
      harness.send(.key(.right))
      harness.send(.key(.menu))
      for _ in 0..<2 { harness.send(.key(.down)) }
      harness.send(.key(.activate))
    },
    Scenario("the menu of the page") { harness, x in harness.send(.secondary(Point(x: x(790), y: 10))) },
    Scenario("the details") { harness, _ in harness.send(.act(.showDetails("a"))) },
    Scenario("the settings") { harness, _ in harness.send(.act(.openSettings)) },
    Scenario("results") { harness, _ in harness.send(.search("a")) },
    Scenario("no results") { harness, _ in harness.send(.search("qqq")) },
    Scenario("the library", .pagesAndLibrary) { harness, _ in harness.send(.act(.present("library"))) },
    Scenario("the guide") { harness, _ in
      harness.send(.guide(.hourly(6)))
      harness.send(.clock(Guide.evening + 600))
      harness.send(.act(.openGuide))
    },
    Scenario("a tooltip") { harness, x in harness.send(.hover(Point(x: x(100), y: 100))) },
  ]

  /// At rest, and in the middle of the animation that leads there. Slots are on whole pixels, and what is left beside the last
  /// column stays at the right.
  @Test("Every element is where it would be in a mirror", arguments: scenarios)
  func mirrored(scenario: Scenario) {
    var (left, right) = (harness(scenario, rightToLeft: false), harness(scenario, rightToLeft: true))
    scenario.play(&left) { $0 }
    scenario.play(&right) { Self.width - $0 }
    for wait in [0.05, 0.1, 5] {
      left.wait(wait)
      right.wait(wait)
      #expect(right.scene.isRightToLeft && !left.scene.isRightToLeft)
      let (a, b) = (left.scene.elements, right.scene.elements)
      #expect(a.map(\.kind) == b.map(\.kind))
      for (one, other) in zip(a, b) {
        let frame = one.frame
        let mirrored = Rect(x: Self.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        let difference = max(
          abs(mirrored.minX - other.frame.minX), abs(mirrored.minY - other.frame.minY),
          abs(mirrored.width - other.frame.width), abs(mirrored.height - other.frame.height))
        #expect(difference <= 3, "\(one.kind) is at \(other.frame), and would be at \(mirrored)")
        #expect(abs(one.alpha - other.alpha) < 0.001, "\(one.kind)")
      }
    }
  }

  private func harness(_ scenario: Scenario, rightToLeft: Bool) -> SpringboardHarness {
    SpringboardHarness(
      apps: 14, .small.with { $0.session.rightToLeft = rightToLeft }, presentations: scenario.presentations)
  }
}
