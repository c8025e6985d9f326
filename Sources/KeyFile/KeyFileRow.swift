/// One line of a ``KeyFile``, with its own bytes and ending.
struct KeyFileRow: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case blank, comment, junk
    case header(name: String)
    case pair(Pair)
  }

  struct Pair: Equatable, Sendable {
    var key: String
    var locale: String?
    /// Where key and value are in the row.
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

  /// A line of our own making.
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

  /// The raw value, nil where the row has none or it is not UTF-8.
  var value: String? {
    pair.flatMap { String(validating: bytes[$0.valueRange], as: UTF8.self) }
  }

  /// The bytes that end the line: LF, CRLF, or nothing in a last line.
  var ending: [UInt8] {
    guard bytes.last == .newline else { return [] }
    return bytes.dropLast().last == 0x0D ? [0x0D, .newline] : [.newline]
  }

  /// Another value; spacing and the rest of the line stay.
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
