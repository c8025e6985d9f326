/// The bytes of one character from 0x80 on, in UTF-8 (The Unicode Standard, table 3-7).
enum UTF8Sequence: Equatable {
  case valid(length: Int)
  /// XML forbids the character.
  case forbidden(length: Int, UInt32)
  /// Further bytes are missing.
  case incomplete
  case invalid

  @inline(__always) init(_ bytes: [UInt8], at place: Int, before end: Int) {
    let first = bytes[place]
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0 else {
      self = .invalid
      return
    }
    for offset in 1..<length {
      guard place + offset < end else {
        self = .incomplete
        return
      }
      let least: UInt8 = offset > 1 ? 0x80 : first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
      let most: UInt8 = offset > 1 ? 0xBF : first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
      guard bytes[place + offset] >= least, bytes[place + offset] <= most else {
        self = .invalid
        return
      }
    }
    if first == 0xEF, bytes[place + 1] == 0xBF, bytes[place + 2] >= 0xBE {
      self = .forbidden(length: 3, 0xFFC0 + UInt32(bytes[place + 2] & 0x3F))
    } else {
      self = .valid(length: length)
    }
  }
}
