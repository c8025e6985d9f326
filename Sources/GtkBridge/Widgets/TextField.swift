import CGtk
import GioBridge

/// A text field over a canvas.
///
/// It ends once, and the canvas gets the focus back. Enter and the loss of the focus keep what was typed, Escape does
/// not.
package final class TextField {
  private let field: OverlayEntry
  private var connections: [SignalConnection] = []
  private var onEnd: ((String?) -> Void)?
  private var commitIdle: LoopSource?

  /// `name` is the accessible name, and `styleClass` the CSS class. `onEnd` receives the text, or nil if the old one is kept.
  package init(
    _ text: String, called name: String, styleClass: String, in frame: Extent, on canvas: Canvas,
    onEnd: @escaping (String?) -> Void
  ) {
    self.onEnd = onEnd
    field = OverlayEntry(called: name, styleClass: styleClass, alignment: 0.5, on: canvas)
    gtk_entry_set_text(field.entry, text)
    appear(in: frame)
  }

  isolated deinit {
    leave()
  }

  /// Ends the field and keeps what was typed.
  package func commit() {
    end(field.text)
  }

  /// Moves the field to where the text is now.
  package func move(to frame: Extent) {
    field.move(to: frame)
  }
}

extension TextField {
  private func appear(in frame: Extent) {
    let entry = field.reference.pointer
    connections = [
      SignalConnection(field.canvas.reference.pointer, "unmap") { [weak self] _ in self?.commit() },
      SignalConnection(entry, "activate") { [weak self] _ in self?.commit() },
      SignalConnection(entry, "focus-out-event") { [weak self] _ in self?.lostFocus() },
      SignalConnection(entry, "focus-in-event") { [weak self] _ in self?.commitIdle = nil },
      SignalConnection(entry, "key-press-event", answering: { [weak self] in self?.pressed($0) ?? false }),
    ]
    field.appear(in: frame)
    field.takeFocus()
  }

  private func leave() {
    connections = []
    commitIdle = nil
    field.leave()
  }

  private func end(_ text: String?) {
    guard let onEnd else { return }
    self.onEnd = nil
    leave()
    field.canvas.takeFocus()
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
    if !field.filters(event) { end(nil) }
    return true
  }
}

extension OverlayEntry {
  /// Whether an active input method handles a key. Wraps `gtk_entry_im_context_filter_keypress`.
  func filters(_ event: UnsafeMutablePointer<GdkEventKey>) -> Bool {
    Bool(gtk_entry_im_context_filter_keypress(entry, event))
  }
}
