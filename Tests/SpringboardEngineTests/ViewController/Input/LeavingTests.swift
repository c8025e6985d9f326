import CollectionEngine
import Testing

@testable import SpringboardEngine

/// An overlay, or a window, fades out before it is hidden.
@Suite struct LeavingTests {
  /// Eighteen applications on pages of six.
  private static func harness(
    _ windowKind: Preferences.WindowKind = .overlay, _ flyIn: Preferences.FlyIn = .never
  ) -> SpringboardHarness {
    SpringboardHarness(apps: 18, .small(windowKind).with { $0.configured.flyIn = flyIn })
  }

  private static func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test("The fade is the mirror of the opening", arguments: [Input.leave, .key(.escape)])
  func theFadeIsTheMirrorOfTheOpening(input: Input) {
    var harness = Self.harness()
    harness.send(.hidden)
    harness.send(.shown)
    let opening = harness.alphas()
    harness.rest()
    harness.send(input)
    let leaving = harness.alphas()
    #expect(zip(opening, leaving.reversed()).allSatisfy(Self.isClose), "\(opening), \(leaving)")
    #expect(leaving.first == 1 && Self.isClose(leaving.last ?? 1, 0))
    harness.rest()
    #expect(harness.effects == [.hide] && harness.scene.elements.isEmpty && harness.scene.next == .never)
  }

  @Test("Either fade can be interrupted")
  func eitherFadeCanBeInterrupted() {
    var harness = Self.harness()
    harness.send(.hidden)
    harness.send(.shown)
    var last = 0.0
    for (input, isFadingIn) in [(Input.leave, true), (.shown, false), (.leave, true), (.shown, false)] {
      harness.skip(isFadingIn ? 0.07 : 0.03)
      let before = harness.presence
      #expect(isFadingIn ? before > last : before < last)
      harness.send(input)
      last = harness.presence
      #expect(Self.isClose(last, before) && last > 0 && last < 1)
    }
    harness.rest()
    #expect(harness.presence == 1 && harness.icon("a")?.alpha == 1 && harness.scene.next == .never)
    #expect(harness.effects == [])
  }

  @Test("Icons that fly in do not jump")
  func iconsThatFlyInDoNotJump() throws {
    var harness = Self.harness(.overlay, .always)
    harness.send(.hidden)
    harness.send(.shown)
    for input in [Input.leave, .shown] {
      harness.skip(0.06)
      let before = try #require(harness.icon("a"))
      harness.send(input)
      let after = try #require(harness.icon("a"))
      #expect(after.frame == before.frame && after.scale == before.scale && after.scale > 1)
      #expect(Self.isClose(after.alpha, before.alpha))
    }
    harness.rest()
    #expect(harness.icon("a")?.scale == 1 && harness.icon("a")?.alpha == 1)
  }

  @Test("The user cannot act meanwhile")
  func theUserCannotActMeanwhile() throws {
    var harness = Self.harness()
    let center = try #require(harness.icon("a")).frame.center
    harness.send(.key(.escape))
    harness.skip(0.05)
    let scene = harness.scene
    let inputs: [Input] = [
      .pointer(.touch(.down, center)), .pointer(.touch(.up, center)), .hover(center), .secondary(center),
      .scroll(ScrollSample(kind: .notches, dx: 0, dy: 120)), .key(.pageDown), .key(.right), .key(.escape), .search("b"),
      .pinch(PinchSample(phase: .begin, scale: 1, center: center)), .act(.open("a")), .act(.openSearch), .act(.edit),
    ]
    for input in inputs {
      harness.send(input)
      #expect(harness.scene == scene && harness.effects == [], "\(input)")
    }
    harness.rest()
    #expect(harness.effects == [.hide])
  }

  @Test("The springboard is hidden once, after the launch")
  func itIsHiddenOnceAfterTheLaunch() {
    var harness = Self.harness()
    harness.tap("a")
    #expect(harness.effects.map(\.launched) == ["a"])
    for outcome in [LaunchOutcome.started, .mapped] {
      harness.send(.launch("a", outcome))
      harness.wait(0.3)
    }
    for input in [Input.leave, .key(.escape), .hidden, .leave] {
      harness.send(input)
      harness.rest()
    }
    #expect(harness.effects.count == 2 && harness.effects.last == .hide)
  }

