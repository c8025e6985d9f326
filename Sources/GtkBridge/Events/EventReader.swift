import CGtk
import GioBridge

/// Converts GDK's events to values, and keeps track of the pointers that are down. Wraps `gdk_event_get_…`.
///
/// GDK reports touches twice, as touches and as emulated mouse events; the latter are ignored.
struct EventReader {
  private var clock = EventClock()
  private var mouse: PointerEvent?
  private var fingers: [gpointer: PointerEvent] = [:]

  init() {}

  /// Returns no events for types that are not used.
  mutating func read(_ event: UnsafeMutablePointer<GdkEvent>) -> [Event] {
    guard !Bool(gdk_event_get_pointer_emulated(event)) else { return [] }
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: return press(event)
    case GDK_BUTTON_RELEASE: return release(event)
    case GDK_MOTION_NOTIFY: return motion(event)
    case GDK_LEAVE_NOTIFY: return leave(event)
    case GDK_TOUCH_BEGIN: return touch(event, .down)
    case GDK_TOUCH_UPDATE: return touch(event, .move)
    case GDK_TOUCH_END: return touch(event, .up)
    case GDK_TOUCH_CANCEL: return touch(event, .cancel)
    case GDK_GRAB_BROKEN: return cancelAll()
    case GDK_SCROLL: return [.scroll(scroll(event))]
    case GDK_TOUCHPAD_PINCH: return [.pinch(pinch(event))]
    case GDK_KEY_PRESS: return [.key(key(event, .down))]
    case GDK_KEY_RELEASE: return [.key(key(event, .up))]
    default: return []
    }
  }

  /// Cancels all pointers that are down.
  mutating func cancelAll() -> [Event] {
    let down = [mouse].compactMap(\.self) + fingers.values.sorted { $0.pointer < $1.pointer }
    mouse = nil
    fingers = [:]
    return down.map { .pointer($0.becoming(.cancel)) }
  }

  mutating func stamp(_ event: UnsafeMutablePointer<GdkEvent>) -> EventStamp {
    var state = GdkModifierType(rawValue: 0)
    gdk_event_get_state(event, &state)
    let time = gdk_event_get_time(event)
    return EventStamp(
      seconds: clock.seconds(serverTime: time, now: MonotonicClock.now), serverTime: time,
      modifiers: Modifiers(state: state))
  }
}

extension EventReader {
  /// Only one button counts at a time; others are ignored until it is released.
  private mutating func press(_ event: UnsafeMutablePointer<GdkEvent>) -> [Event] {
    let lost = mouse.map { isHeld($0.button, event) } == false ? cancelMouse() : []
    guard mouse == nil else { return [] }
    let pressed = pointer(event, .mouse, .down, button: button(event))
    mouse = pressed
    return lost + [.pointer(pressed)]
  }

  private mutating func release(_ event: UnsafeMutablePointer<GdkEvent>) -> [Event] {
    guard let held = mouse, held.button == button(event) else { return [] }
    mouse = nil
    return [.pointer(pointer(event, .mouse, .up, button: held.button))]
  }

  private mutating func motion(_ event: UnsafeMutablePointer<GdkEvent>) -> [Event] {
    guard let held = mouse else { return [.pointer(pointer(event, .mouse, .hover, button: 0))] }
    guard isHeld(held.button, event) else { return cancelMouse() }
    let moved = pointer(event, .mouse, .move, button: held.button)
    mouse = moved
    return [.pointer(moved)]
  }

  /// Cancels a mouse whose release was swallowed by another program's grab.
  private mutating func cancelMouse() -> [Event] {
    defer { mouse = nil }
    return [mouse].compactMap(\.self).map { .pointer($0.becoming(.cancel)) }
  }

  private mutating func leave(_ event: UnsafeMutablePointer<GdkEvent>) -> [Event] {
    guard mouse == nil else { return [] }
    return [.pointer(pointer(event, .mouse, .leave, button: 0))]
  }

  private mutating func touch(_ event: UnsafeMutablePointer<GdkEvent>, _ phase: PointerEvent.Phase) -> [Event] {
    guard let sequence = gdk_event_get_event_sequence(event).map(gpointer.init) else { return [] }
    let lost = phase == .down ? takeLostFingers(event, sequence) : []
    guard let number = phase == .down ? freeFinger : fingers[sequence]?.pointer else { return [] }
    let touched = pointer(event, .touch, phase, button: 1, number: number)
    fingers[sequence] = phase == .down || phase == .move ? touched : nil
    return (lost.map { $0.becoming(.cancel) } + [touched]).map(Event.pointer)
  }

  /// Removes the fingers whose end was swallowed, because another program took the screen. A finger that emulates the
  /// pointer is the only one on its screen.
  private mutating func takeLostFingers(
    _ event: UnsafeMutablePointer<GdkEvent>, _ sequence: gpointer
  ) -> [PointerEvent] {
    let isAlone = Bool(event.pointee.touch.emulating_pointer)
    let lost = fingers.filter { isAlone || $0.key == sequence }
    fingers = fingers.filter { lost[$0.key] == nil }
    return lost.values.sorted { $0.pointer < $1.pointer }
  }

  private var freeFinger: Int? {
    let taken = Set(fingers.values.map(\.pointer))
    return (1...taken.count + 1).first { !taken.contains($0) }
  }
}

extension EventReader {
  private mutating func pointer(
    _ event: UnsafeMutablePointer<GdkEvent>, _ device: PointerEvent.Device, _ phase: PointerEvent.Phase, button: Int,
    number: Int = 0
  ) -> PointerEvent {
    let (x, y) = position(event)
    return PointerEvent(
      device: device, phase: phase, pointer: number, x: x, y: y, button: button, stamp: stamp(event))
  }

  private func button(_ event: UnsafeMutablePointer<GdkEvent>) -> Int {
    var button: guint = 0
    gdk_event_get_button(event, &button)
    return Int(button)
  }

  /// GDK's state contains only the first five buttons; others are assumed to be held.
  private func isHeld(_ button: Int, _ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    guard (1...5).contains(button) else { return true }
    var state = GdkModifierType(rawValue: 0)
    gdk_event_get_state(event, &state)
    return state.rawValue & (GDK_BUTTON1_MASK.rawValue << UInt32(button - 1)) != 0
  }

  func position(_ event: UnsafeMutablePointer<GdkEvent>) -> (Double, Double) {
    var x = 0.0
    var y = 0.0
    gdk_event_get_coords(event, &x, &y)
    return (x, y)
  }
}

extension PointerEvent {
  fileprivate func becoming(_ phase: Phase) -> PointerEvent {
    var event = self
    event.phase = phase
    return event
  }
}

extension EventReader {
  mutating func key(_ event: UnsafeMutablePointer<GdkEvent>, _ phase: KeyEvent.Phase) -> KeyEvent {
    var symbol: guint = 0
    gdk_event_get_keyval(event, &symbol)
    return KeyEvent(
      phase: phase, name: String(borrowing: gdk_keyval_name(symbol)) ?? "", character: character(symbol),
      stamp: stamp(event))
  }

  private func character(_ symbol: guint) -> Character? {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(symbol)), scalar.properties.generalCategory != .control
    else { return nil }
    return Character(scalar)
  }
}
