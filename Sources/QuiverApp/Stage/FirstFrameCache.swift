import GtkBridge
import Posix
import SpringboardEngine

/// A picture of the first page at rest, kept for the next run, which shows it as its first frame and paints the page
/// when there is time.
final class FirstFrameCache {
  nonisolated private static let name = "first-frame"
  /// The longest side in pixels, larger than any display.
  nonisolated private static let longestSide = 8192
  /// Seconds that the first frame waits for the file. A working disk is faster.
  private static let timeLimit = 0.2

  private let cache: CacheDirectory
  private var phase = Phase.idle

  private enum Phase {
    case idle
    case reading(BackgroundTask)
    /// nil if there is no file that can be read.
    case read(File?)
  }

  /// The sum of the pixels is computed on the other thread, because it takes a while.
  private struct File: Sendable {
    var caption: String
    var image: PixelImage
    var sum: String
  }

  init(in cache: CacheDirectory) {
    self.cache = cache
  }

  var exists: Bool { cache.has(Self.name) }

  /// Starts to read the file on another thread.
  func read() {
    let task = BackgroundTask.run { [cache] in
      Self.read(in: cache)
    } then: { [weak self] file in
      if let self, case .reading = phase { phase = .read(file) }
    }
    phase = .reading(task)
  }

  nonisolated private static func read(in cache: CacheDirectory) -> File? {
    guard let file = cache.open(name),
      let content = SurfaceFile.read(file.descriptor, where: { max($0.width, $0.height) <= longestSide }),
      let image = content.image
    else { return nil }
    return File(caption: content.caption, image: image, sum: image.sum)
  }

  var isRead: Bool { if case .read = phase { true } else { false } }

  /// nil if no picture, or no intact one, was kept for this key.
  func picture(for key: FirstFrameKey, on viewport: Viewport) -> Surface? {
    guard let file = takeFile(), file.image.size == PixelSize(filling: viewport),
      file.caption == Self.caption(for: key, sum: file.sum)
    else { return nil }
    return file.image.surface(scale: viewport.scale)
  }

  /// Waits until the file is read.
  private func takeFile() -> File? {
    if case .idle = phase { read() }
    if case .reading(let task) = phase { task.wait(atMost: Self.timeLimit) }
    defer { phase = .idle }
    return if case .read(let file) = phase { file } else { nil }
  }

  /// If the picture cannot be written, the next run paints its first frame itself.
  func keep(_ picture: Surface, for key: FirstFrameKey) {
    let header = SurfaceFile.header(of: picture, caption: Self.caption(for: key, sum: picture.sum))
    guard let pixels = picture.withPixels({ pixels in pixels.withUnsafeBytes { [UInt8]($0) } }) else { return }
    BackgroundTask.run { [cache] in
      Limits.yield()
      try? cache.write(Self.name, header, pixels.span.bytes)
    } then: {
    }
  }

  /// `sum` is that of the pixels.
  private static func caption(for key: FirstFrameKey, sum: String) -> String {
    "\(String(Checksum(key.encoding).value, radix: 16)) \(sum)"
  }
}
