import CGtk
import GioBridge

extension EventReader {
  mutating func scroll(_ event: UnsafeMutablePointer<GdkEvent>) -> ScrollEvent {
    let (x, y) = position(event)
    return ScrollEvent(amount: amount(event), x: x, y: y, stamp: stamp(event))
  }

  private func amount(_ event: UnsafeMutablePointer<GdkEvent>) -> ScrollEvent.Amount {
    guard !Bool(gdk_event_is_scroll_stop_event(event)) else { return .end }
    var dx = 0.0
    var dy = 0.0
    guard Bool(gdk_event_get_scroll_deltas(event, &dx, &dy)) else { return notch(event) }
    guard isFromTouchpad(event) else { return .notches(dx: dx, dy: dy) }
    let pixels = pixelsPerUnit(event)
    return .pixels(dx: dx * pixels, dy: dy * pixels)
  }

  private func notch(_ event: UnsafeMutablePointer<GdkEvent>) -> ScrollEvent.Amount {
    var direction = GDK_SCROLL_UP
    gdk_event_get_scroll_direction(event, &direction)
    switch direction {
    case GDK_SCROLL_UP: return .notches(dx: 0, dy: -1)
    case GDK_SCROLL_DOWN: return .notches(dx: 0, dy: 1)
    case GDK_SCROLL_LEFT: return .notches(dx: -1, dy: 0)
    default: return .notches(dx: 1, dy: 0)
    }
  }

  private func isFromTouchpad(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    guard let device = gdk_event_get_source_device(event) else { return false }
    return gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
  }

  /// GDK reports touchpad scrolling in units of wheel notches: on Wayland it divides the compositor's pixels by 10, on
  /// X11 by libinput's increment, 15.
  private func pixelsPerUnit(_ event: UnsafeMutablePointer<GdkEvent>) -> Double {
    guard let display = gdk_event_get_window(event).flatMap(gdk_window_get_display) else { return 10 }
    return Bool(quiver_is_x11_display(display)) ? 15 : 10
  }
}
