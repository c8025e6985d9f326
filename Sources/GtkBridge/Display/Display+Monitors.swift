import CGtk

extension Display {
  /// All monitors, the primary one first. Wraps `gdk_display_get_monitor`.
  package var monitors: [Monitor] {
    let primary = gdk_display_get_primary_monitor(pointer)
    let numbers = 0..<gdk_display_get_n_monitors(pointer)
    let all = numbers.compactMap { number in
      gdk_display_get_monitor(pointer, number).map { Monitor($0, number: Int(number), isPrimary: $0 == primary) }
    }
    return all.filter(\.isPrimary) + all.filter { !$0.isPrimary }
  }

  /// The monitor of the window that has the focus; nil on Wayland, which does not say. Wraps `gdk_screen_get_active_window`.
  package var monitorWithFocus: Monitor? {
    guard backend == .x11, let screen = gdk_display_get_default_screen(pointer),
      let window = quiver_active_window(screen)
    else { return nil }
    defer { g_object_unref(gpointer(window)) }
    return monitor(of: window)
  }

  /// The monitor that most of a window is on. Wraps `gdk_display_get_monitor_at_window`.
  func monitor(of window: OpaquePointer) -> Monitor? {
    let found = gdk_display_get_monitor_at_window(pointer, window)
    return monitors.first { gdk_display_get_monitor(pointer, gint($0.number)) == found }
  }

  /// The monitor that the pointer is on; nil on Wayland, which does not say. Wraps `gdk_device_get_position`.
  package var monitorWithPointer: Monitor? {
    guard backend == .x11, let seat = gdk_display_get_default_seat(pointer), let device = gdk_seat_get_pointer(seat)
    else { return nil }
    var (x, y) = (gint(0), gint(0))
    gdk_device_get_position(device, nil, &x, &y)
    return monitors.first { $0.frame.contains(x: Double(x), y: Double(y)) }
  }
}
