/// A key file: groups of `key=value` lines, the format of desktop entries (Desktop Entry Specification 1.5, section 3).
///
/// It keeps every byte, so comments, order, spacing and malformed lines are written back unchanged, and a change
/// affects only the lines of that key. As in GLib's GKeyFile, groups with the same name are treated as one group, the
/// last entry with a key overrides the earlier ones, and blanks around keys and values are ignored.
///
///     var file = KeyFile("[grid]\ncolumns = 7\n")
///     file.number("columns", in: "grid")      // 7
///     file.set("columns", in: "grid", to: "8")
///     file.description                        // "[grid]\ncolumns = 8\n"
public struct KeyFile: Equatable, Sendable, CustomStringConvertible {
  /// The byte order mark; empty if the file has none.
  var prefix: [UInt8] = []
  /// The lines before the first header.
  var preamble: [KeyFileRow] = []
  var sections: [KeyFileSection] = []
  /// The bytes from the first NUL on, which are not parsed.
  var tail: [UInt8] = []

  /// An empty file.
  public init() {}

  /// Parses text. It never fails: see ``problems``.
  public init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Parses bytes. It never fails: ``problems`` lists what does not follow the syntax.
  public init(bytes: [UInt8]) {
    var lexer = KeyFileLexer(bytes.span)
    prefix = Array(bytes[..<lexer.offset])
    while let line = lexer.next(in: bytes.span) { read(line, of: bytes) }
    tail = Array(bytes[lexer.offset...])
  }

  private mutating func read(_ line: KeyFileLine, of bytes: [UInt8]) {
    let row = KeyFileRow(line, of: bytes)
    if case .header(let name) = row.content {
      sections.append(KeyFileSection(name: name, header: row))
    } else {
      append(row)
    }
  }

  /// Appends a line to the last group, or to the preamble if there is no group.
  mutating func append(_ row: KeyFileRow) {
    if let last = sections.indices.last {
      sections[last].rows.append(row)
    } else {
      preamble.append(row)
    }
  }

  /// The content of the file. Without changes it is what was parsed.
  public var bytes: [UInt8] {
    prefix + rows.flatMap(\.bytes) + tail
  }

  /// The content of the file as text. Bytes that are not valid UTF-8 become U+FFFD.
  public var description: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// All lines in file order.
  var rows: [KeyFileRow] {
    preamble + sections.flatMap { [$0.header] + $0.rows }
  }
}
