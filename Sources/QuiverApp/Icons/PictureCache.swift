import Freedesktop
import GtkBridge
import SpringboardEngine

/// Finished pictures on disk, from one run to the next: a helper fills it, the window only maps what is there.
///
/// Each is a file named by what was asked for. Its caption says the same in full, so that no picture ever stands in for another;
/// then what the picture was made of; then the sum of its pixels.
nonisolated struct PictureCache {
  /// What became of a request in an earlier run.
  struct Kept {
    /// nil: there was none to be found.
    var picture: Surface?
    /// What it was made of.
    var mark: FileMark
  }

  /// Bytes on disk: some hundred icons in all sizes, and a few wallpapers.
  private static let capacity = 128 << 20
  private static let format = "3"

  private let directory: CacheDirectory
  private let setup: IconSetup

  /// nil: nothing is to be kept.
  init?(_ setup: IconSetup) {
    guard let cache = setup.cache else { return nil }
    self.setup = setup
    directory = CacheDirectory(cache)
  }

  /// Whether anything was ever kept.
  var exists: Bool { FileStatus(directory.path)?.kind == .directory }

  func file(for request: HelperRequest) -> String { directory.file(Self.name(of: subject(of: request))) }

  /// nil: nothing that can be relied on.
  @MainActor
  func look(for request: HelperRequest) -> Kept? {
    let subject = subject(of: request)
    guard let content = SurfaceFile.map(directory.file(Self.name(of: subject)), scale: request.scale) else {
      return nil
    }
    let caption = content.caption.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard caption.count == 3, caption[0] == subject, let mark = FileMark(caption[1]),
      caption[2] == content.surface?.sum ?? ""
    else { return nil }
    if let size = content.surface.map({ PixelSize(width: $0.width, height: $0.height) }), size != request.size {
      return nil
    }
    return Kept(picture: content.surface, mark: mark)
  }

  /// The same, if it was made of this.
  @MainActor
  func look(for request: HelperRequest, madeOf mark: FileMark) -> Kept? {
    guard let kept = look(for: request), kept.mark == mark else { return nil }
    touch(request)
    return kept
  }

  /// Makes the directory, which decoders keep files in for a moment.
  func make() {
    directory.make()
  }

  /// Counts as used now.
  func touch(_ request: HelperRequest) {
    directory.touch(Self.name(of: subject(of: request)))
  }

  /// Where it cannot be kept, the next run makes it again.
  @MainActor
  func keep(_ picture: Surface?, for request: HelperRequest, madeOf mark: FileMark) {
    let subject = subject(of: request)
    let caption = [subject, mark.text, picture?.sum ?? ""].joined(separator: "\n")
    let header = SurfaceFile.header(of: picture, caption: caption)
    let write = { (pixels: RawSpan) in try? directory.write(Self.name(of: subject), header, pixels) }
    if let picture { picture.withPixels(write) } else { write([UInt8]().span.bytes) }
  }

  /// Makes room for what is to come.
  func trim() {
    directory.trim(to: Self.capacity)
  }

  private static func name(of subject: String) -> String {
    String(StableHash(subject.utf8).value, radix: 16)
  }

  /// All that a picture depends on but the file it is made of.
  private func subject(of request: HelperRequest) -> String {
    let theme: [String] =
      switch request {
      case .tile: [setup.theme] + setup.searchPath
      case .wallpaper: []
      }
    return ([Self.format] + request.fields + theme).joined(separator: "\t")
  }
}
