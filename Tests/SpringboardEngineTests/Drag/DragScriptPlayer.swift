@testable import SpringboardEngine

/// Does with real pointers what a script says:
///
///     hold a            a finger takes it        grab a       the mouse does; `ctrl a` selects it before
///     over c            to its middle            rest 0.5     seconds
///     left of c         beside its middle        drop         or cancel
///     to right edge     of the glass             gather b     another finger taps it
///     to dock, to empty the last slot            swipe on     another finger turns the page; or back
///     to corner         beside an open folder    wheel on     or back
struct ScriptPlayer {
  var hands: Hands
  /// 0 where the mouse has it.
  private var pointer = 1
  private let applications: [ItemID]

  init(_ board: Board, _ preferences: Preferences) {
    applications = board.applications + board.removed
    var stage = Stage(preferences)
    stage.send(.board(board))
    stage.send(.catalogue(applications.map { AppItem(id: $0, name: $0.rawValue) }))
    stage.send(.shown)
    stage.rest()
    hands = Hands(stage)
  }

  /// False for a line that means nothing.
  mutating func play(_ line: Substring) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    let (verb, object) = (words[0], words.dropFirst().joined(separator: " "))
    return takes(verb, ItemID(object)) || moves(verb, words) || turns(verb, object) || lives(verb, object)
  }

  private mutating func takes(_ verb: String, _ id: ItemID) -> Bool {
    switch verb {
    case "hold": hands.take(id, onPage: nil)
    case "grab":
      pointer = 0
      hands.grab(id)
    case "ctrl": hands.click(id, extending: true)
    case "gather", "open": tap(id, finger: verb == "open" ? 1 : 2)
    case "drop": hands.drop(pointer: pointer)
    case "cancel": hands.stage.pointer(.cancel, 0, 0, device: pointer == 0 ? .mouse : .touch, pointer: pointer)
    default: return false
    }
    return true
  }

  private mutating func moves(_ verb: String, _ words: [String]) -> Bool {
    guard ["over", "left", "right", "to"].contains(verb), let point = point(words) else { return false }
    hands.move(to: point, seconds: 0.4, pointer: pointer)
    return true
  }

  /// Where it says: 30 pixels beside an icon's middle is outside the ring and inside its slot.
  private func point(_ words: [String]) -> Point? {
    let center = words.last.flatMap { hands.stage.icon(ItemID($0))?.frame.center }
    return switch words.joined(separator: " ") {
    case "to right edge": Point(x: 796, y: 200)
    case "to left edge": Point(x: 4, y: 200)
    case "to dock": Point(x: 400, y: 420)
    case "to empty": Point(x: 640, y: 300)
    case "to corner": Point(x: 760, y: 20)
    default: center.map { $0 + Point(x: words[0] == "left" ? -30 : words[0] == "right" ? 30 : 0, y: 0) }
    }
  }

  private mutating func turns(_ verb: String, _ object: String) -> Bool {
    let step: Double = object == "on" ? 1 : -1
    switch verb {
    case "wheel": hands.stage.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120 * step)))
    case "swipe": swipe(by: -500 * step)
    case "page": hands.stage.send(.act(.page(Int(object) ?? 0)))
    default: return false
    }
    hands.stage.wait(1)
    return true
  }

  private mutating func lives(_ verb: String, _ object: String) -> Bool {
    switch verb {
    case "rest": hands.stage.wait(Double(object) ?? 0)
    case "key": Key(rawValue: object).map { hands.stage.send(.key($0)) }
    case "edit": hands.stage.send(.act(.edit))
    case "without": install(applications.filter { $0 != ItemID(object) })
    case "with": install(applications + [ItemID(object)])
    case "columns": hands.stage.send(.preferences(DragScript.usual.with { $0.columns = .fixed(Int(object) ?? 3) }))
    default: return false
    }
    return true
  }

  private mutating func install(_ ids: [ItemID]) {
    hands.stage.send(.catalogue(ids.map { AppItem(id: $0, name: $0.rawValue) }))
  }

  private mutating func tap(_ id: ItemID, finger: Int) {
    guard let center = hands.stage.icon(id)?.frame.center else { return }
    hands.stage.pointer(.down, center.x, center.y, pointer: finger)
    hands.stage.wait(0.05)
    hands.stage.pointer(.up, center.x, center.y, pointer: finger)
    hands.stage.wait(0.5)
  }

  /// With a second finger, logical pixels to the right.
  private mutating func swipe(by dx: Double) {
    let start = dx < 0 ? 700.0 : 100
    hands.stage.pointer(.down, start, 300, pointer: 2)
    for step in 1...10 {
      hands.stage.skip(0.01)
      hands.stage.pointer(.move, start + dx * Double(step) / 10, 300, pointer: 2)
    }
    hands.stage.pointer(.up, start + dx, 300, pointer: 2)
  }
}
