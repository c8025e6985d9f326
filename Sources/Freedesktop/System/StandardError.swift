import Glibc

/// Where logs and diagnostics go.
public enum StandardError {
  /// Writes a line, whole: lines of several threads or processes do not mix.
  public static func print(_ line: String) {
    Descriptor.write(line + "\n", to: STDERR_FILENO)
  }
}
