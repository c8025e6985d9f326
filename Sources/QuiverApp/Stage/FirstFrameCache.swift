import GtkBridge
import Posix
import SpringboardEngine

/// The first page at rest, finished, as an earlier run saw it: the next run begins with it, and paints the same anew beside it
/// when there is time.
final class FirstFrameCache {
  nonisolated private static let name = "launch-picture"
  /// Pixels a side: more than any display has.
  nonisolated private static let longestSide = 8192
  /// Seconds that the first frame waits for the file: a disk that answers at all is quicker.
  private static let patience = 0.2

  private let cache: CacheDirectory
  private var phase = Phase.idle

  private enum Phase {
    case idle
    case reading(BackgroundTask)
    /// nil: there is none that can be read.
    case read(File?)
  }

  /// What was read, with the sum of its pixels, which takes a while.
  private struct File: Sendable {
    var caption: String
    var image: PixelImage
    var sum: String
  }

  init(in cache: CacheDirectory) {
    self.cache = cache
  }

  var exists: Bool { cache.has(Self.name) }

  /// Begins to read it, beside the main thread.
  func read() {
    let errand = BackgroundTask.run { [cache] in
      Self.read(in: cache)
    } then: { [weak self] file in
      if let self, case .reading = phase { phase = .read(file) }
    }
    phase = .reading(errand)
  }

  nonisolated private static func read(in cache: CacheDirectory) -> File? {
    guard let file = cache.open(name),
      let content = SurfaceFile.read(file.descriptor, where: { max($0.width, $0.height) <= longestSide }),
      let image = content.image
    else { return nil }
    return File(caption: content.caption, image: image, sum: image.sum)
  }

  /// Whether nobody has to wait for it.
  var isRead: Bool { if case .read = phase { true } else { false } }

  /// nil: none was kept of just this, or none that can be relied on. `subject` is all that the pixels depend on.
  func look(for subject: String, on viewport: Viewport) -> Surface? {
    guard let file = takeFile(), file.image.size == PixelSize(filling: viewport),
      file.caption == Self.caption(ofSum: file.sum, showing: subject)
    else { return nil }
    return file.image.surface(scale: viewport.scale)
  }

  /// Waits for it, if it is not there yet.
  private func takeFile() -> File? {
    if case .idle = phase { read() }
    if case .reading(let errand) = phase { errand.wait(atMost: Self.patience) }
    defer { phase = .idle }
    return if case .read(let file) = phase { file } else { nil }
  }

  /// Where it cannot be kept, the next run paints its first frame itself.
  func keep(_ picture: Surface, of subject: String) {
    let header = SurfaceFile.header(of: picture, caption: Self.caption(ofSum: picture.sum, showing: subject))
    guard let pixels = picture.withPixels({ pixels in pixels.withUnsafeBytes { [UInt8]($0) } }) else { return }
    BackgroundTask.run { [cache] in
      Limits.yield()
      try? cache.write(Self.name, header, pixels.span.bytes)
    } then: {
    }
  }

  private static func caption(ofSum sum: String, showing subject: String) -> String {
    "\(String(Checksum(subject.utf8).value, radix: 16)) \(sum)"
  }
}
