@testable import SpringboardEngine

/// Does anything to a springboard: driver in a hurry, two people at once, or a cat. It looks where things are.
struct FuzzDriver {
  var dice: Dice
  private(set) var oracle: Oracle
  private(set) var violations: [String] = []
  private var milliseconds = 0

  /// The steps between the arrival and the rest.
  static let lengths = 6...16

  init(seed: Int, _ preferences: Preferences = Preferences(), forbids: @escaping Oracle.Forbids = { _ in [] }) {
    dice = Dice(seed: seed)
    oracle = Oracle(preferences, travels: seed % 4 == 0, forbids: forbids)
  }

  var session: ViewController { oracle.session }
  var fingers: [Int: Point] { oracle.fingers }
  var board: Board { oracle.springboard.board }
  var scene: Scene { oracle.scene }
  private var moment: Instant { Instant(seconds: Double(milliseconds) / 1000) }

  mutating func play() {
    arrive()
    let end = oracle.steps.count + dice.number(Self.lengths)
    while oracle.steps.count < end, violations.isEmpty { doAnything() }
    if violations.isEmpty { violations = oracle.comeToRest() }
  }

  mutating func send(_ input: Input) {
    guard violations.isEmpty else { return }
    violations = oracle.play(Trace.Step(at: moment, action: .input(input)))
  }

  /// Negative where the clock jumps back.
  mutating func wait(_ milliseconds: Int) { self.milliseconds += milliseconds }

  mutating func point(_ phase: PointerSample.Phase, _ finger: Int, at point: Point, extends: Bool = false) {
    let device = finger == 0 ? PointerSample.Device.mouse : .touch
    send(
      .pointer(PointerSample(pointer: finger, phase: phase, device: device, position: point, extends: extends)))
  }

  private mutating func arrive() {
    send(.viewport(Dice.usualGlass))
    send(.catalogue(.some(of: dice.number(3...7), using: &dice)))
    wait(500)
    if dice.number(0...1) == 0 { send(.act(.makeFolder("b"))) }
    if dice.number(0...2) == 0 { send(.act(.edit)) }
    let docksC = dice.number(0...1) == 0
    for act in [Act.pickUp("c"), .moveDragged(.down), .moveDragged(.down), .drop] where docksC { send(.act(act)) }
  }
}
