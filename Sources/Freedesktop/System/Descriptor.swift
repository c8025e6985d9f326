import Glibc

/// Open descriptors, whatever is behind them.
enum Descriptor {
  /// Writes all of a text, or as much as is taken.
  static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard written > 0 || errno == EINTR else { return }
      bytes = bytes.dropFirst(max(written, 0))
    }
  }
}
