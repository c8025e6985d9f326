/// Splits XML of other programs into tags and text. It is lenient: nothing is an error, only the predefined entities are
/// replaced, and comments, declarations and processing instructions are skipped. Every step consumes input.
struct MarkupScanner {
  enum Token: Equatable {
    case start(String, attributes: [String: String])
    case end(String)
    case text(String)
  }

  private var rest: ArraySlice<UInt8>
  /// The end of an element without content, which follows its start.
  private var pending: Token?

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// nil at the end.
  mutating func next() -> Token? {
    if let token = pending.take() { return token }
    while !rest.isEmpty {
      if rest.first != UInt8(ascii: "<") { return .text(Self.decoded(take(until: "<"))) }
      if skip("<!--") {
        _ = take(past: "-->")
      } else if skip("<![CDATA[") {
        return .text(String(decoding: take(past: "]]>"), as: UTF8.self))
      } else if rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8) {
        _ = take(past: ">")
      } else if let token = tag() {
        return token
      }
    }
    return nil
  }

  /// nil for a tag without a name.
  private mutating func tag() -> Token? {
    let isEnd = skip("</")
    if !isEnd { rest.removeFirst() }
    let name = String(decoding: take { !Self.isBlank($0) && !">/<".utf8.contains($0) }, as: UTF8.self)
    let (attributes, isEmpty) = self.attributes()
    guard !name.isEmpty else { return nil }
    if isEnd { return .end(name) }
    if isEmpty { pending = .end(name) }
    return .start(name, attributes: attributes)
  }

  /// Reads to the end of the tag. `isEmpty` is whether the element has no content.
  private mutating func attributes() -> (values: [String: String], isEmpty: Bool) {
    var (values, isEmpty) = ([String: String](), false)
    while let byte = rest.first, byte != UInt8(ascii: "<") {
      if byte == UInt8(ascii: ">") {
        rest.removeFirst()
        return (values, isEmpty)
      }
      isEmpty = byte == UInt8(ascii: "/")
      guard !Self.isBlank(byte), !isEmpty else {
        rest.removeFirst()
        continue
      }
      let name = String(decoding: take { !Self.isBlank($0) && !"=/><".utf8.contains($0) }, as: UTF8.self)
      if let value = value() { values[name] = value }
    }
    return (values, isEmpty)
  }

  /// The quoted text after `=`; nil if there is none.
  private mutating func value() -> String? {
    rest = rest.drop(while: Self.isBlank)
    guard skip("=") else { return nil }
    rest = rest.drop(while: Self.isBlank)
    for quote in ["\"", "'"] where skip(quote) { return Self.decoded(take(past: quote)) }
    return nil
  }
}

extension MarkupScanner {
  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: isWanted)
    rest = rest[taken.endIndex...]
    return taken
  }

  private mutating func take(until mark: Unicode.Scalar) -> ArraySlice<UInt8> {
    take { $0 != UInt8(ascii: mark) }
  }

  /// Takes what is before a mark, or everything if there is none, and skips the mark.
  private mutating func take(past mark: String) -> ArraySlice<UInt8> {
    let found = rest.firstRange(of: Array(mark.utf8))
    let taken = rest[..<(found?.lowerBound ?? rest.endIndex)]
    rest = rest[(found?.upperBound ?? rest.endIndex)...]
    return taken
  }

  private static let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }
}
