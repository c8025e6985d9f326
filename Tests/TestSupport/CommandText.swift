/// Command lines as text, in which words may contain blanks, quotes and other special characters.
package enum CommandText {
  /// The value of `Exec` in a desktop entry (Desktop Entry Specification 1.5, "The Exec key").
  package static func exec(_ words: String...) -> String {
    words.map { word in
      let escaped = word.reduce(into: "") { $0 += "\"`$\\".contains($1) ? "\\\($1)" : $1 == "%" ? "%%" : "\($1)" }
      // Backslashes are those of a string in a key file, too.
      return isPlain(word) ? word : "\"\(escaped.replacing("\\", with: "\\\\"))\""
    }.joined(separator: " ")
  }

  /// A command of sh(1).
  package static func shell(_ words: String...) -> String {
    words.map { isPlain($0) ? $0 : "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "/._-+:,@".utf8.contains(byte)
        }
      }
  }
}
