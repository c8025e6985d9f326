/// A key file: groups of `key=value` lines, as desktop entries and Quiver's dotfile are written.
///
/// It keeps every byte: comments, order, blank lines, spacing and what it does not understand come back as they were,
/// and a change touches the lines it is about and no other. Groups of one name are read as one, and of one key given
/// twice the last counts, as GLib's GKeyFile has it. Blanks at the ends of a key or value are no part of it.
///
///     var file = KeyFile("[grid]\ncolumns = 7\n")
///     file.number("columns", in: "grid")      // 7
///     file.set("columns", in: "grid", to: "8")
///     file.description                        // "[grid]\ncolumns = 8\n"
public struct KeyFile: Equatable, Sendable, CustomStringConvertible {
  /// A byte order mark, or nothing.
  var prefix: [UInt8] = []
  /// The lines before the first header.
  var preamble: [KeyFileRow] = []
  var sections: [KeyFileSection] = []
  /// What a NUL cuts off.
  var tail: [UInt8] = []

  /// An empty file.
  public init() {}

  public init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Reads any bytes at all; ``problems`` tells what of them is not a key file.
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

  /// Adds a line at the end, to whatever group is there.
  mutating func append(_ row: KeyFileRow) {
    if let last = sections.indices.last {
      sections[last].rows.append(row)
    } else {
      preamble.append(row)
    }
  }

  /// The file as it is to be written.
  public var bytes: [UInt8] {
    prefix + rows.flatMap(\.bytes) + tail
  }

  /// The file as text; bytes that are not UTF-8 are shown as U+FFFD.
  public var description: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Every line in order.
  var rows: [KeyFileRow] {
    preamble + sections.flatMap { [$0.header] + $0.rows }
  }
}
