import CGtk
import GioBridge

/// A thin window at the bottom edge of a monitor, in front of all others, on which a finger begins to swipe upwards. Only
/// Wayland compositors with layers can show it. Wraps `GtkWindow`.
package final class EdgeStrip {
  /// Called when a swipe is long enough.
  package var onSwipe: () -> Void = {}

  private let reference: ObjectReference
  private let canvas = Canvas()
  /// The vertical position where a pointer went down; nil while none is down.
  private var start: Double?

  private var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer.as(GtkWidget.self) }

  /// Lengths in logical pixels (by eye; the indicator's are those of iOS).
  private static let (height, swipe) = (16.0, 48.0)
  private static let (indicatorWidth, indicatorHeight) = (134.0, 5.0)

  /// nil if there are no layers.
  package init?(title: String) {
    guard let layerShell = LayerShell.shared else { return nil }
    reference = ObjectReference(sharing: gpointer(gtk_window_new(GTK_WINDOW_TOPLEVEL)))
    let window = reference.pointer.as(GtkWindow.self)
    gtk_window_set_title(window, title)
    gtk_widget_set_app_paintable(widget, 1)
    gtk_widget_set_visual(widget, gdk_screen_get_rgba_visual(gtk_widget_get_screen(widget)))
    gtk_widget_set_size_request(widget, -1, gint(Self.height))
    layerShell.addStrip(window)
    gtk_container_add(reference.pointer.as(GtkContainer.self), canvas.widget)
    canvas.onDraw = { [weak self] in self?.draw($0) }
    canvas.onEvent = { [weak self] in self?.receive($0) ?? false }
  }

  isolated deinit {
    gtk_widget_destroy(widget)
  }

  package var isShown: Bool {
    get { Bool(gtk_widget_get_visible(widget)) }
    set { if newValue { gtk_widget_show(widget) } else { gtk_widget_hide(widget) } }
  }

  /// Draws a bar that shows where to swipe, visible on light and dark applications.
  private func draw(_ target: DrawTarget) {
    target.paint { drawing, _ in
      let x = (target.width - Self.indicatorWidth) / 2, y = (target.height - Self.indicatorHeight) / 2
      drawing.roundedRectangle(x, y, Self.indicatorWidth, Self.indicatorHeight, radius: Self.indicatorHeight / 2)
      drawing.ink(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.85)
      drawing.fill()
    }
  }

  /// The pointer stays with the strip while it is down, so positions above the strip are negative.
  private func receive(_ event: Event) -> Bool {
    guard case .pointer(let event) = event else { return false }
    switch event.phase {
    case .down: start = event.y
    case .move:
      guard let start, start - event.y >= Self.swipe else { break }
      self.start = nil
      onSwipe()
    case .up, .cancel: start = nil
    case .hover, .leave: break
    }
    return true
  }
}
