import CFormats

/// Decompresses gzip in chunks (RFC 1952): `inflateInit2`, `inflate`, `inflateReset`, `inflateEnd`. Several compressed files
/// after each other count as one. Other bytes after them, such as those that fill a block, are ignored, as by gzip(1).
@safe package final class Inflater {
  /// The data is damaged.
  package struct Damaged: Error {}

  private var stream = unsafe z_stream()
  private var phase = Phase.inside

  private enum Phase {
    /// Within a compressed file.
    case inside
    /// Behind a complete one, which another one may follow.
    case between
    /// Behind the last compressed file, before something else.
    case ended
  }

  /// The first byte of a compressed file (RFC 1952, 2.3.1).
  private static let firstByte: UInt8 = 0x1F

  /// Whether the last compressed file is complete.
  package var isAtEnd: Bool { phase != .inside }

  package init() {
    // 16 asks for gzip, 15 for the largest window.
    let status = unsafe inflateInit2_(&stream, 16 + MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib has memory")
  }

  deinit {
    unsafe inflateEnd(&stream)
  }

  /// Decompresses the next bytes and passes the results on, in pieces. `body` returns false to stop.
  package func read(_ bytes: [UInt8], _ body: ([UInt8]) -> Bool) throws(Damaged) {
    var input = bytes
    var isDamaged = false
    unsafe input.withUnsafeMutableBufferPointer { buffer in
      unsafe stream.next_in = buffer.baseAddress
      unsafe stream.avail_in = UInt32(buffer.count)
      isDamaged = !inflateAll(body)
      unsafe stream.next_in = nil
    }
    if isDamaged { throw Damaged() }
  }

  /// Returns false if the data is damaged.
  private func inflateAll(_ body: ([UInt8]) -> Bool) -> Bool {
    while unsafe stream.avail_in > 0, phase != .ended {
      if phase == .between {
        guard unsafe stream.next_in.pointee == Self.firstByte else {
          phase = .ended
          return true
        }
        guard unsafe inflateReset(&stream) == Z_OK else { return false }
        phase = .inside
      }
      var status = Z_OK
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { output, count in
        unsafe (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(Self.pieceSize))
        status = unsafe inflate(&stream, Z_NO_FLUSH)
        count = Self.pieceSize - Int(unsafe stream.avail_out)
      }
      if status == Z_STREAM_END { phase = .between }
      guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { return false }
      if !piece.isEmpty, !body(piece) { return true }
      if status == Z_BUF_ERROR, piece.isEmpty { return true }
    }
    return true
  }

  private static let pieceSize = 1 << 18
}
