/// One thing on a canvas as a screen reader meets it: a push button.
package struct AccessibleItem: Equatable, Sendable {
  /// The same as long as it is the same thing, and no other's in the list.
  package var id: String
  package var name: String
  package var description: String
  /// Logical pixels of the canvas.
  package var frame: Extent
  package var isFocused: Bool

  package nonisolated init(id: String, name: String, description: String, frame: Extent, isFocused: Bool) {
    self.id = id
    self.name = name
    self.description = description
    self.frame = frame
    self.isFocused = isFocused
  }
}
