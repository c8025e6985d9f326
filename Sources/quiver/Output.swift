import FoundationEssentials
import Glibc

/// Results go to standard output, what is said about them to standard error.
enum Output {
  /// Prints one JSON document.
  static func json(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  static func complain(_ words: String) {
    fputs("quiver: \(words)\n", stderr)
  }
}
