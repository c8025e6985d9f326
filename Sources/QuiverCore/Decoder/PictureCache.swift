import Posix

/// Finished pictures on the disk. A decoder writes them, and the window process only reads them.
///
/// The name of each file is a checksum of the request. Its caption contains the request in full, so that a checksum
/// collision does no harm, the mark of the source file, and the checksum of the pixels.
package struct PictureCache: Sendable {
  /// In bytes: room for some hundred icons in all sizes, and a few wallpapers.
  private static let capacity = 128 << 20
  private static let format = "5"

  package let directory: CacheDirectory
  private let setup: IconSetup

  /// nil if pictures are not cached.
  package init?(_ setup: IconSetup) {
    guard let cache = setup.cache else { return nil }
    self.setup = setup
    directory = CacheDirectory(cache)
  }

  /// Whether anything was cached yet.
  package var exists: Bool { status?.kind == .directory }

  /// The status of the directory; nil if there is none.
  package var status: FileStatus? { FileStatus(directory.path) }

  package func file(for request: DecoderRequest) -> String { directory.file(name(of: request)) }

  /// Creates the directory, which decoders also use for temporary files.
  package func make() {
    directory.make()
  }

  /// Marks a picture as recently used.
  package func touch(_ request: DecoderRequest) {
    directory.touch(name(of: request))
  }

  /// Removes the pictures that were not used for the longest time.
  package func trim() {
    directory.trim(to: Self.capacity)
  }

  /// The name of a picture's file.
  package func name(of request: DecoderRequest) -> String {
    String(Checksum(subject(of: request).utf8).value, radix: 16)
  }

  /// Everything that a picture depends on, except its source file.
  package func subject(of request: DecoderRequest) -> String {
    let theme: [String] =
      switch request {
      case .tile: [setup.theme] + setup.searchPath
      case .wallpaper: []
      }
    return ([Self.format] + request.fields + theme).joined(separator: "\t")
  }
}

/// The caption of a cached picture.
package struct PictureCaption: Sendable {
  package var mark: FileMark
  /// The checksum of the pixels; empty if there is no picture.
  package var sum: String

  package init(mark: FileMark, sum: String) {
    (self.mark, self.sum) = (mark, sum)
  }

  /// nil if the caption is invalid, or of another subject.
  package init?(_ text: String, of subject: String) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard lines.count == 3, lines[0] == subject, let mark = FileMark(lines[1]) else { return nil }
    self.init(mark: mark, sum: lines[2])
  }

  package func text(of subject: String) -> String { [subject, mark.text, sum].joined(separator: "\n") }
}
