/// One element of a canvas that a screen reader can read.
package struct AccessibleItem: Equatable, Sendable {
  package enum Role: Sendable {
    case pushButton, pageTabList, label, heading, dialog, menu, menuItem, slider
    /// A row of a menu that switches something on and off.
    case checkMenuItem
    case table, tableCell, rowHeader, columnHeader
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
  package var actions: [Action]
  /// Where it is in a table of the same list; nil if it is in none.
  package var cell: Cell?

  package nonisolated init(
    id: String, role: Role, name: String, description: String = "", frame: Extent, isFocused: Bool = false,
    isChecked: Bool = false, actions: [Action] = [], cell: Cell? = nil
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
  }
}
