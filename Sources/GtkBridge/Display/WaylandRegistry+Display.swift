import CGtk

extension WaylandRegistry {
  /// Waits for the compositor. Returns nil if the display is not Wayland.
  convenience init?(of display: Display) {
    guard display.backend == .wayland, let connection = gdk_wayland_display_get_wl_display(display.pointer) else {
      return nil
    }
    self.init(of: connection)
  }
}
