import Glibc

/// Where logs and diagnostics go.
public enum StandardError {
  /// Writes a line, whole: lines of several threads or processes do not mix.
  public static func print(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let written = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
