/// The caption of a cached picture.
package struct PictureCaption: Sendable {
  package var mark: FileMark
  /// The checksum of the pixels; empty if there is no picture.
  package var sum: String

  package init(mark: FileMark, sum: String) {
    (self.mark, self.sum) = (mark, sum)
  }

  /// nil if the caption is invalid, or of another subject.
  package init?(_ text: String, of subject: String) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard lines.count == 3, lines[0] == subject, let mark = FileMark(lines[1]) else { return nil }
    self.init(mark: mark, sum: lines[2])
  }

  package func text(of subject: String) -> String { [subject, mark.text, sum].joined(separator: "\n") }
}
