import KeyFile

extension DesktopEntryReader.Places {
  func has(_ key: DesktopKey) -> Bool { self[key] != nil }

  /// nil where the key is absent, empty or not UTF-8.
  func string(_ key: DesktopKey, in text: Span<UInt8>) -> String? {
    raw(key, in: text).map(KeyFileValue.string)
  }

  /// Without empty items.
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
