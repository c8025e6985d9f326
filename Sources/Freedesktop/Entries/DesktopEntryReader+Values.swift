import KeyFile

extension DesktopEntryReader.Places {
  func has(_ key: DesktopKey) -> Bool { self[key] != nil }

  /// The string; nil if the key is missing or empty, or its value is not valid UTF-8.
  func string(_ key: DesktopKey, in text: Span<UInt8>) -> String? {
    string(at: self[key], in: text)
  }

  /// `Name` without a translation, if it differs from the translated one.
  func untranslatedName(in text: Span<UInt8>) -> String? {
    untranslatedName == self[.name] ? nil : string(at: untranslatedName, in: text)
  }

  /// The items that are not empty.
  func list(_ key: DesktopKey, in text: Span<UInt8>) -> [String] {
    raw(key, in: text).map(KeyFileValue.list)?.filter { !$0.isEmpty } ?? []
  }

  func boolean(_ key: DesktopKey, in text: Span<UInt8>) -> Bool? {
    raw(key, in: text).flatMap(KeyFileValue.boolean)
  }

  private func string(at range: Range<Int>?, in text: Span<UInt8>) -> String? {
    raw(at: range, in: text).map(KeyFileValue.string)
  }

  private func raw(_ key: DesktopKey, in text: Span<UInt8>) -> String? { raw(at: self[key], in: text) }

  private func raw(at range: Range<Int>?, in text: Span<UInt8>) -> String? {
    guard let range, !range.isEmpty else { return nil }
    return try? String(copying: UTF8Span(validating: text.extracting(range)))
  }
}
