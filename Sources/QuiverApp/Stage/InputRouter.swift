import GtkBridge
import SpringboardEngine

/// Tells the springboard what was done to the canvas, in the springboard's words.
struct InputRouter {
  /// What an event means, and when it happened; nil where it means nothing here.
  func input(for event: Event) -> (Input, Instant)? {
    switch event {
    case .pointer(let event): sample(event).map { (.pointer($0), Instant(seconds: event.stamp.seconds)) }
    case .scroll(let event): (.scroll(sample(event)), Instant(seconds: event.stamp.seconds))
    case .key(let event): key(event).map { (.key($0), Instant(seconds: event.stamp.seconds)) }
    }
  }

  private func sample(_ event: PointerEvent) -> PointerSample? {
    guard event.button == 1, let phase = phase(event.phase) else { return nil }
    return PointerSample(
      pointer: event.pointer, phase: phase, device: event.device == .touch ? .touch : .mouse,
      position: Point(x: event.x, y: event.y))
  }

  private func phase(_ phase: PointerEvent.Phase) -> PointerSample.Phase? {
    switch phase {
    case .down: .down
    case .move: .move
    case .up: .up
    case .cancel: .cancel
    case .hover, .leave: nil
    }
  }

  private func sample(_ event: ScrollEvent) -> ScrollSample {
    switch event.amount {
    case .notches(let dx, let dy): ScrollSample(kind: .notches, dx: dx * 120, dy: dy * 120)
    case .pixels(let dx, let dy): ScrollSample(kind: .smooth, dx: dx, dy: dy)
    case .end: ScrollSample(kind: .end, dx: 0, dy: 0)
    }
  }

  private func key(_ event: KeyEvent) -> Key? {
    guard event.phase == .down, event.stamp.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return nil }
    return Self.keys[event.name]
  }

  /// The key symbols that mean something, those of the keypad included.
  private static let keys: [String: Key] = [
    "Left": .left, "KP_Left": .left, "Right": .right, "KP_Right": .right, "Up": .up, "KP_Up": .up, "Down": .down,
    "KP_Down": .down, "Page_Up": .pageUp, "KP_Page_Up": .pageUp, "Page_Down": .pageDown, "KP_Page_Down": .pageDown,
    "Home": .home, "KP_Home": .home, "End": .end, "KP_End": .end, "Return": .activate, "KP_Enter": .activate,
    "ISO_Enter": .activate, "Escape": .escape,
  ]
}
