import KeyFile

extension DesktopEntryReader.Places {
  func has(_ key: DesktopKey) -> Bool { self[key] != nil }

  /// The string; nil if the key is missing or empty, or its value is not valid UTF-8.
  func string(_ key: DesktopKey, in text: Span<UInt8>) -> String? {
    raw(key, in: text).map(KeyFileValue.string)
  }

  /// The items that are not empty.
  func list(_ key: DesktopKey, in text: Span<UInt8>) -> [String] {
    raw(key, in: text).map(KeyFileValue.list)?.filter { !$0.isEmpty } ?? []
  }

  func boolean(_ key: DesktopKey, in text: Span<UInt8>) -> Bool? {
    raw(key, in: text).flatMap(KeyFileValue.boolean)
  }

  private func raw(_ key: DesktopKey, in text: Span<UInt8>) -> String? {
    guard let range = self[key], !range.isEmpty else { return nil }
    return try? String(copying: UTF8Span(validating: text.extracting(range)))
  }
}
