import CGtk

extension Window {
  /// Shows it and asks for the focus; `serverTime` is that of the event which asks for it, or 0. Wraps
  /// `gtk_window_present_with_time`.
  package func present(serverTime: UInt32 = 0) {
    presented = serverTime
    gtk_window_present_with_time(window, serverTime)
    canvas.takeFocus()
  }

  /// Once more, now that the window manager knows the window: some give the focus to no new window that is in no taskbar,
  /// unless it is asked for. Wraps `gdk_window_focus`.
  func mapped() {
    guard let serverTime = presented else { return }
    presented = nil
    gdk_window_focus(gtk_widget_get_window(widget), serverTime)
  }

  /// Makes it, and lays it out as it will be shown, without showing it. Wraps `gtk_widget_realize`.
  package func prepare() {
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_size(window, &width, &height)
    var place = GdkRectangle(x: 0, y: 0, width: width, height: height)
    gtk_widget_size_allocate(widget, &place)
    gtk_widget_realize(canvas.widget)
  }

  /// Wraps `gtk_widget_hide`.
  package func hide() {
    gtk_widget_hide(widget)
  }

  package var isShown: Bool { Bool(gtk_widget_get_visible(widget)) }

  /// The same on behalf of who asked for it: an X11 startup id or a Wayland activation token, from a launcher's or another
  /// instance's environment. Wraps `gtk_window_set_startup_id`.
  package func present(startupID: String) {
    gtk_window_set_startup_id(window, startupID)
    present(serverTime: Self.serverTime(in: startupID))
  }

  /// An X11 startup id ends in the time of the act that it stands for (Startup Notification Specification 0.1): `…_TIME4711`.
  private static func serverTime(in startupID: String) -> UInt32 {
    startupID.ranges(of: "_TIME").last.flatMap { UInt32(startupID[$0.upperBound...]) } ?? 0
  }
}
