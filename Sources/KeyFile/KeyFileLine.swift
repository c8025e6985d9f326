/// One line of a key file. Ranges are byte offsets into the text, without the blanks at either end.
public struct KeyFileLine: Equatable, Sendable {
  /// The kind of a line and the ranges of its parts.
  public enum Content: Equatable, Sendable {
    /// The line is empty or contains only blanks.
    case blank
    /// The line starts with `#`.
    case comment
    /// The line has the form `[name]`.
    case header(name: Range<Int>)
    /// The line has the form `key=value` or `key[locale]=value`.
    case pair(key: Range<Int>, locale: Range<Int>?, value: Range<Int>)
    /// The line has no form that the syntax allows.
    case junk
  }

  /// The kind of the line and the ranges of its parts.
  public var content: Content
  /// The number of the line. The first line is 1.
  public var number: Int
  /// The whole line including its line ending.
  public var extent: Range<Int>

  /// The column of a byte of this line, in bytes. The first byte of the line is in column 1.
  public func column(of offset: Int) -> Int {
    offset - extent.lowerBound + 1
  }
}
