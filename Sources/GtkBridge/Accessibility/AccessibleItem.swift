/// One thing on a canvas as a screen reader meets it.
package struct AccessibleItem: Equatable, Sendable {
  package enum Role: Sendable { case pushButton, label, dialog }

  /// Something that can be done to it.
  package struct Action: Equatable, Sendable {
    /// What programs know it by: `click`.
    package var id: String
    /// What people know it by.
    package var name: String

    package nonisolated init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The same as long as it is the same thing, and no other's in the list.
  package var id: String
  /// Does not change while the id lasts.
  package var role: Role
  package var name: String
  package var description: String
  /// Logical pixels of the canvas.
  package var frame: Extent
  package var isFocused: Bool
  package var actions: [Action]

  package nonisolated init(
    id: String, role: Role, name: String, description: String = "", frame: Extent, isFocused: Bool = false,
    actions: [Action] = []
  ) {
    self.id = id
    self.role = role
    self.name = name
    self.description = description
    self.frame = frame
    self.isFocused = isFocused
    self.actions = actions
  }
}
