/// What a line to the helper says of the file that a picture is to be made of.
package struct SourceDescription: Equatable, Sendable {
  package var mark: FileMark
  /// A copy of the file comes with the line.
  package var isAttached: Bool

  package init(mark: FileMark, isAttached: Bool) {
    (self.mark, self.isAttached) = (mark, isAttached)
  }

  /// A field of a line; nil: that is none.
  package init?(_ text: String) {
    guard let mark = FileMark(text.dropFirst(2)), text.hasPrefix("1 ") || text.hasPrefix("0 ") else { return nil }
    self.init(mark: mark, isAttached: text.hasPrefix("1"))
  }

  package var text: String { "\(isAttached ? 1 : 0) \(mark.text)" }
}
