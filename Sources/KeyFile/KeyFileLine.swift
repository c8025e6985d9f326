/// One line of a key file. Ranges are byte offsets into the text it was read from, with blanks round them left out.
public struct KeyFileLine: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    case blank
    /// A line that starts with `#`; a shebang is one too.
    case comment
    /// `[name]`
    case header(name: Range<Int>)
    /// `key=value` or `key[locale]=value`
    case pair(key: Range<Int>, locale: Range<Int>?, value: Range<Int>)
    /// Anything else.
    case junk
  }

  public var content: Content
  /// The first line is 1.
  public var number: Int
  /// The whole line with its ending.
  public var extent: Range<Int>

  /// The column of a byte of this line, from 1, counted in bytes as compilers do.
  public func column(of offset: Int) -> Int {
    offset - extent.lowerBound + 1
  }
}
