/// What is said of a finished picture after its subject.
package struct PictureCaption: Sendable {
  package var mark: FileMark
  /// Of the pixels; empty where there is no picture.
  package var sum: String

  package init(mark: FileMark, sum: String) {
    (self.mark, self.sum) = (mark, sum)
  }

  /// nil: it is of another subject, or none.
  package init?(_ text: String, of subject: String) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard lines.count == 3, lines[0] == subject, let mark = FileMark(lines[1]) else { return nil }
    self.init(mark: mark, sum: lines[2])
  }

  package func text(of subject: String) -> String { [subject, mark.text, sum].joined(separator: "\n") }
}
