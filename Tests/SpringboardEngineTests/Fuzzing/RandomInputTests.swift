import CollectionEngine
import TestSupport
import Testing

@testable import SpringboardEngine

/// Thousands of random inputs that need not make sense together.
@Suite struct RandomInputTests {
  @Test("Random input keeps scenes valid and comes to rest", arguments: 0..<24)
  func randomInputKeepsScenesValidAndComesToRest(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var harness = SpringboardHarness(generator.preferences)
    for _ in 0..<600 {
      let input = generator.input
      harness.send(input)
      harness.skip(generator.pause)
      check(harness.scene, after: input)
    }
    harness.skip(60)
    harness.send(.act(.done))
    harness.rest()
    #expect(harness.scene.next == .never || harness.springboard.main.view.isGuideVisible(at: harness.now))
    harness.send(.hidden)
    #expect(harness.scene.elements.isEmpty)
  }

  private func check(_ scene: Scene, after input: Input) {
    #expect((0..<scene.screenCount).contains(scene.screen), "\(input)")
    for element in scene.elements {
      let numbers = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height, element.scale]
      #expect(numbers.allSatisfy(\.isFinite) && (0...1).contains(element.alpha), "\(element) after \(input)")
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func real(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// In seconds; sometimes the clock goes back.
  fileprivate var pause: Double {
    mutating get { pick([0, 0.004, 0.016, 0.016, 0.05, 0.2, 0.6, -0.1]) }
  }

  fileprivate var preferences: Preferences {
    mutating get {
      let (animates, rightToLeft) = (number(0...4) > 0, number(0...1) == 0)
      let newApplications = pick(NewApplicationPlace.allCases)
      let guide = pick([nil, GuidePosition.last, .last, .first, .only])
      return .small(pick(Preferences.WindowKind.allCases)).with {
        $0.session.animates = animates
        $0.session.rightToLeft = rightToLeft
        $0.configured.newApplications = newApplications
        $0.configured.guidePosition = guide
      }
    }
  }

  fileprivate var input: Input {
    mutating get {
      switch number(0...22) {
      case 19: pick([.act(.openGuide), .key(.currentTime), .clock(Guide.evening + real(-9_000...9_000))])
      case 20: .guide(.random(using: &self))
      case 21: .pinch(PinchSample(phase: pick(PinchSample.Phase.allCases), scale: real(0.2...3), center: .zero))
      case 0...8: .pointer(sample)
      case 9...10: .scroll(scroll)
      case 11: .key(pick(Key.allCases))
      case 12: pick([.key(pick(Key.allCases)), .character(pick(["a", "f", "n", "/", "?", " ", "3"])), .composition])
      case 13: .catalogue([AppItem].named(number(0...40)).shuffled(using: &self).dropLast(number(0...3)))
      case 14: .viewport(viewport)
      case 15: pick([.shown, .shown, .shown, .hidden])
      case 16: .act(.screen(number(-2...9)))
      case 17: .act(.open(app))
      case 18: .launch(app, pick([.started, .mapped, .failed("no such program")]))
      default: pick([.wake, .board(board), .preferences(preferences), .installations(.new(app, app, "b"))])
      }
    }
  }

  private var app: ItemID {
    mutating get { [AppItem].named(40)[number(0...39)].id }
  }

  private var sample: PointerSample {
    mutating get {
      let phase = pick([PointerSample.Phase.down, .down, .move, .move, .move, .move, .up, .up, .cancel])
      let position = Point(x: real(-50...850), y: pick([real(0...480), 90, 90, .nan]))
      return PointerSample(pointer: number(0...2), phase: phase, device: pick([.touch, .mouse]), position: position)
    }
  }

  private var scroll: ScrollSample {
    mutating get {
      ScrollSample(
        kind: pick([.notches, .smooth, .smooth, .end]), dx: real(-200...200),
        dy: pick([0, real(-200...200), .infinity]), zooms: number(0...3) == 0
      )
    }
  }

  private var viewport: Viewport {
    mutating get {
      let size = pick([
        SpringboardHarness.viewport.size, Size(width: 480, height: 800), Size(width: 90, height: 40), .zero,
      ])
      return Viewport(size: size, scale: pick([1, 1.25, 2]))
    }
  }

  private var board: Board {
    mutating get {
      let items = [AppItem].named(30).map { Board.Item.app($0.id) }.shuffled(using: &self)
      return Board(pages: [Board.Page(items[..<11]), Board.Page(items[11..<24])], dock: Array(items[24...]))
    }
  }
}
