import CFormats

/// Encodings in which each character is one byte: `iconv_open`, `iconv`.
enum SingleByteEncoding {
  /// The Unicode scalar of each byte, or -1 for bytes without a character; nil if the encoding is unknown, or characters have
  /// several bytes in it.
  static func map(of encoding: String) -> [Int32]? {
    let converter = unsafe iconv_open("UCS-4LE", encoding)
    guard unsafe converter != iconv_t(bitPattern: -1) else { return nil }
    defer { unsafe iconv_close(converter) }
    let map = (UInt8.min...UInt8.max).map { unsafe scalar(of: $0, converter) }
    // In an encoding with several bytes, a byte alone is incomplete, and most of the upper half has no character.
    return map[0x20..<0x7F].contains(-1) || map[0x80...].count(where: { $0 < 0 }) > 64 ? nil : map
  }

  private static func scalar(of byte: UInt8, _ converter: iconv_t?) -> Int32 {
    unsafe iconv(converter, nil, nil, nil, nil)
    var (input, output) = ([CChar(bitPattern: byte)], [UInt8](repeating: 0, count: 4))
    var (inputCount, outputCount) = (1, 4)
    let result = unsafe input.withUnsafeMutableBufferPointer { input in
      unsafe output.withUnsafeMutableBytes { output in
        var from = input.baseAddress
        var to = unsafe output.baseAddress?.assumingMemoryBound(to: CChar.self)
        return unsafe iconv(converter, &from, &inputCount, &to, &outputCount)
      }
    }
    guard result != -1, outputCount == 0 else { return -1 }
    return output.reversed().reduce(Int32(0)) { $0 << 8 | Int32($1) }
  }
}
