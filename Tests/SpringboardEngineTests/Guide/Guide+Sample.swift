import CollectionEngine
import TestSupport

@testable import SpringboardEngine

extension Guide {
  /// A moment on a full hour: 2025-11-25 20:00 in UTC.
  static let evening = 1_764_100_800.0

  /// Channels A, B, C … around the evening, each with programmes of an hour: A-1, which begins at 19:00, A0, A1 … The time is
  /// UTC, and reaches from noon until noon of the next day but one.
  static func hourly(_ count: Int, canBeOpened: Bool = true) -> Guide {
    let channels = (0..<count).map { number in
      let name = String(UnicodeScalar(UInt8(65 + number % 26)))
      return Channel(
        id: name.lowercased(), name: name, canBeOpened: canBeOpened,
        programmes: (-4..<30).map { programme("\(name)\($0)", $0, $0 + 1) })
    }
    return with(channels)
  }

  /// A programme between two hours after the evening.
  static func programme(_ title: String, _ start: Double, _ end: Double) -> Programme {
    Programme(title: title, span: TimelineSpan(start: evening + start * 3600, end: evening + end * 3600))
  }

  static func programme(_ title: String, _ start: Int, _ end: Int) -> Programme {
    programme(title, Double(start), Double(end))
  }

  static func with(_ channels: [Channel]) -> Guide {
    let hours = (-8..<40).map { Hour(start: evening + Double($0) * 3600, hour: (20 + $0) % 24) }
    let days = [(-8.0, "Tue"), (4, "Wed"), (28, "Thu")].map { Day(start: evening + $0.0 * 3600, name: $0.1) }
    return Guide(channels: channels, hours: hours, days: days)
  }

  /// Programmes at random times, some of which overlap, share slots or have the same title.
  static func random(using generator: inout SeededGenerator) -> Guide {
    let channels = (0..<generator.number(0...6)).map { number in
      var programmes: [Programme] = []
      for _ in 0..<generator.number(0...20) {
        let start = evening + Double(generator.number(-400...900)) * 60
        let count = generator.number(1...3)
        let share = count > 1 ? TimelineSpan.SlotShare(index: generator.number(0..<count), count: count) : nil
        let end = start + Double(generator.pick([0, 1, 15, 60, 90, 400])) * 60
        programmes.append(
          Programme(title: generator.pick(["x", "y", "z"]), span: TimelineSpan(start: start, end: end, share: share)))
      }
      return Channel(
        id: "c\(number)", name: "C", canBeOpened: generator.number(0...1) == 0, programmes: programmes)
    }
    return with(channels)
  }
}

extension SpringboardHarness {
  /// On the guide beside two pages, at a quarter past eight.
  init(_ guide: Guide, place: GuidePosition = .last, _ change: (inout Preferences) -> Void = { _ in }) {
    var preferences = Preferences.small
    preferences.configured.guidePosition = place
    change(&preferences)
    self.init(apps: 8, preferences)
    send(.guide(guide))
    send(.clock(Guide.evening + 900))
    send(.act(.openGuide))
    settle()
    forgetEffects()
  }

  /// Lets motions end. The line at the current time moves only every minute.
  mutating func settle() {
    for _ in 0..<600 where scene.next == .nextFrame { wait(1.0 / 60) }
  }

  var guide: GuidePane? { springboard.main.view.layout.guide }

  /// The programme that has the focus.
  var focused: String? { springboard.main.view.focusedProgramme?.programme?.title }

  /// The element of a programme in view.
  func programme(_ title: String) -> Scene.Element? {
    scene.elements.first { if case .programme(let id, _) = $0.kind { id.programme?.title == title } else { false } }
  }

  /// The frames of the headers, which must not move.
  var guideHeaders: [Rect] {
    scene.elements.compactMap { element in
      switch element.kind {
      case .channel, .guideCorner: element.frame
      default: nil
      }
    }
  }

  mutating func press(_ keys: Key...) { for key in keys { send(.key(key)) } }

  /// Drags a finger along both axes in a tenth of a second, and lifts it after a pause.
  mutating func drag(from start: Point, by distance: Point, lift: Bool = true) {
    pointer(.down, start.x, start.y)
    for step in 1...10 {
      skip(0.01)
      pointer(.move, start.x + distance.x * Double(step) / 10, start.y + distance.y * Double(step) / 10)
    }
    guard lift else { return }
    skip(0.15)
    pointer(.up, start.x + distance.x, start.y + distance.y)
  }
}
