import CGtk
import GioBridge

/// Rows of controls over a canvas, which scroll if they do not fit. Wraps `GtkScrolledWindow` and `gtk_overlay_add_overlay`.
///
/// It has the focus until it is removed. The canvas gets it back then.
package final class Form {
  /// Called with the id of a row and the index of the choice.
  package var onChoose: (_ row: String, _ choice: Int) -> Void = { _, _ in }
  /// Called with the id of a button's row.
  package var onPress: (_ row: String) -> Void = { _ in }
  /// Called for keys that act on no control: returns whether the key was handled.
  package var onKey: (Event) -> Bool = { _ in false }

  private let reference: ObjectReference
  private let canvas: Canvas
  private let list: UnsafeMutablePointer<GtkWidget>
  private var frame: Extent
  private var reader = EventReader()
  private var connections: [SignalConnection] = []
  private var rows: [(row: FormRow, widgets: FormWidgets)] = []
  /// The controls are being set to what the rows say, which is no choice of the user.
  private var isUpdating = false

  private var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer.as(GtkWidget.self) }

  /// `name` is the accessible name, and `styleClass` the CSS class.
  package init(_ rows: [FormRow], called name: String, styleClass: String, in frame: Extent, on canvas: Canvas) {
    (self.canvas, self.frame) = (canvas, frame)
    reference = ObjectReference(sharing: gpointer(gtk_scrolled_window_new(nil, nil)))
    list = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.rowSpacing)
    gtk_widget_set_margin_end(list, gint(Self.scrollBarRoom))
    let scroller = reference.pointer.as(GtkScrolledWindow.self)
    gtk_scrolled_window_set_policy(scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), styleClass)
    gtk_container_add(reference.pointer.as(GtkContainer.self), list)
    let accessible = gtk_widget_get_accessible(widget)
    atk_object_set_name(accessible, name)
    atk_object_set_role(accessible, ATK_ROLE_DIALOG)
    show(rows)
    appear()
  }

  isolated deinit {
    connections = []
    rows = []
    gtk_widget_destroy(widget)
    canvas.setBuffered(false)
    canvas.takeFocus()
  }

  /// The size of a picture on a choice, in logical pixels.
  package static let pictureSize = (width: 112, height: 63)
  private static let rowSpacing: gint = 12
  /// The room at the end of the rows for the scroll bar, which GTK would show over them, in logical pixels (by eye).
  package static let scrollBarRoom = 12.0

  /// The height at which nothing scrolls, in logical pixels. Wraps `gtk_widget_get_preferred_height_for_width`.
  package var contentHeight: Double {
    var (least, natural): (gint, gint) = (0, 0)
    gtk_widget_get_preferred_height_for_width(list, gint(frame.width), &least, &natural)
    return Double(natural)
  }

  /// Moves the form to where its sheet is now.
  package func move(to frame: Extent) {
    guard frame != self.frame else { return }
    self.frame = frame
    gtk_widget_queue_resize(widget)
  }

  /// Shows other rows, or other values in the same rows.
  package func show(_ new: [FormRow]) {
    isUpdating = true
    defer { isUpdating = false }
    let isSame = new.count == rows.count && zip(new, rows).allSatisfy { $0.hasSameWidgets(as: $1.row) }
    if !isSame { replace(with: new) }
    for (index, row) in new.enumerated() {
      rows[index].row = row
      rows[index].widgets.show(row)
    }
  }

  /// Shows a picture on a choice.
  package func setPicture(_ picture: Surface, row: String, choice: Int) {
    rows.first { $0.row.id == row }?.widgets.setPicture(picture, choice: choice)
  }

  /// The focus stays on a row with the same id.
  private func replace(with new: [FormRow]) {
    let focused = rows.first { $0.widgets.containsFocus }?.row.id
    for (_, widgets) in rows { gtk_widget_destroy(widgets.root) }
    rows = new.map { row in
      let widgets = FormWidgets(row) { [weak self] in self?.chose($0, in: row.id) }
      gtk_container_add(gpointer(list).as(GtkContainer.self), widgets.root)
      return (row, widgets)
    }
    gtk_widget_show_all(list)
    if let row = rows.first(where: { $0.row.id == focused }) {
      row.widgets.show(row.row)
      row.widgets.focusable.map(gtk_widget_grab_focus)
    }
  }

  private func chose(_ choice: Int, in id: String) {
    guard !isUpdating, let row = rows.first(where: { $0.row.id == id })?.row else { return }
    if case .button = row.control { onPress(id) } else { onChoose(id, choice) }
  }
}

