import FoundationEssentials

/// Results: what a command was asked for. What is said about them goes to the log.
enum Output {
  /// Prints one JSON document.
  static func json(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
