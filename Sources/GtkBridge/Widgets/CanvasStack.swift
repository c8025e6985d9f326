import CGtk
import GioBridge

/// A canvas, and others over all of it. Wraps `GtkOverlay`.
package final class CanvasStack {
  private let reference = ObjectReference(sharing: gpointer(gtk_overlay_new()))

  package var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer.as(GtkWidget.self) }

  package init(_ canvas: Canvas) {
    gtk_container_add(reference.pointer.as(GtkContainer.self), canvas.widget)
    gtk_widget_show(widget)
  }

  isolated deinit { gtk_widget_destroy(widget) }

  /// Shows a canvas over the others, as long as it exists. Wraps `gtk_overlay_add_overlay`.
  package func add(_ canvas: Canvas) { gtk_overlay_add_overlay(reference.pointer.as(GtkOverlay.self), canvas.widget) }
}
