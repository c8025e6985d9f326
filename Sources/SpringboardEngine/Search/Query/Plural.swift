/// Plurals that end with s, as in English, French, Spanish and Portuguese. Names and keywords are in the singular more often.
enum Plural {
  /// The number of bytes from which a word may be a plural.
  private static let leastLength = 5

  /// The text with its last word in the singular; nil if that does not end like a plural.
  static func removed(from needle: Needle) -> Needle? {
    guard let word = needle.words.last?.range, word.count >= leastLength, needle.bytes.last == UInt8(ascii: "s"),
      !"sui".utf8.contains(needle.bytes[word.upperBound - 2])
    else { return nil }
    let ends = { (ending: String) in needle.bytes[word].suffix(ending.utf8.count).elementsEqual(ending.utf8) }
    if ends("ies") { return Needle(needle.bytes.dropLast(3) + "y".utf8) }
    return Needle(needle.bytes.dropLast(["xes", "ches", "shes", "sses"].contains(where: ends) ? 2 : 1))
  }
}
