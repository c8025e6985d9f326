import CGtk

/// mutter, the compositor of GNOME, has no layers. A home screen is an X11 window there, because Xwayland has desktop windows.
extension Display {
  /// Whether this is the X server of a Wayland compositor. Older servers name their monitors after themselves, newer ones have an
  /// extension of that name.
  package var isXwayland: Bool {
    guard backend == .x11, let server = gdk_x11_display_get_xdisplay(pointer) else { return false }
    var (code, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    return XQueryExtension(server, "XWAYLAND", &code, &event, &error) != 0
      || monitors.contains { $0.connector?.hasPrefix("XWAYLAND") == true }
  }

  /// Whether the compositor is mutter.
  package var isMutter: Bool { registry?.isOfMutter == true }

  /// Whether the environment names an X server.
  package static var hasXServer: Bool { g_getenv("DISPLAY").map { $0.pointee != 0 } ?? false }

  /// Makes GDK use X11 if the Wayland compositor that it would use is mutter, and there is an X server too. Call this before the
  /// display is opened. The choice of the user (`GDK_BACKEND`) is respected. Wraps `gdk_set_allowed_backends`.
  package static func preferDesktopWindows() {
    // libwayland uses up a connection that was passed on.
    guard g_getenv("GDK_BACKEND") == nil, g_getenv("WAYLAND_SOCKET") == nil, hasXServer,
      let connection = wl_display_connect(nil)
    else { return }
    defer { wl_display_disconnect(connection) }
    if WaylandRegistry(of: connection)?.isOfMutter == true { gdk_set_allowed_backends("x11,wayland") }
  }
}

extension WaylandRegistry {
  /// No other compositor has this protocol.
  fileprivate var isOfMutter: Bool { offers("gtk_shell1") }
}
