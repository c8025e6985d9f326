import CGtk

extension Window {
  func place(on display: Display) {
    if display.backend == .wayland { TextInput.begin() }
    if let layerShell { return layerShell.add(window, as: kind == .desktop && display.isKWin ? .desktop : .other) }
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
    covered = monitor.frame
    if kind == .overlay {
      gtk_window_fullscreen_on_monitor(window, gtk_widget_get_screen(widget), gint(monitor.number))
    }
    gtk_window_set_default_size(window, gint(monitor.frame.width), gint(monitor.frame.height))
    gtk_window_resize(window, gint(monitor.frame.width), gint(monitor.frame.height))
    gtk_window_move(window, gint(monitor.frame.x), gint(monitor.frame.y))
  }

  /// The monitor that the window is on, a moment after it was shown.
  package func monitor(on display: Display) -> Monitor? {
    isShown ? gtk_widget_get_window(widget).flatMap(display.monitor) : nil
  }

  /// Whether the window is on a Wayland layer, so that ``place(on:_:)`` decides where it is.
  package var isLayered: Bool { layerShell != nil }

  /// Moves a layered window to a layer and a monitor; for nil, the compositor chooses the monitor when it shows the window.
  package func place(on monitor: Monitor?, _ placement: LayerPlacement) {
    layerShell?.place(window, placement)
    self.placement = placement
    watchKeyboard()
    let display = gtk_widget_get_display(widget)
    layerShell?.setMonitor(monitor.flatMap { gdk_display_get_monitor(display, gint($0.number)) }, of: window)
  }

  /// Moves a layered window to one place among the layers after the other, at once. The compositor shows only the last, but
  /// decides at each of them who has the keyboard. Wraps `wl_surface_commit`.
  package func commit(_ placements: [LayerPlacement]) {
    commitForNow(placements)
    if let last = placements.last { placement = last }
    watchKeyboard()
  }

  /// The same for a while: the window's own place, in ``placement``, stays as it is.
  func commitForNow(_ placements: [LayerPlacement]) {
    for placement in placements {
      layerShell?.place(window, placement)
      // Otherwise the compositor would hear of it with the next frame, and it wants none of a window that another one covers.
      guard let surface = gtk_widget_get_window(widget).flatMap({ gdk_wayland_window_get_wl_surface($0) }) else {
        continue
      }
      wl_surface_commit(surface)
    }
  }

  /// Has no effect on Wayland. Wraps `gtk_window_set_keep_above` and `…_below`.
  package func setLayer(_ layer: WindowLayer) {
    gtk_window_set_keep_above(window, layer == .above ? 1 : 0)
    gtk_window_set_keep_below(window, layer == .below ? 1 : 0)
  }

  /// Puts the window on all virtual desktops. Has no effect on Wayland. Wraps `gtk_window_stick`.
  package func stick() { gtk_window_stick(window) }

  /// Leaves the edges of a window that covers a monitor out, so that the panels there are seen and used. Wraps
  /// `gtk_widget_shape_combine_region`.
  package func leaveOut(top: Double, left: Double, bottom: Double, right: Double) {
    guard let covered, top + left + bottom + right > 0 else { return gtk_widget_shape_combine_region(widget, nil) }
    let (width, height) = (covered.width - left - right, covered.height - top - bottom)
    var inner = cairo_rectangle_int_t(x: Int32(left), y: Int32(top), width: Int32(width), height: Int32(height))
    let region = cairo_region_create_rectangle(&inner)
    gtk_widget_shape_combine_region(widget, region)
    cairo_region_destroy(region)
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

  /// Keeps a desktop window from a window manager that would treat it as that of an application. Wraps
  /// `gdk_window_set_override_redirect`.
  func realized() {
    isUnmanaged = kind == .desktop && display.backend == .x11 && !display.knowsDesktopWindows
    if isUnmanaged { gdk_window_set_override_redirect(gtk_widget_get_window(widget), 1) }
  }

  /// Puts the window below all others if the window manager does not know it. Wraps `gdk_window_lower`.
  func lowerIfUnmanaged() {
    if isUnmanaged { gdk_window_lower(gtk_widget_get_window(widget)) }
  }
}
