/// One line of a ``KeyFile``, which owns its bytes, including the line ending.
struct KeyFileRow: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case blank, comment, junk
    case header(name: String)
    case pair(Pair)
  }

  struct Pair: Equatable, Sendable {
    var key: String
    var locale: String?
    /// The byte ranges of the key and the value within the row.
    var keyRange: Range<Int>
    var valueRange: Range<Int>
  }

  var bytes: [UInt8]
  var content: Content

  init(_ line: KeyFileLine, of text: [UInt8]) {
    bytes = Array(text[line.extent])
    let start = line.extent.lowerBound
    content =
      switch line.content {
      case .blank: .blank
      case .comment: .comment
      case .junk: .junk
      case .header(let name): .header(name: String(decoding: text[name], as: UTF8.self))
      case .pair(let key, let locale, let value):
        .pair(
          Pair(
            key: String(decoding: text[key], as: UTF8.self),
            locale: locale.map { String(decoding: text[$0], as: UTF8.self) },
            keyRange: key.moved(by: -start), valueRange: value.moved(by: -start)))
      }
  }

  /// Makes a new line. The text must not contain a line ending.
  init(_ text: String, ending: [UInt8]) {
    let text = Array(text.utf8) + ending
    var lexer = KeyFileLexer(text.span)
    let line = lexer.next(in: text.span)
    self.init(line ?? KeyFileLine(content: .blank, number: 1, extent: text.indices), of: text)
  }

  var pair: Pair? {
    guard case .pair(let pair) = content else { return nil }
    return pair
  }

  /// The value as written; nil if the row has none or it is not valid UTF-8.
  var value: String? {
    pair.flatMap { String(validating: bytes[$0.valueRange], as: UTF8.self) }
  }

  /// The line ending: LF, CRLF, or empty for a last line without one.
  var ending: [UInt8] {
    guard bytes.last == .newline else { return [] }
    return bytes.dropLast().last == 0x0D ? [0x0D, .newline] : [.newline]
  }

  /// Replaces the value. The key and the blanks around the value are kept.
  mutating func setValue(_ value: String) {
    guard var pair else { return }
    bytes.replaceSubrange(pair.valueRange, with: value.utf8)
    pair.valueRange = pair.valueRange.lowerBound..<pair.valueRange.lowerBound + value.utf8.count
    content = .pair(pair)
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}

/// One group of a ``KeyFile``: a header and the lines that follow it.
struct KeyFileSection: Equatable, Sendable {
  var name: String
  var header: KeyFileRow
  var rows: [KeyFileRow] = []
}
