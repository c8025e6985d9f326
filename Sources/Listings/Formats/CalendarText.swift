/// The text of unfolded lines. Lines that are not UTF-8 are taken for Windows-1252, in which programs of Windows write.
struct CalendarText {
  let string: String
  /// Whether all of it is UTF-8.
  let isUTF8: Bool

  init(_ bytes: some BidirectionalCollection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self) {
      (string, isUTF8) = (text, true)
      return
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    string = lines.map { String(validating: $0, as: UTF8.self) ?? Self.windows1252($0) }.joined(separator: "\n")
    isUTF8 = false
  }

  private static func windows1252(_ bytes: some Sequence<UInt8>) -> String {
    let text = bytes.flatMap { $0 < 0x80 ? [$0] : LegacyEncoding.westernUpperHalf[Int($0 - 0x80)] }
    return String(decoding: text, as: UTF8.self)
  }
}
