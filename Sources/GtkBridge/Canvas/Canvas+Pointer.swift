import CGtk

extension Canvas {
  /// Hides the pointer after a touch, until the mouse is used: it would stay where the finger was, or where the mouse was
  /// left.
  func updatePointer(after event: Event) {
    guard case .pointer(let event) = event, event.phase != .leave else { return }
    isPointerHidden = alwaysHidesPointer || event.device == .touch
  }

  /// Wraps `gdk_window_set_cursor`. Without a cursor of its own, the window has that of its parent.
  func applyPointer() {
    guard let window = gtk_widget_get_window(widget) else { return }
    let blank = isPointerHidden ? gdk_cursor_new_for_display(gtk_widget_get_display(widget), GDK_BLANK_CURSOR) : nil
    gdk_window_set_cursor(window, blank)
    if let blank { g_object_unref(gpointer(blank)) }
  }
}
