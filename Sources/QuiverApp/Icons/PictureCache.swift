import GtkBridge
import Posix

/// Finished pictures on disk, from one run to the next: a helper fills it, the window only reads what is there.
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

  /// What is said of a picture after its subject.
  private struct Caption {
    var mark: FileMark
    /// Of the pixels; empty where there is no picture.
    var sum: String

    init(mark: FileMark, sum: String) {
      (self.mark, self.sum) = (mark, sum)
    }

    /// nil: it is of another subject, or none.
    init?(_ text: String, of subject: String) {
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      guard lines.count == 3, lines[0] == subject, let mark = FileMark(lines[1]) else { return nil }
      self.init(mark: mark, sum: lines[2])
    }

    func text(of subject: String) -> String { [subject, mark.text, sum].joined(separator: "\n") }
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
  var exists: Bool { status?.kind == .directory }

  /// What the system says of the directory; nil: it is not there.
  var status: FileStatus? { FileStatus(directory.path) }

  func file(for request: HelperRequest) -> String { directory.file(Self.name(of: subject(of: request))) }

  /// What the picture was made of that is kept; nil: none is. The picture itself is not looked at.
  func mark(of request: HelperRequest) -> FileMark? {
    let subject = subject(of: request)
    let file = directory.open(Self.name(of: subject))
    return file.flatMap { SurfaceFile.caption(of: $0.descriptor) }.flatMap { Caption($0, of: subject) }?.mark
  }

  /// nil: nothing that can be relied on.
  @MainActor
  func look(for request: HelperRequest) -> Kept? {
    let subject = subject(of: request)
    guard let file = directory.open(Self.name(of: subject)),
      let content = SurfaceFile.read(file.descriptor, where: { $0 == request.size }),
      let caption = Caption(content.caption, of: subject), caption.sum == content.image?.sum ?? ""
    else { return nil }
    return Kept(picture: content.image?.surface(scale: request.scale), mark: caption.mark)
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
    let caption = Caption(mark: mark, sum: picture?.sum ?? "")
    let header = SurfaceFile.header(of: picture, caption: caption.text(of: subject))
    let write = { (pixels: RawSpan) in try? directory.write(Self.name(of: subject), header, pixels) }
    if let picture { picture.withPixels(write) } else { write([UInt8]().span.bytes) }
  }

  /// Makes room for what is to come.
  func trim() {
    directory.trim(to: Self.capacity)
  }

  private static func name(of subject: String) -> String {
    String(Checksum(subject.utf8).value, radix: 16)
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
