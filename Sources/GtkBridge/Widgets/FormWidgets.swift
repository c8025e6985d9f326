import CGtk
import GioBridge

/// The widgets of one row of a form. The form destroys them. Switches are not used, because GTK ends the program if it does not
/// find the icons in them.
final class FormWidgets {
  let root: UnsafeMutablePointer<GtkWidget>
  /// The widget that gets the focus: a button, or the radio button of the present choice.
  private(set) var focusable: UnsafeMutablePointer<GtkWidget>?
  private var pictures: [Int: UnsafeMutablePointer<GtkWidget>] = [:]
  private var connections: [SignalConnection] = []
  private let onChoose: (Int) -> Void

  private static let spacing: gint = 6
  /// As many choices beside each other as fit.
  private static let mostChoicesInLine: guint = 20

  /// `onChoose` is called with the index of a choice, and with 0 for a button.
  init(_ row: FormRow, onChoose: @escaping (Int) -> Void) {
    self.onChoose = onChoose
    switch row.control {
    case .heading: root = Self.label(row.title, styleClass: "heading")
    case .button: root = gtk_button_new_with_label(row.title)
    case .text: root = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.spacing * 2)
    case .choice: root = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.spacing)
    }
    fill(row)
  }

  /// Whether one of the row's controls has the focus.
  var containsFocus: Bool {
    guard let window = gtk_widget_get_toplevel(root),
      let focus = gtk_window_get_focus(gpointer(window).as(GtkWindow.self))
    else { return false }
    return focus == root || Bool(gtk_widget_is_ancestor(focus, root))
  }

  func show(_ row: FormRow) {
    gtk_widget_set_sensitive(root, row.isEnabled.gboolean)
    switch row.control {
    case .heading, .text, .button: break
    case .choice(let choices, let chosen):
      // Without a choice, the unseen button is the active one.
      let active = chosen ?? choices.count
      focusable = radios[chosen ?? 0]
      gtk_toggle_button_set_active(gpointer(radios[active]).as(GtkToggleButton.self), 1)
    }
  }

  /// Wraps `gtk_image_set_from_surface`.
  func setPicture(_ picture: Surface, choice: Int) {
    guard let image = pictures[choice] else { return }
    gtk_image_set_from_surface(gpointer(image).as(GtkImage.self), picture.pointer)
  }

  private var radios: [UnsafeMutablePointer<GtkWidget>] = []
  /// One button of a group is always active. This one, which is in no window, is active while no choice is.
  private var unseenRadio: ObjectReference?
}

extension FormWidgets {
  private func fill(_ row: FormRow) {
    switch row.control {
    case .heading: atk_object_set_role(gtk_widget_get_accessible(root), ATK_ROLE_HEADING)
    case .text(let text): fill(row, with: Self.label(text, styleClass: "text", alignment: 1))
    case .choice(let choices, _): fillChoices(row, choices)
    case .button:
      focusable = root
      connections = [SignalConnection(gpointer(root), "clicked") { [weak self] _ in self?.onChoose(0) }]
    }
  }

  /// The title, with the note below it, and something at the end of the row.
  private func fill(_ row: FormRow, with end: UnsafeMutablePointer<GtkWidget>) {
    let titles = titles(of: row)
    gtk_widget_set_hexpand(titles, 1)
    gtk_widget_set_valign(end, GTK_ALIGN_CENTER)
    for part in [titles, end] { gtk_container_add(gpointer(root).as(GtkContainer.self), part) }
  }