  @Test("Without animations the springboard is hidden at once")
  func withoutAnimationsItIsHiddenAtOnce() {
    for input in [Input.leave, .key(.escape)] {
      var harness = SpringboardHarness(apps: 3, .small(.overlay).with { $0.session.animates = false })
      harness.send(input)
      #expect(harness.effects == [.hide] && harness.scene.elements.isEmpty)
    }
  }

  @Test("Without anything to show, the springboard is hidden at once")
  func withoutAnythingToShowItIsHiddenAtOnce() {
    var harness = SpringboardHarness(.small(.overlay))
    harness.send(.shown)
    harness.send(.leave)
    #expect(harness.effects == [.hide])
  }

  @Test("A window fades out too")
  func aWindowFadesOutToo() {
    var harness = Self.harness(.window)
    harness.send(.leave)
    #expect(harness.effects == [])
    harness.rest()
    #expect(harness.effects == [.hide])
  }

  @Test("A home screen stays")
  func aHomeScreenStays() {
    var harness = Self.harness(.home)
    let scene = harness.scene
    harness.send(.leave)
    #expect(harness.scene == scene)
    harness = Self.harness(.overlay)
    harness.send(.leave)
    harness.skip(0.05)
    harness.send(.preferences(.small(.home)))
    harness.rest()
    #expect(harness.presence == 1 && !harness.effects.contains(.hide))
  }

  /// The user opens it at the moment at which it has faded out, before it is hidden.
  @Test("What is shown at the last moment is not hidden")
  func whatIsShownAtTheLastMomentIsNotHidden() {
    var harness = Self.harness()
    harness.send(.leave)
    harness.skip(1)
    harness.send(.shown)
    #expect(harness.presence == 0)
    harness.rest()
    #expect(harness.presence == 1 && harness.effects == [])
  }

  @Test(
    "Widgets end when the fade begins",
    arguments: [
      (Input.search("b"), Effect.search(.end), Effect.search(.begin("b"))),
      (.act(.openSettings), .sheet(.end), .sheet(.begin(.settings))),
    ])
  func widgetsEndWhenTheFadeBegins(opening: Input, end: Effect, begin: Effect) {
    var harness = Self.harness()
    harness.send(opening)
    harness.rest()
    harness.forgetEffects()
    harness.send(.leave)
    harness.skip(0.05)
    #expect(harness.effects == [end])
    harness.send(.shown)
    #expect(harness.effects == [end, begin])
    harness.forgetEffects()
    harness.send(.leave)
    harness.rest()
    #expect(harness.effects == [end, .hide])
  }

  @Test("The name that was typed is kept")
  func theNameThatWasTypedIsKept() {
    var harness = SpringboardHarness(board: "Games(a b) c", .small(.overlay))
    harness.send(.act(.editName("Games")))
    harness.rest()
    harness.send(.leave)
    #expect(harness.effects.last == .naming(.end))
    harness.send(.act(.rename("Games", "Fun")))
    #expect(harness.springboard.folder("Games", in: .main)?.name == "Fun")
  }

  @Test("A drag is put back when the fade begins")
  func aDragIsPutBackWhenTheFadeBegins() {
    var user = SimulatedUser(SpringboardHarness(apps: 6, .small(.overlay)))
    user.lift("a")
    user.harness.send(.leave)
    #expect(user.harness.springboard.main.view.mode.drag == nil)
    #expect(user.harness.effects.contains(.announce(.putBack("a"))))
    user.harness.rest()
    #expect(user.harness.effects.last == .hide && user.harness.icons.isEmpty)
  }
}

extension SpringboardHarness {
  fileprivate var presence: Double { scene.presence }

  /// The opacity of an icon at even moments of a fade, without an input.
  fileprivate mutating func alphas() -> [Double] {
    (0...10).map { step in
      if step > 0 { skip(MotionTuning().fade / 10) }
      return icon("a")?.alpha ?? -1
    }
  }
}

extension PointerSample {
  fileprivate static func touch(_ phase: Phase, _ position: Point) -> PointerSample {
    PointerSample(pointer: 1, phase: phase, device: .touch, position: position)
  }
}
