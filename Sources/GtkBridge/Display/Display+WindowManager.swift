import CGtk

extension Display {
  /// Whether the window manager knows desktop windows, which are below all others and are not moved. i3 and dwm list the types of
  /// windows that they know, and treat others as windows of applications (Extended Window Manager Hints 1.5, `_NET_SUPPORTED`). true
  /// if there is no list, or no window manager.
  var knowsDesktopWindows: Bool {
    guard backend == .x11, hasWindowManager,
      let root = gdk_display_get_default_screen(pointer).flatMap({ gdk_screen_get_root_window($0) }),
      let supported = WindowProperties(window: root).numbers("_NET_SUPPORTED", type: "ATOM")
    else { return true }
    func lists(_ type: String) -> Bool {
      supported.contains(UInt(bitPattern: gdk_atom_intern("_NET_WM_WINDOW_TYPE_\(type)", 0)))
    }
    return lists("DESKTOP") || !lists("DIALOG")
  }

  /// A window manager is the only program that selects these events of the root window.
  var hasWindowManager: Bool {
    guard let server = gdk_x11_display_get_xdisplay(pointer) else { return false }
    var attributes = XWindowAttributes()
    return XGetWindowAttributes(server, XDefaultRootWindow(server), &attributes) != 0
      && attributes.all_event_masks & SubstructureRedirectMask != 0
  }

  /// What has the keyboard on an X server without a window manager: a window, or a number that stands for the window under the
  /// pointer, or for none; nil elsewhere. Wraps `XGetInputFocus`.
  package var unmanagedFocus: UInt? {
    guard backend == .x11, !hasWindowManager else { return nil }
    var (focused, revert): (UInt, Int32) = (0, 0)
    XGetInputFocus(gdk_x11_display_get_xdisplay(pointer), &focused, &revert)
    return focused
  }

  /// Gives the keyboard to a window, or to what ``unmanagedFocus`` was before; to the window under the pointer if that window is gone.
  /// A window manager does not hear of it. The time is the present one: that of the last input is before the keyboard was given to
  /// another window. Wraps `XSetInputFocus`.
  package func setUnmanagedFocus(_ id: UInt) {
    gdk_x11_display_error_trap_push(pointer)
    XSetInputFocus(gdk_x11_display_get_xdisplay(pointer), id, Int32(RevertToPointerRoot), UInt(CurrentTime))
    if gdk_x11_display_error_trap_pop(pointer) != 0, id != PointerRoot { setUnmanagedFocus(UInt(PointerRoot)) }
  }
}
