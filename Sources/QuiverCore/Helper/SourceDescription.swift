/// The source file in a line to the helper.
package struct SourceDescription: Equatable, Sendable {
  package var mark: FileMark
  /// Whether a copy of the file comes with the line.
  package var isAttached: Bool

  package init(mark: FileMark, isAttached: Bool) {
    (self.mark, self.isAttached) = (mark, isAttached)
  }

  /// nil if the text is invalid.
  package init?(_ text: String) {
    guard let mark = FileMark(text.dropFirst(2)), text.hasPrefix("1 ") || text.hasPrefix("0 ") else { return nil }
    self.init(mark: mark, isAttached: text.hasPrefix("1"))
  }

  package var text: String { "\(isAttached ? 1 : 0) \(mark.text)" }
}
