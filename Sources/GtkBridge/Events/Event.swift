import CGtk

/// An input event as a value.
package enum Event: Equatable, Sendable {
  case pointer(PointerEvent)
  case scroll(ScrollEvent)
  case pinch(PinchEvent)
  case key(KeyEvent)
}

extension Event {
  /// When the event happened.
  package var stamp: EventStamp {
    switch self {
    case .pointer(let event): event.stamp
    case .scroll(let event): event.stamp
    case .pinch(let event): event.stamp
    case .key(let event): event.stamp
    }
  }
}

/// When an event happened.
package struct EventStamp: Equatable, Sendable {
  /// Seconds of `MonotonicClock`, never later than the moment the event was read.
  package var seconds: Double
  /// The display's time in milliseconds, which `Window.present` and `LaunchContext` need as a proof of user
  /// interaction.
  package var serverTime: UInt32
  package var modifiers: Modifiers
}

/// The modifier keys that were held.
nonisolated package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
  package static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
  package static let alt = Modifiers(rawValue: GDK_MOD1_MASK.rawValue)
  package static let `super` = Modifiers(rawValue: GDK_SUPER_MASK.rawValue)
  private static let all: Modifiers = [.shift, .control, .alt, .super]

  /// GDK's state also contains buttons and locks.
  init(state: GdkModifierType) {
    self = Modifiers(rawValue: state.rawValue).intersection(.all)
  }
}

/// One event of the mouse or of a finger. Every `down` is followed by exactly one `up` or `cancel` of the same pointer.
package struct PointerEvent: Equatable, Sendable {
  package enum Device: Sendable { case mouse, touch }

  package enum Phase: Sendable {
    case down, move, up
    /// Another program took the pointer, or the window was hidden.
    case cancel
    /// The mouse moved with no button held.
    case hover
    /// The mouse left the canvas with no button held.
    case leave
  }

  package var device: Device
  package var phase: Phase
  /// The mouse is 0, fingers count from 1. A finger keeps its number from `down` to `up`.
  package var pointer: Int
  /// In logical pixels from the upper left corner of the canvas.
  package var x: Double
  package var y: Double
  /// The mouse button that is held, from 1; 1 for a finger, 0 if no button is held.
  package var button: Int
  package var stamp: EventStamp
}

/// One step of a wheel or of a touchpad. Positive is right and down.
package struct ScrollEvent: Equatable, Sendable {
  package enum Amount: Equatable, Sendable {
    /// Notches of a wheel; fractions for high-resolution wheels.
    case notches(dx: Double, dy: Double)
    /// Logical pixels, from a touchpad.
    case pixels(dx: Double, dy: Double)
    /// The fingers left the touchpad.
    case end
  }

  package var amount: Amount
  package var x: Double
  package var y: Double
  package var stamp: EventStamp
}

/// One step of a pinch on a touchpad. Every `begin` is followed by exactly one `end` or `cancel`.
package struct PinchEvent: Equatable, Sendable {
  package enum Phase: Sendable { case begin, update, end, cancel }

  package var phase: Phase
  /// The distance of the fingers, as a multiple of that at the beginning.
  package var scale: Double
  /// The position of the mouse pointer, in logical pixels from the upper left corner of the canvas.
  package var x: Double
  package var y: Double
  package var stamp: EventStamp
}

/// A key press or release.
package struct KeyEvent: Equatable, Sendable {
  package enum Phase: Sendable { case down, up }

  package var phase: Phase
  /// The name of the key symbol in X11: `Left`, `Return`, `KP_Enter`, `a`.
  package var name: String
  /// The character that the key types; nil if it types none.
  package var character: Character?
  package var stamp: EventStamp
}

/// For tests, which have no display.
extension Event {
  /// A finger touches, moves or is lifted.
  package static func touch(
    _ phase: PointerEvent.Phase, finger: Int = 1, x: Double, y: Double, at seconds: Double
  ) -> Event {
    .pointer(
      PointerEvent(device: .touch, phase: phase, pointer: finger, x: x, y: y, button: 1, stamp: stamp(at: seconds)))
  }

  /// A touchpad scrolls.
  package static func scroll(_ amount: ScrollEvent.Amount, x: Double, y: Double, at seconds: Double) -> Event {
    .scroll(ScrollEvent(amount: amount, x: x, y: y, stamp: stamp(at: seconds)))
  }

  /// A key is pressed that types nothing.
  package static func press(_ key: String, at seconds: Double) -> Event {
    .key(KeyEvent(phase: .down, name: key, character: nil, stamp: stamp(at: seconds)))
  }

  private static func stamp(at seconds: Double) -> EventStamp {
    EventStamp(seconds: seconds, serverTime: 0, modifiers: [])
  }
}
