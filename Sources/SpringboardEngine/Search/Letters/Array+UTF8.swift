extension Array<UInt8> {
  /// Appends a Unicode scalar in UTF-8.
  mutating func append(utf8 scalar: UInt32) {
    switch scalar {
    case 0..<0x80:
      append(UInt8(scalar))
      return
    case 0x80..<0x800:
      append(0xC0 | UInt8(scalar >> 6))
    case 0x800..<0x10000:
      append(0xE0 | UInt8(scalar >> 12))
      append(continuation(scalar >> 6))
    default:
      append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
      append(continuation(scalar >> 12))
      append(continuation(scalar >> 6))
    }
    append(continuation(scalar))
  }

  private func continuation(_ bits: UInt32) -> UInt8 {
    0x80 | UInt8(truncatingIfNeeded: bits & 0x3F)
  }
}
