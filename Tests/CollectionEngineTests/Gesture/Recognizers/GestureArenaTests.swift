import Testing

@testable import CollectionEngine

@Suite("A touch")
struct GestureArenaTests {
  @Test(
    "One recognizer wins each touch",
    arguments: [
      ("a tap", "0 down 100 100, 0.1 up 104 103", "pressed tapped"),
      ("a tap within the slop of a finger", "0 down 100 100, 0.1 move 109 100, 0.2 up 100 100", "pressed tapped"),
      ("no tap of a mouse that moves as far", "0 mouse 100 100, 0.1 move 100 109, 0.2 up 100 100", "pressed released"),
      ("nothing when it leaves upwards", "0 down 100 100, 0.1 move 103 60, 0.2 up 200 60", "pressed released"),
      ("nothing when it is cancelled", "0 down 100 100, 0.1 cancel", "pressed released"),
      (
        "a long press", "0 down 100 100, 0.5 wait, 0.9 up 100 100", "pressed released held at 100,100 at 100,100 let go"
      ),
      (
        "a long press without a wake-up", "0 down 100 100, 0.9 up 100 100",
        "pressed released held at 100,100 at 100,100 let go"
      ),
      (
        "a long press that drags", "0 down 9 9, 0.6 wait, 0.7 move 99 9, 0.8 up 99 9",
        "pressed released held at 9,9 at 99,9 at 99,9 let go"
      ),
      ("a long press that is cancelled", "0 down 9 9, 0.6 wait, 0.7 cancel", "pressed released held at 9,9 lost"),
      ("no long press when it moved", "0 down 9 9, 0.1 move 9 30, 0.7 wait, 0.8 up 9 9", "pressed released"),
      (
        "a pan that begins at the slop's edge", "0 down 100 100, 0.1 move 115 100, 0.2 move 130 100",
        "pressed released pan 5 15"
      ),
      ("a pan back over its start", "0 down 100 100, 0.1 move 80 100, 0.5 move 120 100", "pressed released pan -10 40"),
      ("a pan that rested at its end", "0 down 0 0, 0.1 move 30 0, 0.3 up 30 0", "pressed released pan 20 0 end 0"),
      ("a pan that is cancelled", "0 down 0 0, 0.1 move 30 0, 0.12 cancel", "pressed released pan 20 cancelled"),
      ("no tap beside another finger", "0 down 100 100, 0.1 second, 0.2 up 100 100", "pressed released"),
      (
        "a pan beside another finger", "0 down 100 100, 0.1 second, 0.2 move 120 100",
        "pressed released pan 10"
      ),
    ])
  func winner(_ meaning: Comment, _ trace: String, _ events: String) {
    #expect(TouchPlayer().perform(trace) == events, meaning)
  }

  @Test(
    "Only the scrolling axes pan",
    arguments: [
      (PanAxes.horizontal, "0 down 100 100, 0.1 move 112 100", "pressed released pan 2"),
      (.horizontal, "0 down 100 100, 0.1 move 112 112", "pressed released pan 2,2"),
      (.horizontal, "0 down 100 100, 0.1 move 112 113", "pressed released"),
      (.vertical, "0 down 100 100, 0.1 move 112 113, 0.2 move 112 120", "pressed released pan 2,3 0,7"),
      (.vertical, "0 down 100 100, 0.1 move 112 112", "pressed released pan 2,2"),
      (.vertical, "0 down 100 100, 0.1 move 113 112", "pressed released"),
      (.both, "0 down 100 100, 0.1 move 108 85, 0.2 move 90 85", "pressed released pan 0,-5 -18"),
      (.both, "0 down 100 100, 0.1 move 106 107", "pressed"),
    ])
  func axes(_ axes: PanAxes, _ trace: String, _ events: String) {
    #expect(TouchPlayer(axes: axes).perform(trace) == events)
  }

