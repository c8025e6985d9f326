import CGtk

/// The mode in which the window manager shows only the desktop windows (`_NET_SHOWING_DESKTOP`, Extended Window Manager
/// Hints 1.5). It ends when another window is opened or activated.
extension Display {
  /// Whether only the desktop is shown; nil if the window manager does not have this mode, or on Wayland.
  package var isShowingDesktop: Bool? {
    guard let root, gdk_x11_screen_supports_net_wm_hint(screen, gdk_atom_intern(Self.hint, 0)) != 0 else { return nil }
    return WindowProperties(window: root).numbers(Self.hint, type: "CARDINAL") == [1]
  }

  /// Asks the window manager to start or to end the mode. Wraps `XSendEvent`.
  package func showDesktop(_ isShown: Bool) {
    guard let isShowingDesktop, isShowingDesktop != isShown else { return }
    let display = gdk_x11_display_get_xdisplay(pointer)
    let root = XDefaultRootWindow(display)
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = root
    event.xclient.message_type = gdk_x11_get_xatom_by_name_for_display(pointer, Self.hint)
    event.xclient.format = 32
    event.xclient.data.l.0 = isShown ? 1 : 0
    XSendEvent(display, root, 0, SubstructureNotifyMask | SubstructureRedirectMask, &event)
    XFlush(display)
  }

  private static let hint = "_NET_SHOWING_DESKTOP"

  private var screen: OpaquePointer? { gdk_display_get_default_screen(pointer) }

  /// nil if the display is not X11.
  private var root: OpaquePointer? { backend == .x11 ? screen.flatMap(gdk_screen_get_root_window) : nil }
}
