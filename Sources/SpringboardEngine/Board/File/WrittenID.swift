/// An item in the list of an arrangement file, as users write it by hand.
struct WrittenID: Equatable {
  let text: String

  private static let suffix = ".desktop"

  /// The parts between commas, by which some users separate ids.
  var parts: [String] {
    text.split(separator: ",").map { String($0.withoutOuterBlanks) }.filter { !$0.isEmpty }
  }

  var hasCommas: Bool { text.utf8.contains(UInt8(ascii: ",")) }

  /// Whether it can be the id of an application; all of these end in `.desktop`.
  var hasSuffix: Bool { text.utf8.suffix(Self.suffix.utf8.count).elementsEqual(Self.suffix.utf8) }

  /// Whether it is an id as it should be written, so that nothing has to be looked up.
  var isPlain: Bool { hasSuffix && !hasCommas }

  /// The ids that are meant by a text that is no known id itself: several that are separated by commas, or one without its
  /// suffix. Returns nil if that is not certain, and for an id that is written as it should be.
  func meaning(_ isKnown: (String) -> Bool) -> [String]? {
    guard !isPlain, !isKnown(text) else { return nil }
    guard hasCommas else { return hasSuffix ? nil : completed(isKnown).map { [$0] } }
    let ids = parts.compactMap { part in
      let written = WrittenID(text: part)
      return isKnown(part) || written.hasSuffix ? part : written.completed(isKnown)
    }
    return ids.isEmpty || ids.count < parts.count ? nil : ids
  }

  /// The id with its suffix, if it is known.
  private func completed(_ isKnown: (String) -> Bool) -> String? {
    let id = text + Self.suffix
    return isKnown(id) ? id : nil
  }
}