extension Form {
  private func appear() {
    guard let overlay = canvas.overlay else { return }
    connections = [
      SignalConnection(overlay, "get-child-position", answering: { [weak self] in self?.place($0) ?? false }),
      SignalConnection(reference.pointer, "key-press-event", answering: { [weak self] in self?.pressed($0) ?? false }),
    ]
    canvas.setBuffered(true)
    gtk_overlay_add_overlay(overlay.as(GtkOverlay.self), widget)
    gtk_widget_show(widget)
    focus(first: true)
  }

  private func place(_ arguments: SignalArguments) -> Bool {
    guard arguments.object(1) == reference.pointer, let place = arguments.boxed(2)?.as(GdkRectangle.self) else {
      return false
    }
    place.pointee = GdkRectangle(
      x: gint(frame.x.rounded()), y: gint(frame.y.rounded()), width: gint(max(1, frame.width.rounded())),
      height: gint(max(1, frame.height.rounded())))
    return true
  }

  /// Tab stays in the form, because nothing behind it can be used.
  private func pressed(_ arguments: SignalArguments) -> Bool {
    guard let event = arguments.boxed(1)?.as(GdkEvent.self) else { return false }
    let key = reader.key(event, .down)
    switch key.name {
    case "Tab", "ISO_Left_Tab": return moveFocus(isForward: key.name == "Tab")
    case "Escape", "F1": return onKey(.key(key))
    case "Left", "KP_Left": return moveFocus(GTK_DIR_LEFT)
    case "Right", "KP_Right": return moveFocus(GTK_DIR_RIGHT)
    case "Up", "KP_Up": return hasControls ? moveFocus(GTK_DIR_UP) : scroll(by: "Up")
    case "Down", "KP_Down": return hasControls ? moveFocus(GTK_DIR_DOWN) : scroll(by: "Down")
    case "comma" where key.stamp.modifiers.contains(.control): return onKey(.key(key))
    default: return scroll(by: key.name)
    }
  }

  /// Moves the focus from a control to the next one in a direction. At the end it stays.
  private func moveFocus(_ direction: GtkDirectionType) -> Bool {
    if hasControls { _ = gtk_widget_child_focus(widget, direction) }
    return true
  }

  private func moveFocus(isForward: Bool) -> Bool {
    let isMoved = gtk_widget_child_focus(widget, isForward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD)
    if !Bool(isMoved) { focus(first: isForward) }
    return true
  }

  /// Gives the focus to the first control or the last one. A form without controls has it itself, so that keys scroll it.
  private func focus(first: Bool) {
    let controls = rows.map(\.widgets).filter { Bool(gtk_widget_is_sensitive($0.root)) }.compactMap(\.focusable)
    guard let control = first ? controls.first : controls.last else {
      gtk_widget_set_can_focus(widget, 1)
      return gtk_widget_grab_focus(widget)
    }
    gtk_widget_grab_focus(control)
  }

  /// Scrolls by the keys that no control uses.
  private func scroll(by key: String) -> Bool {
    guard let adjustment = gtk_scrolled_window_get_vadjustment(reference.pointer.as(GtkScrolledWindow.self)) else {
      return false
    }
    let (offset, page) = (gtk_adjustment_get_value(adjustment), gtk_adjustment_get_page_size(adjustment))
    switch key {
    case "Page_Down": gtk_adjustment_set_value(adjustment, offset + page)
    case "Page_Up": gtk_adjustment_set_value(adjustment, offset - page)
    case "Home": gtk_adjustment_set_value(adjustment, 0)
    case "End": gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
    case "Down": gtk_adjustment_set_value(adjustment, offset + Self.lineStep)
    case "Up": gtk_adjustment_set_value(adjustment, offset - Self.lineStep)
    default: return false
    }
    return true
  }

  private var hasControls: Bool { rows.contains { $0.widgets.focusable != nil } }

  /// How far an arrow key scrolls, in logical pixels (by eye).
  private static let lineStep = 40.0
}
