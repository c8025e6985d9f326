/// A value with others in it, in a text format of another program: GVariant's, in which dconf writes
/// (https://docs.gtk.org/glib/gvariant-text-format.html), JSON (RFC 8259), or RON (https://docs.rs/ron). One reader takes all three,
/// because they differ in few places that do not contradict each other. Types are not checked, and a variant is its content.
enum NestedValue: Equatable, Sendable {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  /// An array or a tuple.
  case list([NestedValue])
  case dictionary([Entry])
  /// A value of an enumeration of RON, such as `AppIds(["a"])`.
  indirect case tagged(String, NestedValue)

  struct Entry: Equatable, Sendable {
    var key: NestedValue
    var value: NestedValue
  }

  /// nil if the text is no value.
  init?(_ text: some StringProtocol) {
    var reader = Reader(rest: Substring(text))
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipBlanks()
    guard reader.rest.isEmpty else { return nil }
    self = value
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var list: [NestedValue]? { if case .list(let items) = self { items } else { nil } }
  var strings: [String] { list?.compactMap(\.string) ?? [] }

  /// The entries of a dictionary with text as keys.
  var entries: [(key: String, value: NestedValue)] {
    guard case .dictionary(let entries) = self else { return [] }
    return entries.compactMap { entry in entry.key.string.map { ($0, entry.value) } }
  }

  /// The value for a key of a dictionary; nil if there is none.
  subscript(key: String) -> NestedValue? { entries.first { $0.key == key }?.value }
}

/// Reads values from the beginning of a text.
private struct Reader {
  var rest: Substring
  /// How deeply values may contain each other: damaged files must not exhaust the stack.
  private static let deepest = 32

  mutating func skipBlanks() { rest = rest.drop { $0.isWhitespace } }

  private mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  mutating func value(depth: Int) -> NestedValue? {
    guard depth < Self.deepest else { return nil }
    skipBlanks()
    switch rest.first {
    case "'", "\"": return text().map(NestedValue.string)
    case "[": return take("[") ? items(until: "]", depth: depth).map(NestedValue.list) : nil
    case "(": return tuple(depth: depth)
    case "{": return take("{") ? entries(until: "}", depth: depth).map(NestedValue.dictionary) : nil
    case "<":
      rest.removeFirst()
      guard let content = value(depth: depth + 1), take(">") else { return nil }
      return content
    case "@":
      rest = rest.drop { !$0.isWhitespace }
      return value(depth: depth + 1)
    default: return word(depth: depth)
    }
  }

  /// Values, or those of a structure of RON with names before them.
  private mutating func tuple(depth: Int) -> NestedValue? {
    rest.removeFirst()
    skipBlanks()
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isStructure = !name.isEmpty && rest.dropFirst(name.count).drop { $0.isWhitespace }.first == ":"
    guard isStructure else { return items(until: ")", depth: depth).map(NestedValue.list) }
    return entries(until: ")", depth: depth).map(NestedValue.dictionary)
  }

  /// A number, a word with a meaning, a name before a colon, or a word before a value: the name of its type, as in `uint32 5`, or
  /// that of a case, as in `Some(5)`.
  private mutating func word(depth: Int) -> NestedValue? {
    let word = String(rest.prefix { $0.isLetter || $0.isNumber || "+-._".contains($0) })
    guard !word.isEmpty else { return nil }
    rest = rest.dropFirst(word.count)
    if let number = Double(word), number.isFinite { return .number(number) }
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "boolean", "byte", "int16", "uint16", "int32", "uint32", "int64", "uint64", "handle", "double", "string",
      "objectpath", "signature":
      return value(depth: depth + 1)
    default:
      guard word.first?.isLetter == true else { return nil }
      guard rest.first == "(" else { return .string(word) }
      return tuple(depth: depth + 1).map { .tagged(word, $0) }
    }
  }

  private mutating func text() -> String? {
    let quote = rest.removeFirst()
    var units: [UInt16] = []
    while let character = rest.popFirst() {
      if character == quote { return String(decoding: units, as: UTF16.self) }
      guard character == "\\" else {
        units += Array(character.utf16)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      switch escaped {
      case "n": units.append(0x0a)
      case "t": units.append(0x09)
      case "r": units.append(0x0d)
      case "b": units.append(0x08)
      case "f": units.append(0x0c)
      case "u" where rest.hasPrefix("{"):
        // As in RON.
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        rest = rest.dropFirst(digits.count + 2)
        units += Array(String(Character(scalar)).utf16)
      case "u":
        // Outside of the basic plane, JSON has two units.
        guard let unit = UInt16(rest.prefix(4), radix: 16) else { return nil }
        rest = rest.dropFirst(4)
        units.append(unit)
      case "U":
        guard let scalar = UInt32(rest.prefix(8), radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        rest = rest.dropFirst(8)
        units += Array(String(Character(scalar)).utf16)
      default: units += Array(escaped.utf16)
      }
    }
    return nil
  }

  private mutating func items(until end: Character, depth: Int) -> [NestedValue]? {
    var items: [NestedValue] = []
    while !take(end) {
      if !items.isEmpty, !take(",") { return nil }
      if take(end) { break }
      guard let item = value(depth: depth + 1) else { return nil }
      items.append(item)
    }
    return items
  }

  private mutating func entries(until end: Character, depth: Int) -> [NestedValue.Entry]? {
    var entries: [NestedValue.Entry] = []
    while !take(end) {
      if !entries.isEmpty, !take(",") { return nil }
      if take(end) { break }
      guard let key = value(depth: depth + 1), take(":"), let content = value(depth: depth + 1) else { return nil }
      entries.append(NestedValue.Entry(key: key, value: content))
    }
    return entries
  }
}
