import CGtk
import GioBridge

/// A menu beside a part of a canvas. Wraps `GtkMenu`, which handles keys, touches and screen readers.
package final class PopupMenu {
  package struct Row {
    let title: String
    let isEnabled: Bool
    let action: () -> Void

    package init(title: String, isEnabled: Bool, action: @escaping () -> Void) {
      (self.title, self.isEnabled, self.action) = (title, isEnabled, action)
    }
  }

  /// Called after the menu was closed, and a row was chosen or not.
  package var onClose: () -> Void = {}

  private let reference = ObjectReference(sharing: gpointer(gtk_menu_new()))
  private var connections: [SignalConnection] = []
  private var closing: LoopSource?
  private var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer.as(GtkWidget.self) }

  package init(_ rows: [Row]) {
    for row in rows {
      guard let item = gtk_menu_item_new_with_label(row.title) else { continue }
      gtk_widget_set_sensitive(item, row.isEnabled.gboolean)
      connections.append(SignalConnection(gpointer(item), "activate") { _ in row.action() })
      gtk_menu_shell_append(reference.pointer.as(GtkMenuShell.self), item)
      gtk_widget_show(item)
    }
    // GTK still uses the menu while it emits the signal.
    connections.append(
      SignalConnection(reference.pointer, "selection-done") { [weak self] _ in
        self?.closing = MainLoop.idle { self?.onClose() }
      })
  }

  isolated deinit {
    connections = []
    gtk_widget_destroy(widget)
  }

  /// Opens the menu below a part of a canvas, or above it if there is no room. Its first row has the focus. Wraps
  /// `gtk_menu_popup_at_rect`.
  package func open(at part: Extent, on canvas: Canvas) {
    guard let window = gtk_widget_get_window(canvas.widget) else { return }
    gtk_menu_attach_to_widget(reference.pointer.as(GtkMenu.self), canvas.widget, nil)
    var rectangle = GdkRectangle(
      x: gint(part.x), y: gint(part.y), width: max(gint(part.width), 1), height: max(gint(part.height), 1))
    let trigger = Self.trigger(on: window)
    // GTK mirrors the corners from right to left.
    gtk_menu_popup_at_rect(
      reference.pointer.as(GtkMenu.self), window, &rectangle, GDK_GRAVITY_SOUTH_WEST, GDK_GRAVITY_NORTH_WEST, trigger)
    gdk_event_free(trigger)
    gtk_menu_shell_select_first(reference.pointer.as(GtkMenuShell.self), 0)
  }

  /// The event that is handled now. GTK needs one for the grab, and a screen reader causes none. Wraps `gtk_get_current_event`.
  private static func trigger(on window: OpaquePointer) -> UnsafeMutablePointer<GdkEvent>? {
    if let event = gtk_get_current_event() { return event }
    guard let event = gdk_event_new(GDK_BUTTON_PRESS) else { return nil }
    event.pointee.any.window = window
    g_object_ref(window.raw)
    let seat = gdk_display_get_default_seat(gdk_window_get_display(window))
    gdk_event_set_device(event, gdk_seat_get_pointer(seat))
    return event
  }
}
