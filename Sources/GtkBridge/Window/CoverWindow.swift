import CGtk
import GioBridge

/// A window that covers a monitor in front of all others and receives what is touched there. It is black until ``canvas`` is
/// painted otherwise, and the pointer is hidden over it.
/// Wraps `GtkWindow`.
package final class CoverWindow {
  /// Called at the start of a touch, and when a key is pressed.
  package var onActivity: () -> Void = {}
  package let canvas = Canvas()
  private let reference: ObjectReference
  private var mapConnection: SignalConnection?

  private var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer.as(GtkWidget.self) }

  /// On X11 no window manager may place the window or other windows above it; on Wayland it is on the topmost layer, or
  /// else an ordinary window that fills the screen.
  package init(_ monitor: Monitor, of display: Display, title: String) {
    let isOnX11 = display.backend == .x11
    reference = ObjectReference(
      sharing: gpointer(gtk_window_new(isOnX11 ? GTK_WINDOW_POPUP : GTK_WINDOW_TOPLEVEL)))
    let window = reference.pointer.as(GtkWindow.self)
    gtk_window_set_title(window, title)
    gtk_widget_set_app_paintable(widget, 1)
    gtk_container_add(reference.pointer.as(GtkContainer.self), canvas.widget)
    canvas.alwaysHidePointer()
    canvas.onDraw = { target in target.paint { drawing, _ in drawing.paintBlack() } }
    canvas.onEvent = { [weak self] in self?.receive($0) ?? false }
    if isOnX11 { cover(monitor, window) } else { fill(monitor, of: display, window) }
    if isOnX11 {
      mapConnection = SignalConnection(reference.pointer, "map") { [weak self] _ in self?.grabKeyboard() }
    }
  }

  /// A window through which what is below it is seen. Returns nil unless there are Wayland layers. On X11 this would need a
  /// compositing manager.
  package convenience init?(transparent monitor: Monitor, of display: Display, title: String) {
    guard display.backend == .wayland, LayerShell.shared != nil else { return nil }
    self.init(monitor, of: display, title: title)
    gtk_widget_set_visual(widget, gdk_screen_get_rgba_visual(gtk_widget_get_screen(widget)))
    canvas.onDraw = { _ in }
  }

  isolated deinit {
    // The server ends the grab of a window that is not visible any more.
    gtk_widget_destroy(widget)
  }

  package var isShown: Bool {
    get { Bool(gtk_widget_get_visible(widget)) }
    set { if newValue { gtk_widget_show(widget) } else { gtk_widget_hide(widget) } }
  }

  private func cover(_ monitor: Monitor, _ window: UnsafeMutablePointer<GtkWindow>) {
    gtk_window_set_default_size(window, gint(monitor.frame.width), gint(monitor.frame.height))
    gtk_window_move(window, gint(monitor.frame.x), gint(monitor.frame.y))
  }

  private func fill(_ monitor: Monitor, of display: Display, _ window: UnsafeMutablePointer<GtkWindow>) {
    if let layerShell = LayerShell.shared {
      layerShell.add(window)
      layerShell.place(window, LayerPlacement(layer: .overlay, keyboard: .exclusive, coversPanels: true))
      layerShell.setMonitor(gdk_display_get_monitor(display.pointer, gint(monitor.number)), of: window)
    } else {
      gtk_window_set_decorated(window, 0)
      // cage does not tell the window its size.
      gtk_window_set_default_size(window, gint(monitor.frame.width), gint(monitor.frame.height))
      gtk_window_resize(window, gint(monitor.frame.width), gint(monitor.frame.height))
      gtk_window_maximize(window)
    }
  }

  /// Comes in front of all windows, also if there is no window manager. Wraps `gdk_window_raise`.
  package func raise() {
    if isShown, let window = gtk_widget_get_window(widget) { gdk_window_raise(window) }
  }

  /// Without this the keys would reach the window behind this one, which has the keyboard. If a program has grabbed it
  /// already, such as for a menu, the keys remain its own. Wraps `gdk_seat_grab`.
  private func grabKeyboard() {
    let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget))
    gdk_seat_grab(seat, gtk_widget_get_window(widget), GDK_SEAT_CAPABILITY_KEYBOARD, 1, nil, nil, nil, nil)
  }

  private func receive(_ event: Event) -> Bool {
    if event.begins { onActivity() }
    return true
  }
}

extension Event {
  /// Whether it is the start of a touch, or a pressed key.
  package var begins: Bool {
    switch self {
    case .pointer(let event): event.phase == .down
    case .key(let event): event.phase == .down
    case .scroll, .pinch: false
    }
  }
}
