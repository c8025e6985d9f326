import CFormats
import Glibc

/// Converts text from another encoding to UTF-8 in pieces: `iconv_open`, `iconv`, `iconv_close`.
@safe package final class TextConverter {
  private let converter: iconv_t
  /// The beginning of a character whose end is in the next piece.
  private var rest: [UInt8] = []

  /// nil if the encoding is unknown.
  package init?(from encoding: String) {
    guard let converter = unsafe iconv_open("UTF-8", encoding),
      unsafe converter != iconv_t(bitPattern: -1)
    else { return nil }
    unsafe self.converter = unsafe converter
  }

  deinit {
    unsafe iconv_close(converter)
  }

  /// Converts the next bytes. A byte that is no character of the encoding is passed on as ``invalidByte``, which is not UTF-8, so
  /// that the reader of the text notices it.
  package func convert(_ piece: [UInt8], isLast: Bool) -> [UInt8] {
    var input = rest + piece
    var output = [UInt8]()
    output.reserveCapacity(input.count * 2)
    var offset = 0
    while offset < input.count {
      let status = step(&input, &offset, &output)
      if status == EINVAL, !isLast { break }
      if status == EILSEQ || status == EINVAL {
        output.append(Self.invalidByte)
        offset += 1
      }
    }
    rest = Array(input[offset...])
    return output
  }

  /// A byte that occurs in no UTF-8.
  package static let invalidByte: UInt8 = 0xFF

  /// Converts as much as possible, at most ``pieceSize`` bytes of output. Returns 0 or an error number.
  private func step(_ input: inout [UInt8], _ offset: inout Int, _ output: inout [UInt8]) -> Int32 {
    var status: Int32 = 0
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { target, count in
      unsafe input.withUnsafeMutableBytes { source in
        var from = unsafe source.baseAddress?.assumingMemoryBound(to: CChar.self).advanced(by: offset)
        var to = unsafe UnsafeMutableRawPointer(target.baseAddress)?.assumingMemoryBound(to: CChar.self)
        var (left, free) = (source.count - offset, Self.pieceSize)
        if unsafe iconv(converter, &from, &left, &to, &free) == -1 { status = errno }
        offset = source.count - left
        count = Self.pieceSize - free
      }
    }
    output += piece
    return status == E2BIG ? 0 : status
  }

  private static let pieceSize = 1 << 16
}
