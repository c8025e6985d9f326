import CGtk
import GioBridge

/// A text field over a canvas whose text is followed while the user types. It keeps the focus until it ends, and can begin again.
package final class SearchEntry {
  /// Called with the text whenever it changes.
  package var onChange: (String) -> Void = { _ in }
  /// Called when an input method begins or ends to compose text, which is not part of the text yet.
  package var onComposing: (Bool) -> Void = { _ in }
  /// Called for the keys that do not edit the text: returns whether the key was handled.
  package var onKey: (Event) -> Bool = { _ in false }
  package private(set) var isOpen = false
  /// Whether the field shows text that is being composed without it.
  private var showsComposition = false
  private let field: OverlayEntry
  private var reader = EventReader()
  private var connections: [SignalConnection] = []
  /// Reports that the text is empty.
  private var emptyIdle: LoopSource?

  /// The keys that are passed on unless an input method handles them, by the names of their symbols.
  private static let navigation: Set<String> = [
    "Left", "Right", "Up", "Down", "Page_Up", "Page_Down", "Tab", "ISO_Left_Tab", "Return", "ISO_Enter", "Escape",
    "Menu", "F1",
    "KP_Enter", "KP_Up", "KP_Down", "KP_Left", "KP_Right", "KP_Page_Up", "KP_Page_Down",
  ]

  /// The keys that are passed on if Control is held.
  private static let shortcuts: Set<String> = [
    "plus", "equal", "minus", "0", "l", "L", "KP_Add", "KP_Subtract", "KP_0", "comma",
  ]

  /// `name` is the accessible name. A text is cut after `limit` characters.
  package init(called name: String, styleClass: String, limit: Int, on canvas: Canvas) {
    field = OverlayEntry(called: name, styleClass: styleClass, alignment: 0, on: canvas)
    gtk_entry_set_max_length(field.entry, gint(limit))
    let entry = field.reference.pointer
    connections = [
      SignalConnection(entry, "changed") { [weak self] _ in self?.changed() },
      SignalConnection(entry, "preedit-changed") { [weak self] in self?.onComposing($0.string(1)?.isEmpty == false) },
      SignalConnection(entry, "key-press-event", answering: { [weak self] in self?.pressed($0) ?? false }),
    ]
    field.prepare()
  }

  isolated deinit {
    connections = []
    end()
  }

  /// Shows the field with a text, and gives it the focus.
  package func begin(_ text: String, in frame: Extent) {
    gtk_entry_set_text(field.entry, text)
    field.alignToLeadingEdge()
    field.appear(in: frame)
    takeFocus()
    moveCaretToEnd()
    isOpen = true
  }

  /// Shows the field with text that is being composed without it, which is not part of the text yet. It gets no focus, because the
  /// composition would end. Wraps `gtk_entry_set_attributes`.
  package func show(composition: String, in frame: Extent) {
    (isOpen, showsComposition) = (true, true)
    let underline = pango_attr_list_new()
    pango_attr_list_insert(underline, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
    gtk_entry_set_attributes(field.entry, underline)
    pango_attr_list_unref(underline)
    gtk_entry_set_text(field.entry, composition)
    field.alignToLeadingEdge()
    field.appear(in: frame)
  }

  /// Ends the composition with a text, which is entered, and gives the focus to the field.
  package func endComposition(with text: String) {
    guard showsComposition else { return }
    gtk_entry_set_text(field.entry, "")
    gtk_entry_set_attributes(field.entry, nil)
    showsComposition = false
    takeFocus()
    gtk_entry_set_text(field.entry, text)
    moveCaretToEnd()
  }

  private func moveCaretToEnd() { gtk_editable_set_position(OpaquePointer(field.reference.pointer), -1) }

  /// Hides the field, and gives the focus back to the canvas.
  package func end() {
    guard isOpen else { return }
    (isOpen, emptyIdle) = (false, nil)
    if showsComposition { endComposition(with: "") }
    field.leave()
    field.canvas.takeFocus()
  }

  /// Moves the field to where it is painted now.
  package func move(to frame: Extent) {
    field.move(to: frame)
  }

  /// Gives the focus to the field, without selecting the text. Wraps `gtk_entry_grab_focus_without_selecting`.
  package func takeFocus() {
    gtk_entry_grab_focus_without_selecting(field.entry)
  }

  /// Lets the field handle the key event that the canvas is handling, if any, after `prepare`. Wraps `gtk_get_current_event`,
  /// `gtk_widget_event`.
  package func handleCurrentKey(after prepare: () -> Void) {
    guard let event = gtk_get_current_event() else { return }
    defer { gdk_event_free(event) }
    guard gdk_event_get_event_type(event) == GDK_KEY_PRESS else { return }
    prepare()
    gtk_widget_event(field.reference.pointer.as(GtkWidget.self), event)
  }

  private func changed() {
    guard isOpen, !showsComposition else { return }
    field.alignToLeadingEdge()
    // What is typed over all of the text replaces it in two steps. In between it is empty, which would end the search.
    guard field.text.isEmpty else { return report() }
    emptyIdle = MainLoop.idle { [weak self] in self?.report() }
  }

  private func report() {
    emptyIdle = nil
    onChange(field.text)
  }

  private func pressed(_ arguments: SignalArguments) -> Bool {
    guard let event = arguments.boxed(1)?.as(GdkEvent.self) else { return false }
    let key = reader.key(event, .down)
    guard Self.passesOn(key) else { return false }
    return field.filters(event.as(GdkEventKey.self)) || onKey(.key(key))
  }

  /// No key edits the text while Super is held, or Control and Alt.
  private static func passesOn(_ key: KeyEvent) -> Bool {
    let held = key.stamp.modifiers
    if held.contains(.super) || held.isSuperset(of: [.control, .alt]) { return true }
    return shortcuts.contains(key.name) && held.contains(.control)
      || navigation.contains(key.name) && held.isSubset(of: key.editing)
  }
}

extension KeyEvent {
  /// The modifiers with which a navigation key does not edit the text: Control and Shift with Left and Right do.
  fileprivate var editing: Modifiers {
    ["Left", "Right", "KP_Left", "KP_Right"].contains(name) ? [] : [.control, .shift]
  }
}
