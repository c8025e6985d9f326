import Glibc

/// Writing to open descriptors of any kind: `write`.
enum Descriptor {
  /// Writes a text. After an error the rest is dropped.
  static func write(_ text: String, to descriptor: Int32) {
    try? unsafe write(Array(text.utf8).span.bytes, to: descriptor)
  }

  static func write(_ bytes: RawSpan, to descriptor: Int32) throws(FileFault) {
    var done = 0
    while done < bytes.byteCount {
      let put = unsafe bytes.extracting(done...).withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard put > 0 || (put < 0 && errno == EINTR) else { throw .last("write") }
      done += max(put, 0)
    }
  }
}
