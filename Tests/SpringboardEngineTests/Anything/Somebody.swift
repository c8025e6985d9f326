@testable import SpringboardEngine

/// Does anything to a springboard: somebody in a hurry, two people at once, or a cat. It looks where things are.
struct Somebody {
  var dice: Dice
  private(set) var witness: Witness
  private(set) var violations: [String] = []
  private var milliseconds = 0

  /// The steps between the arrival and the rest.
  static let lengths = 6...16

  init(seed: Int, _ preferences: Preferences = Preferences(), forbids: @escaping Witness.Forbids = { _ in [] }) {
    dice = Dice(seed: seed)
    witness = Witness(preferences, travels: seed % 4 == 0, forbids: forbids)
  }

  var session: ViewController { witness.session }
  var fingers: [Int: Point] { witness.fingers }
  var board: Board { witness.springboard.board }
  var scene: Scene { witness.scene }
  private var moment: Instant { Instant(seconds: Double(milliseconds) / 1000) }

  mutating func play() {
    arrive()
    let end = witness.steps.count + dice.number(Self.lengths)
    while witness.steps.count < end, violations.isEmpty { doAnything() }
    if violations.isEmpty { violations = witness.comeToRest() }
  }

  mutating func send(_ input: Input) {
    guard violations.isEmpty else { return }
    violations = witness.play(Trace.Step(at: moment, action: .input(input)))
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
    for act in [Act.pickUp("c"), .carry(.down), .carry(.down), .drop] where docksC { send(.act(act)) }
  }
}
