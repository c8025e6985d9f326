import CGtk
import GioBridge

extension Window {
  /// Shows the window and requests the focus. `serverTime` is the time of the event that asks for it, or 0. Wraps
  /// `gtk_window_present_with_time`.
  package func present(serverTime: UInt32 = 0) {
    presented = serverTime
    gtk_window_present_with_time(window, serverTime)
    lowerIfUnmanaged()
    canvas.takeFocus()
  }

  /// Shows the window without the focus. Wraps `gtk_window_set_focus_on_map`.
  package func show() {
    gtk_window_set_focus_on_map(window, 0)
    gtk_widget_show(widget)
    lowerIfUnmanaged()
  }

  /// Requests the focus again, because some window managers give no focus to new windows that skip the taskbar. On a layer, the place
  /// decides about it. Wraps `gdk_window_focus`.
  func mapped() {
    defer { presented = nil }
    guard let serverTime = presented, !isLayered else { return }
    gdk_window_focus(gtk_widget_get_window(widget), serverTime)
  }

  /// Comes in front of all windows, and takes the keyboard. For displays without a window manager, which would do it.
  package func takeFocus() {
    gdk_window_focus(gtk_widget_get_window(widget), guint32(GDK_CURRENT_TIME))
  }

  /// Lays the window out without showing it, and realizes it unless it is on a layer. A window on a layer will have the size
  /// of a monitor, which is likely to be this one. Wraps `gtk_widget_realize`.
  package func prepare(for monitor: Monitor?) {
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_size(window, &width, &height)
    if isLayered, let frame = monitor?.frame { (width, height) = (gint(frame.width), gint(frame.height)) }
    var place = GdkRectangle(x: 0, y: 0, width: width, height: height)
    gtk_widget_size_allocate(widget, &place)
    if !isLayered { gtk_widget_realize(canvas.widget) }
    surface?.prepare(width: Double(width), height: Double(height))
  }

  /// Hides the window. One on a layer does not stay realized: GDK would send what was painted meanwhile before the window has
  /// its place on the layer again, which ends the program. Wraps `gtk_widget_hide` and `gtk_widget_unrealize`.
  package func hide() {
    thaw()
    gtk_widget_hide(widget)
    if isLayered { gtk_widget_unrealize(widget) }
  }

  /// Whether the window may have the keyboard. On a Wayland layer, its place decides that. Wraps
  /// `gtk_window_set_accept_focus`.
  package var acceptsKeyboard: Bool {
    get { Bool(gtk_window_get_accept_focus(window)) }
    set { gtk_window_set_accept_focus(window, newValue ? 1 : 0) }
  }

  package var isShown: Bool { Bool(gtk_widget_get_visible(widget)) }

  /// Whether it has the keyboard focus. Wraps `gtk_window_is_active`.
  package var isActive: Bool { Bool(gtk_window_is_active(window)) }

  /// Shows the window for a program that passed an X11 startup id or a Wayland activation token, in the environment or
  /// in a message. Wraps `gtk_window_set_startup_id`.
  package func present(startupID: String) {
    gtk_window_set_startup_id(window, startupID)
    present(serverTime: Self.serverTime(in: startupID))
  }

  /// An X11 startup id ends in the time of the user's action: `…_TIME4711` (Startup Notification Specification 0.1).
  private static func serverTime(in startupID: String) -> UInt32 {
    startupID.ranges(of: "_TIME").last.flatMap { UInt32(startupID[$0.upperBound...]) } ?? 0
  }
}
