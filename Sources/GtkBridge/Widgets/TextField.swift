import CGtk

/// A line of text that is changed where it stands on a canvas. Wraps `GtkEntry`, and with it every input method.
///
/// It ends once, and the canvas has the focus again: Enter and the loss of the focus keep what was typed, Escape does not.
package final class TextField {
  private let reference: ObjectReference
  private let canvas: Canvas
  private var frame: Extent
  private var connections: [SignalConnection] = []
  private var onEnd: ((String?) -> Void)?
  private var ending: LoopSource?

  private var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer.as(GtkWidget.self) }
  private var entry: UnsafeMutablePointer<GtkEntry> { reference.pointer.as(GtkEntry.self) }

  /// `name` is what a screen reader calls it; `onEnd` hears the text, or nil where the old one is to stay.
  package init(
    _ text: String, called name: String, in frame: Extent, on canvas: Canvas, onEnd: @escaping (String?) -> Void
  ) {
    self.canvas = canvas
    self.frame = frame
    self.onEnd = onEnd
    reference = ObjectReference(sharing: gpointer(gtk_entry_new()))
    gtk_entry_set_text(entry, text)
    gtk_entry_set_alignment(entry, 0.5)
    gtk_entry_set_width_chars(entry, 1)
    atk_object_set_name(gtk_widget_get_accessible(widget), name)
    appear()
  }

  isolated deinit {
    leave()
  }

  /// Keeps what was typed.
  package func commit() {
    end(String(borrowing: gtk_entry_get_text(entry)))
  }

  /// Moves it to where the text now stands.
  package func move(to frame: Extent) {
    self.frame = frame
    gtk_widget_queue_resize(widget)
  }
}

extension TextField {
  private func appear() {
    guard let overlay = canvas.overlay else { return }
    connections = [
      SignalConnection(overlay, "get-child-position", answering: { [weak self] in self?.place($0) ?? false }),
      SignalConnection(canvas.reference.pointer, "unmap") { [weak self] _ in self?.commit() },
      SignalConnection(reference.pointer, "activate") { [weak self] _ in self?.commit() },
      SignalConnection(reference.pointer, "focus-out-event") { [weak self] _ in self?.lostFocus() },
      SignalConnection(reference.pointer, "focus-in-event") { [weak self] _ in self?.ending = nil },
      SignalConnection(reference.pointer, "key-press-event", answering: { [weak self] in self?.pressed($0) ?? false }),
    ]
    canvas.setBuffered(true)
    gtk_overlay_add_overlay(overlay.as(GtkOverlay.self), widget)
    gtk_widget_show(widget)
    gtk_widget_grab_focus(widget)
  }

  private func leave() {
    connections = []
    ending = nil
    gtk_widget_destroy(widget)
    canvas.setBuffered(false)
  }

  private func end(_ text: String?) {
    guard let onEnd else { return }
    self.onEnd = nil
    leave()
    canvas.takeFocus()
    onEnd(text)
  }

  /// Later, since GTK is still busy with whatever takes the focus. The field's own menu gives it back. Wraps
  /// `gtk_grab_get_current`.
  private func lostFocus() {
    ending = MainLoop.idle { [weak self] in
      if gtk_grab_get_current() == nil { self?.commit() }
    }
  }

  /// An input method that is at work has the first say on Escape too. Wraps `gtk_entry_im_context_filter_keypress`.
  private func pressed(_ arguments: SignalArguments) -> Bool {
    guard let event = arguments.boxed(1)?.as(GdkEventKey.self), event.pointee.keyval == guint(GDK_KEY_Escape) else {
      return false
    }
    if !Bool(gtk_entry_im_context_filter_keypress(entry, event)) { end(nil) }
    return true
  }

  /// In the middle of its frame, no smaller than GTK can draw it, and not off the canvas.
  private func place(_ arguments: SignalArguments) -> Bool {
    guard arguments.object(1) == reference.pointer, let place = arguments.boxed(2)?.as(GdkRectangle.self) else {
      return false
    }
    var least = GtkRequisition()
    gtk_widget_get_preferred_size(widget, &least, nil)
    let (width, height) = (max(frame.width, Double(least.width)), max(frame.height, Double(least.height)))
    place.pointee = GdkRectangle(
      x: gint(max(0, min(frame.x + (frame.width - width) / 2, canvas.width - width))),
      y: gint(max(0, min(frame.y + (frame.height - height) / 2, canvas.height - height))),
      width: gint(width), height: gint(height))
    return true
  }
}
