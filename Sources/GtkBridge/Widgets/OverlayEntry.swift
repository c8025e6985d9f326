import CGtk
import GioBridge

/// A `GtkEntry` over a canvas, and thereby all input methods. It is hidden at first, and can be shown again and again: an input
/// method needs a part of a second to connect to a new one, and would miss its first keys. Wraps `gtk_overlay_add_overlay`.
final class OverlayEntry {
  let reference: ObjectReference
  let canvas: Canvas
  private var frame = Extent(x: 0, y: 0, width: 0, height: 0)
  private var connections: [SignalConnection] = []

  private var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer.as(GtkWidget.self) }
  var entry: UnsafeMutablePointer<GtkEntry> { reference.pointer.as(GtkEntry.self) }
  var text: String { String(borrowing: gtk_entry_get_text(entry)) ?? "" }

  /// `name` is the accessible name, and `styleClass` the CSS class. An `alignment` of 0 is the start of the frame, 0.5 its
  /// middle.
  init(called name: String, styleClass: String, alignment: Float, on canvas: Canvas) {
    self.canvas = canvas
    reference = ObjectReference(sharing: gpointer(gtk_entry_new()))
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), styleClass)
    gtk_entry_set_alignment(entry, alignment)
    gtk_entry_set_width_chars(entry, 1)
    atk_object_set_name(gtk_widget_get_accessible(widget), name)
    guard let overlay = canvas.overlay else { return }
    connections = [
      SignalConnection(overlay, "get-child-position", answering: { [weak self] in self?.place($0) ?? false })
    ]
    gtk_overlay_add_overlay(overlay.as(GtkOverlay.self), widget)
  }

  isolated deinit {
    connections = []
    gtk_widget_destroy(widget)
  }

  /// Connects the input method. Wraps `gtk_widget_realize`.
  func prepare() { if Bool(gtk_widget_get_realized(canvas.widget)) { gtk_widget_realize(widget) } }

  /// Places the text at the leading edge, whatever its own direction is, or that of the keyboard while the field is empty.
  /// `GtkEntry` would place Latin text at the left. Wraps `gtk_entry_set_alignment`, which is mirrored for text from right to
  /// left, and `pango_layout_get_direction`.
  func alignToLeadingEdge() {
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let isTextMirrored = pango_layout_get_direction(gtk_entry_get_layout(entry), 0) == PANGO_DIRECTION_RTL
    gtk_entry_set_alignment(entry, isMirrored == isTextMirrored ? 0 : 1)
  }

  /// Shows the entry.
  func appear(in frame: Extent) {
    self.frame = frame
    canvas.setBuffered(true)
    gtk_widget_show(widget)
  }

  /// Gives the focus to the entry, and selects its text. Wraps `gtk_widget_grab_focus`.
  func takeFocus() { gtk_widget_grab_focus(widget) }

  /// Hides the entry. What an input method composes is given up.
  func leave() {
    gtk_entry_reset_im_context(entry)
    gtk_widget_hide(widget)
    canvas.setBuffered(false)
  }

  /// Moves the entry to where the text is now.
  func move(to frame: Extent) {
    guard frame != self.frame else { return }
    self.frame = frame
    gtk_widget_queue_resize(widget)
  }

  /// Centres the entry in its frame. `GtkEntry` rounds the position of its text down, so it is a pixel wider than the frame.
  /// The entry is at least as large as GTK needs, and inside the canvas.
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
