/// A field of a line to the decoder. The line and the values in it both use this.
enum DecoderField {
  /// Texts that are longer than any path, or contain control characters, are not names of icons.
  static func canCarry(_ text: String) -> Bool {
    text.utf8.count <= 4096 && text.utf8.allSatisfy { $0 >= 0x20 }
  }
}
