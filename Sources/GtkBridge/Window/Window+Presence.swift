import CGtk

extension Window {
  /// Shows it and asks for the focus; `serverTime` is that of the event which asks for it, or 0. Wraps
  /// `gtk_window_present_with_time`.
  package func present(serverTime: UInt32 = 0) {
    gtk_window_present_with_time(window, serverTime)
    canvas.takeFocus()
  }

  /// Shows it without asking for the focus. Wraps `gtk_widget_show`.
  package func show() {
    gtk_widget_show(widget)
  }

  /// Wraps `gtk_widget_hide`.
  package func hide() {
    gtk_widget_hide(widget)
  }

  package var isShown: Bool { Bool(gtk_widget_get_visible(widget)) }

  /// Who asked for this window to come up, from a launcher's or another instance's environment: an X11 startup id or a
  /// Wayland activation token. Wraps `gtk_window_set_startup_id`.
  package func setStartupID(_ id: String) {
    gtk_window_set_startup_id(window, id)
  }

  /// Wraps `gtk_window_set_icon_name`.
  package func setIconName(_ name: String) {
    gtk_window_set_icon_name(window, name)
  }

  package func setTitle(_ title: String) {
    gtk_window_set_title(window, title)
  }
}
