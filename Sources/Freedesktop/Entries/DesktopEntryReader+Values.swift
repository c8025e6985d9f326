import KeyFile

extension DesktopEntryReader.Places {
  func has(_ key: DesktopKey) -> Bool { self[key] != nil }

  /// The string; nil if the key is missing or empty, or its value is not valid UTF-8.
  func string(_ key: DesktopKey, in text: Span<UInt8>) -> String? {
    string(at: self[key], in: text)
  }

  /// The string without translation, if it differs from the translated one.
  func untranslatedString(_ key: DesktopKey, in text: Span<UInt8>) -> String? {
    guard let range = self[untranslated: key], let string = string(at: range, in: text) else { return nil }
    return string == self.string(key, in: text) ? nil : string
  }

  /// The items that are not empty.
  func list(_ key: DesktopKey, in text: Span<UInt8>) -> [String] { list(at: self[key], in: text) }

  /// The items without translation that are not among the translated ones.
  func untranslatedList(_ key: DesktopKey, in text: Span<UInt8>) -> [String] {
    guard let range = self[untranslated: key] else { return [] }
    let translated = Set(list(key, in: text))
    return list(at: range, in: text).filter { !translated.contains($0) }
  }

  func boolean(_ key: DesktopKey, in text: Span<UInt8>) -> Bool? {
    raw(key, in: text).flatMap(KeyFileValue.boolean)
  }

  private func list(at range: Range<Int>?, in text: Span<UInt8>) -> [String] {
    raw(at: range, in: text).map(KeyFileValue.list)?.filter { !$0.isEmpty } ?? []
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
