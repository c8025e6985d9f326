import Posix

/// What tells a file that was replaced or rewritten from what it was.
package struct FileMark: Hashable, Sendable {
  /// Nothing at all: no file was found.
  package static let none = FileMark(path: "", changed: 0, size: 0)

  /// Empty where there is none, or none that can be told in a line.
  package let path: String
  /// In nanoseconds since 1970; 0 where nothing is there.
  private let changed: Int
  /// Bytes.
  private let size: Int

  private init(path: String, changed: Int, size: Int) {
    (self.path, self.changed, self.size) = (path, changed, size)
  }

  /// The file as it is now, there or not.
  package init(of path: String) {
    self.init(of: path, FileStatus(path))
  }

  /// The file that was found to be so.
  package init(of path: String, _ status: FileStatus?) {
    self.init(
      path: HelperLine.canCarry(path) ? path : "", changed: status?.changed ?? 0, size: status?.size ?? 0)
  }

  /// nil: that is no ``text``.
  package init?(_ text: some StringProtocol) {
    let fields = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, let changed = Int(fields[0]), let size = Int(fields[1]) else { return nil }
    let path = String(fields[2])
    guard HelperLine.canCarry(path) else { return nil }
    self.init(path: path, changed: changed, size: size)
  }

  /// A part of a line.
  package var text: String { "\(changed) \(size) \(path)" }

  /// Whether the file is still what it was. Asks the disk.
  package var holds: Bool { path.isEmpty || FileMark(of: path) == self }
}
