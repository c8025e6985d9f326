import CollectionEngine
import TestSupport

@testable import SpringboardEngine

/// Sends random input to a springboard. It knows the positions of the elements, so that input often hits them.
struct FuzzDriver {
  var generator: SeededGenerator
  private(set) var oracle: Oracle
  private(set) var violations: [String] = []
  private var milliseconds = 0
  /// Whether there is a second view of the document, in which something happens too.
  let usesOtherView: Bool

  /// The number of steps after the preparation.
  static let lengths = 6...16

  init(
    seed: Int, _ preferences: Preferences = Preferences(), _ restrictions: Restrictions = Restrictions(),
    invariant: @escaping Oracle.Invariant = { _ in [] }
  ) {
    generator = SeededGenerator(seed: seed)
    usesOtherView = seed % 3 == 1
    var preferences = preferences
    preferences.session.asksSearchProviders = true
    oracle = Oracle(preferences, restrictions, checksHistory: seed % 4 == 0, invariant: invariant)
  }

  var controller: ViewController { oracle.controller }
  var fingers: [Int: Point] { oracle.fingers }
  var board: Board { oracle.springboard.board }
  var scene: Scene { oracle.scene }
  private var moment: Instant { Instant(seconds: Double(milliseconds) / 1000) }

  mutating func play() {
    prepare()
    let end = oracle.steps.count + generator.number(Self.lengths)
    while oracle.steps.count < end, violations.isEmpty { performRandomAction() }
    if violations.isEmpty { violations = oracle.comeToRest() }
  }

  mutating func send(_ input: Input, in view: ViewID = .main) {
    guard violations.isEmpty else { return }
    violations = oracle.play(Trace.Step(at: moment, in: view, action: .input(input)))
  }

  /// Negative if the clock jumps back.
  mutating func wait(_ milliseconds: Int) { self.milliseconds += milliseconds }

  mutating func point(_ phase: PointerSample.Phase, _ finger: Int, at point: Point, extends: Bool = false) {
    let device = finger == 0 ? PointerSample.Device.mouse : .touch
    send(
      .pointer(PointerSample(pointer: finger, phase: phase, device: device, position: point, extends: extends)))
  }

  private mutating func prepare() {
    send(.viewport(SeededGenerator.usualViewport))
    send(.catalogue(.some(of: generator.number(3...7), using: &generator)))
    wait(500)
    if generator.number(0...1) == 0 { send(.act(.makeFolder("b"))) }
    if generator.number(0...2) == 0 { send(.act(.edit)) }
    let docksC = generator.number(0...1) == 0
    for act in [Act.drag(.pickUp("c")), .drag(.move(.down)), .drag(.move(.down)), .drag(.drop)] where docksC {
      send(.act(act))
    }
  }
}
