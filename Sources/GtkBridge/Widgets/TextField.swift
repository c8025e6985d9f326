import CGtk

/// A text field over a canvas. Wraps `GtkEntry`, and thereby all input methods.
///
/// It ends once, and the canvas gets the focus back. Enter and the loss of the focus keep what was typed, Escape does
/// not.
package final class TextField {
  private let reference: ObjectReference
  private let canvas: Canvas
  private var frame: Extent
  private var connections: [SignalConnection] = []
  private var onEnd: ((String?) -> Void)?
  private var commitIdle: LoopSource?

  private var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer.as(GtkWidget.self) }
  private var entry: UnsafeMutablePointer<GtkEntry> { reference.pointer.as(GtkEntry.self) }

  /// `name` is the accessible name, and `styleClass` the CSS class. `onEnd` receives the text, or nil if the old one is kept.
  package init(
    _ text: String, called name: String, styleClass: String, in frame: Extent, on canvas: Canvas,
    onEnd: @escaping (String?) -> Void
  ) {
    self.canvas = canvas
    self.frame = frame
    self.onEnd = onEnd
    reference = ObjectReference(sharing: gpointer(gtk_entry_new()))
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), styleClass)
    gtk_entry_set_text(entry, text)
    gtk_entry_set_alignment(entry, 0.5)
    gtk_entry_set_width_chars(entry, 1)
    atk_object_set_name(gtk_widget_get_accessible(widget), name)
    appear()
  }

  isolated deinit {
    leave()
  }

  /// Ends the field and keeps what was typed.
  package func commit() {
    end(String(borrowing: gtk_entry_get_text(entry)))
  }

  /// Moves the field to where the text is now.
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
      SignalConnection(reference.pointer, "focus-in-event") { [weak self] _ in self?.commitIdle = nil },
      SignalConnection(reference.pointer, "key-press-event", answering: { [weak self] in self?.pressed($0) ?? false }),
    ]
    canvas.setBuffered(true)
    gtk_overlay_add_overlay(overlay.as(GtkOverlay.self), widget)
    gtk_widget_show(widget)
    gtk_widget_grab_focus(widget)
  }

  private func leave() {
    connections = []
    commitIdle = nil
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

  /// The field ends later, because GTK is still moving the focus. It does not end if its own context menu has the
  /// focus. Wraps `gtk_grab_get_current`.
  private func lostFocus() {
    commitIdle = MainLoop.idle { [weak self] in
      if gtk_grab_get_current() == nil { self?.commit() }
    }
  }

  /// An active input method handles Escape first. Wraps `gtk_entry_im_context_filter_keypress`.
  private func pressed(_ arguments: SignalArguments) -> Bool {
    guard let event = arguments.boxed(1)?.as(GdkEventKey.self), event.pointee.keyval == guint(GDK_KEY_Escape) else {
      return false
    }
    if !Bool(gtk_entry_im_context_filter_keypress(entry, event)) { end(nil) }
    return true
  }

  /// Centres the field in its frame. `GtkEntry` rounds the position of its text down, so it is a pixel wider than the frame.
  /// The field is at least as large as GTK needs, and inside the canvas.
  private func place(_ arguments: SignalArguments) -> Bool {
    guard arguments.object(1) == reference.pointer, let place = arguments.boxed(2)?.as(GdkRectangle.self) else {
      return false
    }
    var least = GtkRequisition()
    gtk_widget_get_preferred_size(widget, &least, nil)
    let (width, height) = (max(frame.width + 1, Double(least.width)), max(frame.height, Double(least.height)))
    place.pointee = GdkRectangle(
      x: gint(max(0, min(frame.x + (frame.width + 1 - width) / 2, canvas.width - width)).rounded()),
      y: gint(max(0, min(frame.y + (frame.height - height) / 2, canvas.height - height)).rounded()),
      width: gint(width), height: gint(height))
    return true
  }
}
