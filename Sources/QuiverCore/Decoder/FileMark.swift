import Posix

/// Identifies a version of a file by its path, its size and its time of change.
package struct FileMark: Hashable, Sendable {
  /// No file was found.
  package static let none = FileMark(path: "", changed: 0, size: 0)

  /// Empty if there is no file, or if the path cannot be part of a line.
  package let path: String
  /// In nanoseconds since 1970; 0 if there is no such file.
  private let changed: Int
  /// In bytes.
  private let size: Int

  private init(path: String, changed: Int, size: Int) {
    (self.path, self.changed, self.size) = (path, changed, size)
  }

  /// The present version of a file, which need not exist.
  package init(of path: String) {
    self.init(of: path, FileStatus(path))
  }

  /// The version of a file with this status.
  package init(of path: String, _ status: FileStatus?) {
    self.init(
      path: DecoderField.canCarry(path) ? path : "", changed: status?.changed ?? 0, size: status?.size ?? 0)
  }

  /// nil if the text is not a ``text``.
  package init?(_ text: some StringProtocol) {
    let fields = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, let changed = Int(fields[0]), let size = Int(fields[1]) else { return nil }
    let path = String(fields[2])
    guard DecoderField.canCarry(path) else { return nil }
    self.init(path: path, changed: changed, size: size)
  }

  /// Whether there was such a file.
  package var exists: Bool { changed != 0 }

  /// Whether there was nothing in the file.
  package var isEmpty: Bool { size == 0 }

  /// Can be part of a line.
  package var text: String { "\(changed) \(size) \(path)" }

  /// Whether the file is still the same. Reads its status from the disk.
  package var holds: Bool { path.isEmpty || FileMark(of: path) == self }
}
