import CGtk
import GioBridge

/// What an input method of a Wayland compositor composes while no text field has the focus. It gets keys only while a program accepts
/// text, so the first key of a composition would be an ordinary one without this. Input methods that are modules of GTK get a key
/// passed instead, and need none of it. Wraps `GtkIMContext`.
package final class Composition {
  /// Called with the text that is being composed; empty when the composition has ended.
  package var onChange: (String) -> Void = { _ in }
  /// Called with a text that was composed, and with others that the input method enters.
  package var onText: (String) -> Void = { _ in }
  private let canvas: Canvas
  private let reference: ObjectReference
  private var isListening = false
  private var connections: [SignalConnection] = []

  private var context: UnsafeMutablePointer<GtkIMContext> { reference.pointer.as(GtkIMContext.self) }

  /// nil if input methods do not belong to the compositor.
  package init?(on canvas: Canvas, of display: Display) {
    guard display.backend == .wayland, let context = TextInput.makeContext() else { return nil }
    (self.canvas, reference) = (canvas, context)
    connections = [
      SignalConnection(context.pointer, "preedit-changed") { [weak self] _ in self?.changed() },
      SignalConnection(context.pointer, "commit") { [weak self] in self?.onText($0.string(1) ?? "") },
      SignalConnection(canvas.reference.pointer, "focus-in-event") { [weak self] _ in self?.focusChanged(true) },
      SignalConnection(canvas.reference.pointer, "focus-out-event") { [weak self] _ in self?.focusChanged(false) },
    ]
  }

  isolated deinit {
    connections = []
    listen(false)
  }

  /// Lets input methods compose text for the canvas, or no longer. Wraps `gtk_im_context_focus_in` and `…_out`.
  package func listen(_ isListening: Bool) {
    guard isListening != self.isListening else { return }
    self.isListening = isListening
    focusChanged(isListening && canvas.hasFocus)
  }

  /// Says where the candidates are to be shown: beside this part of the canvas. Wraps `gtk_im_context_set_cursor_location`.
  package func place(beside frame: Extent) {
    var area = GdkRectangle(
      x: gint(frame.x), y: gint(frame.y), width: gint(frame.width), height: gint(frame.height))
    gtk_im_context_set_cursor_location(context, &area)
  }

  private func focusChanged(_ hasFocus: Bool) {
    guard hasFocus, isListening else { return gtk_im_context_focus_out(context) }
    // The canvas may be in another window than before.
    gtk_im_context_set_client_window(context, gtk_widget_get_window(canvas.widget))
    gtk_im_context_focus_in(context)
  }

  private func changed() {
    var text: UnsafeMutablePointer<CChar>?
    gtk_im_context_get_preedit_string(context, &text, nil, nil)
    defer { g_free(text) }
    onChange(String(borrowing: text) ?? "")
  }
}
