import CollectionEngine

@testable import SpringboardEngine

/// Plays a script with pointer samples:
///
///     hold a            a finger lifts it        grab a       the mouse lifts it; `ctrl a` selects it before
///     over c            to its centre            rest 0.5     seconds
///     left of c         beside its centre        drop         or cancel
///     to right edge     of the viewport          gather b     another finger taps it
///     to dock, to empty the last slot            swipe on     another finger turns the page; or back
///     to corner         beside an open folder    wheel on     or back
struct DragScriptPlayer {
  var user: SimulatedUser
  /// 0 if the mouse drags.
  private var pointer = 1
  private let applications: [ItemID]

  init(_ board: Board, _ preferences: Preferences) {
    applications = board.applications + board.removed
    var harness = SpringboardHarness(preferences)
    harness.send(.board(board))
    harness.send(.catalogue(applications.map { AppItem(id: $0, name: $0.text) }))
    harness.send(.shown)
    harness.rest()
    user = SimulatedUser(harness)
  }

  /// Returns false if the line is not understood.
  mutating func play(_ line: Substring) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    let (verb, object) = (words[0], words.dropFirst().joined(separator: " "))
    return press(verb, id(object)) || move(verb, words) || turnPage(verb, object) || changeState(verb, object)
  }

  private func id(_ name: String) -> ItemID { user.harness.springboard.board.id(name) }

  private mutating func press(_ verb: String, _ id: ItemID) -> Bool {
    switch verb {
    case "hold": user.lift(id, onPage: nil)
    case "grab":
      pointer = 0
      user.grab(id)
    case "ctrl": user.click(id, extending: true)
    case "gather", "open": tap(id, finger: verb == "open" ? 1 : 2)
    case "drop": user.drop(pointer: pointer)
    case "cancel": user.harness.pointer(.cancel, 0, 0, device: pointer == 0 ? .mouse : .touch, pointer: pointer)
    default: return false
    }
    return true
  }

  private mutating func move(_ verb: String, _ words: [String]) -> Bool {
    guard ["over", "left", "right", "to"].contains(verb), let point = point(words) else { return false }
    user.move(to: point, seconds: 0.4, pointer: pointer)
    return true
  }

  /// The point that the words name. 30 pixels beside an icon's centre is outside the ring and inside its slot.
  private func point(_ words: [String]) -> Point? {
    let center = words.last.flatMap { user.harness.icon(id($0))?.frame.center }
    return switch words.joined(separator: " ") {
    case "to right edge": Point(x: 796, y: 200)
    case "to left edge": Point(x: 4, y: 200)
    case "to dock": Point(x: 400, y: 420)
    case "to empty": Point(x: 640, y: 300)
    case "to corner": Point(x: 760, y: 20)
    default: center.map { $0 + Point(x: words[0] == "left" ? -30 : words[0] == "right" ? 30 : 0, y: 0) }
    }
  }

  private mutating func turnPage(_ verb: String, _ object: String) -> Bool {
    let step: Double = object == "on" ? 1 : -1
    switch verb {
    case "wheel": user.harness.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120 * step)))
    case "swipe": swipe(by: -500 * step)
    case "page":
      guard let page = Int(object) else { return false }
      user.harness.send(.act(.screen(page)))
    default: return false
    }
    user.harness.wait(1)
    return true
  }

  private mutating func changeState(_ verb: String, _ object: String) -> Bool {
    switch verb {
    case "rest":
      guard let seconds = Double(object) else { return false }
      user.harness.wait(seconds)
    case "key":
      guard let key = Key(rawValue: object) else { return false }
      user.harness.send(.key(key))
    case "edit": user.harness.send(.act(.edit))
    case "without": install(applications.filter { $0 != .application(object) })
    case "with": install(applications + [.application(object)])
    case "columns":
      guard let columns = Int(object) else { return false }
      user.harness.send(.preferences(DragScript.usual.with { $0.configured.grid.columns = .fixed(columns) }))
    default: return false
    }
    return true
  }

  private mutating func install(_ ids: [ItemID]) {
    user.harness.send(.catalogue(ids.map { AppItem(id: $0, name: $0.text) }))
  }

  private mutating func tap(_ id: ItemID, finger: Int) {
    guard let center = user.harness.center(of: id) else { return }
    user.harness.pointer(.down, center.x, center.y, pointer: finger)
    user.harness.wait(0.05)
    user.harness.pointer(.up, center.x, center.y, pointer: finger)
    user.harness.wait(0.5)
  }

  /// Swipes with a second finger, in logical pixels to the right.
  private mutating func swipe(by dx: Double) {
    let start = dx < 0 ? 700.0 : 100
    user.harness.pointer(.down, start, 300, pointer: 2)
    for step in 1...10 {
      user.harness.skip(0.01)
      user.harness.pointer(.move, start + dx * Double(step) / 10, 300, pointer: 2)
    }
    user.harness.pointer(.up, start + dx, 300, pointer: 2)
  }
}
