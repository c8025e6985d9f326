/// One element of a canvas that a screen reader can read.
package struct AccessibleItem: Equatable, Sendable {
  package enum Role: Sendable {
    case pushButton, pageTabList, label, heading, dialog, menu, menuItem, slider
    /// A row of a menu that switches something on and off.
    case checkMenuItem
    case table, tableCell, rowHeader, columnHeader
    /// A group of elements.
    case panel
  }

  /// An action that a screen reader can perform on the element.
  package struct Action: Equatable, Sendable {
    /// The name that AT-SPI uses: `click`.
    package var id: String
    /// The name that the user hears.
    package var name: String

    package nonisolated init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// A position in a table, which has headers in its first row and its first column.
  package struct Cell: Equatable, Sendable {
    /// The id of the table.
    package var table: String
    /// From 0.
    package var row: Int
    /// From 0.
    package var column: Int

    package nonisolated init(table: String, row: Int, column: Int) {
      (self.table, self.row, self.column) = (table, row, column)
    }
  }

  /// A position in a group, which a screen reader says as “3 of 28”.
  package struct Place: Equatable, Sendable {
    /// The id of the group, which is an element of the same list.
    package var group: String
    /// From 0; nil for a title, which is not counted.
    package var index: Int?
    /// The number of elements in the group, including those that are not in view.
    package var count: Int

    package nonisolated init(in group: String, index: Int? = nil, of count: Int = 0) {
      (self.group, self.index, self.count) = (group, index, count)
    }
  }

  /// Whether the choices of an element that leads to others are shown.
  package enum Expansion: Sendable { case collapsed, expanded }

  /// Identifies the element from one update to the next; unique within a list.
  package var id: String
  /// Must not change while the id stays the same.
  package var role: Role
  package var name: String
  package var description: String
  /// In logical pixels of the canvas.
  package var frame: Extent
  package var isFocused: Bool
  /// Whether what the element switches is on.
  package var isChecked: Bool
  /// Whether it can be used.
  package var isEnabled = true
  /// nil for an element that leads to no other choices.
  package var expansion: Expansion?
  package var actions: [Action]
  /// Where it is in a table of the same list; nil if it is in none.
  package var cell: Cell?
  /// Where it is in a group of the same list; nil if it is in none.
  package var place: Place?

  /// The id of the table or the group that it is in.
  package var parent: String? { cell?.table ?? place?.group }

  package nonisolated init(
    id: String, role: Role, name: String, description: String = "", frame: Extent, isFocused: Bool = false,
    isChecked: Bool = false, actions: [Action] = [], cell: Cell? = nil, place: Place? = nil
  ) {
    self.id = id
    self.role = role
    self.name = name
    self.description = description
    self.frame = frame
    self.isFocused = isFocused
    self.isChecked = isChecked
    self.actions = actions
    self.cell = cell
    self.place = place
  }
}
