import Glibc

/// Reads many small files one after another into the same buffer. It reads only regular files, so it cannot block on a
/// FIFO or a device.
package struct FileReader: ~Copyable {
  /// The size of the largest file that it reads, in bytes.
  static let limit = 1 << 20

  private var buffer = [UInt8](repeating: 0, count: limit)

  package init() {}

  /// Passes the content of a file to `body`; nil if the file cannot be read, is not a regular file or exceeds the
  /// limit.
  package mutating func read<Result>(_ path: String, _ body: (Span<UInt8>) -> Result) -> Result? {
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard isSmallRegularFile(file), let count = fill(from: file) else { return nil }
    return body(buffer.span.extracting(0..<count))
  }

  /// A copy of the content of a file; nil under the same conditions as for `read`.
  package mutating func bytes(of path: String) -> [UInt8]? {
    read(path) { span in span.indices.map { span[$0] } }
  }

  private func isSmallRegularFile(_ file: Int32) -> Bool {
    guard let status = FileStatus(descriptor: file) else { return false }
    return status.kind == .regular && status.size <= Self.limit
  }

  private mutating func fill(from file: Int32) -> Int? {
    var count = 0
    while count < buffer.count {
      let got = unsafe buffer.withUnsafeMutableBytes {
        unsafe Glibc.read(file, $0.baseAddress! + count, $0.count - count)
      }
      if got == 0 { break }
      if got < 0, errno != EINTR { return nil }
      count += max(got, 0)
    }
    return count
  }
}
