/// A row of a ``Form``.
package struct FormRow: Equatable {
  package enum Control: Equatable {
    /// The title of the rows below it.
    case heading
    /// Text beside the title.
    case text(String)
    /// One of several choices; nil if none of them is chosen.
    case choice([Choice], chosen: Int?)
    case button
  }

  package struct Choice: Equatable {
    package enum Look: Equatable {
      case words
      /// A dot in a colour, as in CSS, before the words.
      case color(String)
      /// A picture in place of the words, as soon as there is one. See ``Form/setPicture(_:row:choice:)``.
      case picture
    }

    package var title: String
    package var look: Look

    package init(_ title: String, _ look: Look = .words) {
      (self.title, self.look) = (title, look)
    }
  }

  package var id: String
  package var title: String
  /// A smaller text below the title.
  package var note: String?
  package var control: Control
  package var isEnabled: Bool

  package init(_ id: String, _ title: String, note: String? = nil, _ control: Control, isEnabled: Bool = true) {
    (self.id, self.title, self.note) = (id, title, note)
    (self.control, self.isEnabled) = (control, isEnabled)
  }

  /// Whether the widgets of another row can show this one.
  func hasSameWidgets(as other: FormRow) -> Bool {
    guard id == other.id, title == other.title, note == other.note else { return false }
    switch (control, other.control) {
    case (.choice(let choices, _), .choice(let others, _)): return choices == others
    default: return control == other.control
    }
  }
}