  @Test(
    "A pull goes down for some distance",
    arguments: [
      ("0 down 9 100, 0.1 move 9 130, 0.2 move 9 160, 0.3 move 9 200, 0.4 up 9 200", "pressed released pulled"),
      ("0 down 9 100, 0.1 up 9 170", "pressed released pulled"),
      ("0 down 9 100, 0.1 move 9 159, 0.7 wait, 0.8 up 9 159", "pressed released"),
      ("0 down 9 100, 0.1 move 9 70, 0.2 move 9 170", "pressed released"),
      ("0 down 9 100, 0.1 move 9 120, 0.2 move 40 125, 0.3 move 40 170", "pressed released"),
      ("0 down 9 100, 0.1 move 39 100, 0.2 move 39 200", "pressed released pan 20 0,100"),
      ("0 down 9 100, 0.1 second, 0.2 move 9 170", "pressed released"),
    ])
  func pull(_ trace: String, _ events: String) {
    #expect(TouchPlayer(pulls: true).perform(trace) == events)
  }

  @Test("A pan ends with the velocity along both axes")
  func velocity() {
    let steps = (1...10).map { "\(Double($0) / 100) move \($0 * 5) \($0 * -8)" }.joined(separator: ", ")
    #expect(TouchPlayer(axes: .both).perform("0 down 0 0, \(steps), 0.1 up 50 -80").hasSuffix("end 500,-800"))
  }

  @Test("A touch that stops moving content is a pan from the start")
  func touchThatStopsMovingContentIsAPanFromTheStart() {
    #expect(TouchPlayer(catching: true).perform("0 down 100 100, 0.1 move 101 100, 0.3 up 101 100") == "pan 1 0 end 0")
  }
}

/// Plays one touch to an arena, and lists the events.
private struct TouchPlayer {
  var catching = false
  var axes = PanAxes.horizontal
  var pulls = false

  func perform(_ trace: String) -> String {
    var arena = GestureArena()
    let steps = trace.split(separator: ", ").map { $0.split(separator: " ").map(String.init) }
    let events = steps.flatMap { step(&arena, $0[1], $0.dropFirst(2).compactMap(Double.init), Double($0[0]) ?? 0) }
    return events.map(\.word).joined(separator: " ").replacing(" ,", with: "")
  }

  private func step(_ arena: inout GestureArena, _ verb: String, _ place: [Double], _ time: Double) -> [GestureEvent] {
    let (tuning, now) = (GestureTuning(), Instant(seconds: time))
    let gestures: [Gesture] = [.pan(axes)] + (pulls ? [.pull] : []) + [.longPress, .tap]
    let prospects = GestureCandidates(gestures: gestures, hold: tuning.longPress)
    let due = arena.advance(tuning: tuning, at: now)
    func sample(_ phase: PointerSample.Phase, _ device: PointerSample.Device = .touch) -> PointerSample {
      let position = place.count == 2 ? Point(x: place[0], y: place[1]) : .zero
      return PointerSample(pointer: 1, phase: phase, device: device, position: position)
    }
    switch verb {
    case "down": return due + arena.begin(sample(.down), prospects, catching: catching, tuning: tuning, at: now)
    case "mouse":
      return due + arena.begin(sample(.down, .mouse), prospects, catching: catching, tuning: tuning, at: now)
    case "move": return due + arena.follow(sample(.move), tuning: tuning, at: now)
    case "up": return due + arena.follow(sample(.up), tuning: tuning, at: now)
    case "cancel": return due + arena.follow(sample(.cancel), tuning: tuning, at: now)
    case "second": return due + arena.accompany(tuning: tuning, at: now)
    default: return due
    }
  }
}

extension GestureEvent {
  fileprivate var word: String {
    switch self {
    case .pressed: "pressed"
    case .released: "released"
    case .tapped: "tapped"
    case .held: "held"
    case .dragged(let point): "at \(Int(point.x)),\(Int(point.y))"
    case .letGo: "let go"
    case .lost: "lost"
    case .pulled: "pulled"
    case .panBegan: "pan"
    case .panMoved(let step): step.word
    case .panEnded(let velocity): "end \(velocity.word)"
    case .panCancelled: "cancelled"
    }
  }
}

extension Point {
  /// Rounded; a vertical part of zero is left out.
  fileprivate var word: String {
    let (x, y) = (Int(x.rounded()), Int(y.rounded()))
    return y == 0 ? "\(x)" : "\(x),\(y)"
  }
}
