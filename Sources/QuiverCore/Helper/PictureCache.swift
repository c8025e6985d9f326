import Posix

/// Finished pictures on disk, from one run to the next: a helper fills it, the window only reads what is there.
///
/// Each is a file named by what was asked for. Its caption says the same in full, so that no picture ever stands in for another;
/// then what the picture was made of; then the sum of its pixels.
package struct PictureCache: Sendable {
  /// Bytes on disk: some hundred icons in all sizes, and a few wallpapers.
  private static let capacity = 128 << 20
  private static let format = "3"

  package let directory: CacheDirectory
  private let setup: IconSetup

  /// nil: nothing is to be kept.
  package init?(_ setup: IconSetup) {
    guard let cache = setup.cache else { return nil }
    self.setup = setup
    directory = CacheDirectory(cache)
  }

  /// Whether anything was ever kept.
  package var exists: Bool { status?.kind == .directory }

  /// What the system says of the directory; nil: it is not there.
  package var status: FileStatus? { FileStatus(directory.path) }

  package func file(for request: HelperRequest) -> String { directory.file(name(of: request)) }

  /// Makes the directory, which decoders keep files in for a moment.
  package func make() {
    directory.make()
  }

  /// Counts as used now.
  package func touch(_ request: HelperRequest) {
    directory.touch(name(of: request))
  }

  /// Makes room for what is to come.
  package func trim() {
    directory.trim(to: Self.capacity)
  }

  /// Of the file that holds the picture.
  package func name(of request: HelperRequest) -> String {
    String(Checksum(subject(of: request).utf8).value, radix: 16)
  }

  /// All that a picture depends on but the file it is made of.
  package func subject(of request: HelperRequest) -> String {
    let theme: [String] =
      switch request {
      case .tile: [setup.theme] + setup.searchPath
      case .wallpaper: []
      }
    return ([Self.format] + request.fields + theme).joined(separator: "\t")
  }
}
