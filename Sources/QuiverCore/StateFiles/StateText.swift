/// The content of a file in the state directory, as lines of text that a person can read.
package protocol StateText: Equatable, Sendable {
  /// Something that a running springboard adds.
  associatedtype Change: Sendable

  /// The content of an empty file.
  init()
  /// Takes the content of a file, and the day on which it was modified, in days since 1970. A line that is damaged affects
  /// no other line.
  init(_ bytes: [UInt8], modified day: Double)
  /// The content of the file.
  var bytes: [UInt8] { get }
  mutating func apply(_ change: Change)
  /// Forgets what is no longer needed on a day, before the text is written.
  mutating func trim(on day: Double)
}

/// The lines of a file without a meaning in this version. They are kept, because a newer version may have written them.
struct UnknownLines: Equatable, Sendable {
  private(set) var lines: [[UInt8]] = []
  /// In bytes; what is beyond it is dropped.
  private static let limit = 1 << 16

  init() {}

  /// Passes each line to `read`, and keeps those for which it returns false and those that are no text.
  init(of bytes: [UInt8], besides read: (Substring) -> Bool) {
    var size = 0
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let text = String(validating: line, as: UTF8.self), read(text[...]) { continue }
      size += line.count
      if size <= Self.limit { lines.append(Array(line)) }
    }
  }

  /// The lines, each with a line break.
  var bytes: [UInt8] { lines.flatMap { $0 + [UInt8(ascii: "\n")] } }
}

extension Substring {
  /// The text before the first separator, and the text after it; nil if there is none. Characters are not combined
  /// with a separator before them.
  func divided(by separator: Unicode.Scalar) -> (Substring, Substring?) {
    guard let index = unicodeScalars.firstIndex(of: separator) else { return (self, nil) }
    return (self[..<index], self[unicodeScalars.index(after: index)...])
  }
}
