import CGtk
import GioBridge

/// Receives X events of the root window until this is released. Wraps `gdk_window_set_events`.
final class RootEvents {
  private let filter: XEventFilter

  /// Adds `mask` to the events that are asked for. Returns nil if the display is not X11.
  init?(on display: OpaquePointer, _ mask: GdkEventMask, _ body: @escaping (XEvent) -> Void) {
    guard Bool(quiver_is_x11_display(display)), let screen = gdk_display_get_default_screen(display),
      let root = gdk_screen_get_root_window(screen)
    else { return nil }
    gdk_window_set_events(root, GdkEventMask(rawValue: gdk_window_get_events(root).rawValue | mask.rawValue))
    filter = XEventFilter(on: root, body)
  }
}
