/// Splits the bytes of a key file into lines. It reads one line at a time and does not allocate memory.
///
/// It never fails. It skips a byte order mark, accepts LF and CRLF as line endings and a last line without one, reports
/// malformed lines as `junk`, and stops at the first NUL.
public struct KeyFileLexer: Sendable {
  /// The byte offset of the next line.
  private(set) var offset: Int
  private var lineCount = 0

  /// Starts at the first line of a text.
  public init(_ text: Span<UInt8>) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    offset = text.starts(with: mark) ? mark.count : 0
  }

  /// Reads the next line.
  ///
  /// - Parameter text: The text that the lexer was made with.
  /// - Returns: The line; nil at the end of the text or at a NUL.
  public mutating func next(in text: Span<UInt8>) -> KeyFileLine? {
    let start = offset
    guard start < text.count, text[start] != .nul else { return nil }
    let (equals, end) = scan(text, from: start)
    offset = end < text.count && text[end] == .newline ? end + 1 : end
    lineCount += 1
    let content = classify(text, text.trimming(start..<end), equals: equals)
    return KeyFileLine(content: content, number: lineCount, extent: start..<offset)
  }

  /// The offsets of the first `=` of a line, if any, and of the end of the line.
  private func scan(_ text: Span<UInt8>, from start: Int) -> (equals: Int?, end: Int) {
    var index = start
    while index < text.count, !text[index].endsKey { index += 1 }
    let equals = index < text.count && text[index] == .equals ? index : nil
    while index < text.count, !text[index].endsLine { index += 1 }
    return (equals, index)
  }

  private func classify(_ text: Span<UInt8>, _ line: Range<Int>, equals: Int?) -> KeyFileLine.Content {
    guard !line.isEmpty else { return .blank }
    switch text[line.lowerBound] {
    case .hash: return .comment
    case .openBracket: return header(text, line)
    default: return pair(text, line, equals: equals)
    }
  }

  private func header(_ text: Span<UInt8>, _ line: Range<Int>) -> KeyFileLine.Content {
    guard line.count > 2, text[line.upperBound - 1] == .closeBracket else { return .junk }
    let name = line.lowerBound + 1..<line.upperBound - 1
    return text.hasBracket(in: name) ? .junk : .header(name: name)
  }

  private func pair(_ text: Span<UInt8>, _ line: Range<Int>, equals: Int?) -> KeyFileLine.Content {
    guard let equals, equals > line.lowerBound else { return .junk }
    let left = text.trimming(line.lowerBound..<equals)
    let value = text.trimming(equals + 1..<max(equals + 1, line.upperBound))
    guard text[left.upperBound - 1] == .closeBracket else {
      return text.hasBracket(in: left) ? .junk : .pair(key: left, locale: nil, value: value)
    }
    guard let bracket = text.firstIndex(of: .openBracket, in: left) else { return .junk }
    let key = text.trimming(left.lowerBound..<bracket)
    let locale = bracket + 1..<left.upperBound - 1
    guard !key.isEmpty, !locale.isEmpty, !text.hasBracket(in: locale), !text.hasBracket(in: key) else { return .junk }
    return .pair(key: key, locale: locale, value: value)
  }
}