  private func titles(of row: FormRow) -> UnsafeMutablePointer<GtkWidget> {
    let title = Self.label(row.title, styleClass: "title")
    guard let note = row.note, let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2) else { return title }
    for label in [title, Self.label(note, styleClass: "note")] {
      gtk_container_add(gpointer(box).as(GtkContainer.self), label)
    }
    return box
  }

  /// Choices as high as pictures are above the others, which are as high as a line.
  private func fillChoices(_ row: FormRow, _ choices: [FormRow.Choice]) {
    gtk_container_add(gpointer(root).as(GtkContainer.self), titles(of: row))
    let endOfPictures = choices.lastIndex { $0.look == .picture }.map { $0 + 1 } ?? 0
    for part in [0..<endOfPictures, endOfPictures..<choices.count] where !part.isEmpty {
      let hasPictures = part.lowerBound < endOfPictures
      let areEven = choices[part].contains { $0.look != .words }
      guard let lines = newLines(areEven: areEven) else { return }
      Self.name(lines, row)
      gtk_container_add(gpointer(root).as(GtkContainer.self), lines)
      for index in part { add(choices[index], at: index, to: lines, wraps: hasPictures) }
    }
    unseenRadio = ObjectReference(sharing: gpointer(newRadio()))
  }

  /// Lines of choices, which are equally wide if they are even.
  private func newLines(areEven: Bool) -> UnsafeMutablePointer<GtkWidget>? {
    guard let lines = gtk_flow_box_new() else { return nil }
    let flow = gpointer(lines).as(GtkFlowBox.self)
    gtk_flow_box_set_selection_mode(flow, GTK_SELECTION_NONE)
    atk_object_set_role(gtk_widget_get_accessible(lines), ATK_ROLE_GROUPING)
    gtk_flow_box_set_homogeneous(flow, areEven.gboolean)
    gtk_flow_box_set_min_children_per_line(flow, 1)
    gtk_flow_box_set_max_children_per_line(flow, Self.mostChoicesInLine)
    for spacing in [gtk_flow_box_set_row_spacing, gtk_flow_box_set_column_spacing] {
      spacing(flow, guint(Self.spacing))
    }
    return lines
  }

  private func add(
    _ choice: FormRow.Choice, at index: Int, to lines: UnsafeMutablePointer<GtkWidget>, wraps: Bool
  ) {
    let radio = newRadio()
    gtk_container_add(gpointer(radio).as(GtkContainer.self), content(of: choice, at: index, wraps: wraps))
    atk_object_set_name(gtk_widget_get_accessible(radio), choice.title)
    gtk_container_add(gpointer(lines).as(GtkContainer.self), radio)
    // Only the button has the focus, not the place that it is in, which GTK calls a cell of a table.
    gtk_widget_set_can_focus(gtk_widget_get_parent(radio), 0)
    atk_object_set_role(gtk_widget_get_accessible(gtk_widget_get_parent(radio)), ATK_ROLE_FILLER)
    let button = gpointer(radio).as(GtkToggleButton.self)
    connections.append(
      SignalConnection(gpointer(radio), "toggled") { [weak self] (_: SignalArguments) -> Void in
        if Bool(gtk_toggle_button_get_active(button)) { self?.onChoose(index) }
      })
  }

  private func content(
    of choice: FormRow.Choice, at index: Int, wraps: Bool
  ) -> UnsafeMutablePointer<GtkWidget>? {
    switch choice.look {
    case .words: return Self.choiceLabel(choice.title, wraps: wraps)
    case .color(let color): return Self.swatch(color, beside: Self.choiceLabel(choice.title, wraps: wraps))
    case .picture:
      guard let image = gtk_image_new() else { return nil }
      gtk_widget_set_size_request(image, gint(Form.pictureSize.width), gint(Form.pictureSize.height))
      pictures[index] = image
      return image
    }
  }

  private func newRadio() -> UnsafeMutablePointer<GtkWidget> {
    guard let radio = gtk_radio_button_new_from_widget(radios.first.map { gpointer($0).as(GtkRadioButton.self) }) else {
      preconditionFailure("GTK makes every widget that it is asked for")
    }
    // It looks like a button, without a circle.
    gtk_toggle_button_set_mode(gpointer(radio).as(GtkToggleButton.self), 0)
    radios.append(radio)
    return radio
  }
}

extension FormWidgets {
  /// The words on a button. If they are long, they wrap, or else they are cut in the middle, such as the path of a file.
  private static func choiceLabel(_ title: String, wraps: Bool) -> UnsafeMutablePointer<GtkWidget>? {
    let label = gtk_label_new(title)
    let words = gpointer(label)?.as(GtkLabel.self)
    if wraps {
      gtk_label_set_line_wrap(words, 1)
      gtk_label_set_justify(words, GTK_JUSTIFY_CENTER)
      gtk_label_set_max_width_chars(words, longestLine)
      return label
    }
    gtk_label_set_ellipsize(words, PANGO_ELLIPSIZE_MIDDLE)
    gtk_label_set_max_width_chars(words, longestChoice)
    return label
  }

  /// In characters.
  private static let (longestChoice, longestLine): (gint, gint) = (22, 10)

  /// A disc in a colour before the words. It has an edge, so that it is seen on every plate.
  private static func swatch(
    _ color: String, beside label: UnsafeMutablePointer<GtkWidget>?
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var parsed = GdkRGBA()
    gdk_rgba_parse(&parsed, color)
    let (scale, radius) = (2.0, 7.0)
    let surface = Surface(clear: Int(scale * (2 * radius + 2)), Int(scale * (2 * radius + 2)), scale: scale)
    let drawing = Drawing(on: surface)
    for (inset, red, green, blue) in [(0.0, 0.6, 0.6, 0.6), (1.5, parsed.red, parsed.green, parsed.blue)] {
      drawing.arc(x: radius + 1, y: radius + 1, radius: radius - inset)
      drawing.ink(red: red, green: green, blue: blue, alpha: 1)
      drawing.fill()
    }
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, spacing)
    gtk_widget_set_halign(box, GTK_ALIGN_CENTER)
    for part in [gtk_image_new_from_surface(surface.pointer), label] {
      gtk_container_add(gpointer(box)?.as(GtkContainer.self), part)
    }
    return box
  }

  /// A label of one or more lines.
  private static func label(
    _ text: String, styleClass: String, alignment: Float = 0
  ) -> UnsafeMutablePointer<GtkWidget> {
    guard let label = gtk_label_new(text) else { preconditionFailure("GTK makes every widget that it is asked for") }
    gtk_style_context_add_class(gtk_widget_get_style_context(label), styleClass)
    gtk_label_set_xalign(gpointer(label).as(GtkLabel.self), alignment)
    gtk_label_set_line_wrap(gpointer(label).as(GtkLabel.self), 1)
    // A long word of large text is cut in two rather than cut off.
    gtk_label_set_line_wrap_mode(gpointer(label).as(GtkLabel.self), PANGO_WRAP_WORD_CHAR)
    return label
  }

  /// Sets the text that a screen reader says about a control whose title is a label beside it.
  private static func name(_ widget: UnsafeMutablePointer<GtkWidget>, _ row: FormRow) {
    let accessible = gtk_widget_get_accessible(widget)
    atk_object_set_name(accessible, row.title)
    if let note = row.note { atk_object_set_description(accessible, note) }
  }
}
