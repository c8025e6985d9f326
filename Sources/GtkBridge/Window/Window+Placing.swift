import CGtk

extension Window {
  func place(on display: Display) {
    switch kind {
    case .overlay:
      removeDecorations(on: display)
    case .desktop:
      removeDecorations(on: display)
      becomeDesktopWindow(on: display)
    case .ordinary(let width, let height):
      gtk_window_set_default_size(window, gint(width), gint(height))
    }
  }

  /// Covers the monitor exactly, also if there is no window manager to do it. Wraps `gtk_window_fullscreen_on_monitor`.
  package func cover(_ monitor: Monitor) {
    if kind == .overlay {
      gtk_window_fullscreen_on_monitor(window, gtk_widget_get_screen(widget), gint(monitor.number))
    }
    gtk_window_set_default_size(window, gint(monitor.frame.width), gint(monitor.frame.height))
    gtk_window_resize(window, gint(monitor.frame.width), gint(monitor.frame.height))
    gtk_window_move(window, gint(monitor.frame.x), gint(monitor.frame.y))
  }

  /// Has no effect on Wayland. Wraps `gtk_window_set_keep_above` and `…_below`.
  package func setLayer(_ layer: WindowLayer) {
    gtk_window_set_keep_above(window, layer == .above ? 1 : 0)
    gtk_window_set_keep_below(window, layer == .below ? 1 : 0)
  }

  private func removeDecorations(on display: Display) {
    gtk_window_set_decorated(window, 0)
    gtk_window_set_skip_taskbar_hint(window, 1)
    gtk_window_set_skip_pager_hint(window, 1)
    if let monitor = display.monitors.first { cover(monitor) }
  }

  /// Wayland has no desktop windows, so the window is maximized there.
  private func becomeDesktopWindow(on display: Display) {
    guard display.backend == .x11 else { return gtk_window_maximize(window) }
    gtk_window_set_type_hint(window, GDK_WINDOW_TYPE_HINT_DESKTOP)
  }
}
