import GioBridge
import GtkBridge
import Posix
import QuiverCore
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
    /// nil if there is no picture, or no intact one.
    case read(KeptFrame?)
  }

  init(in cache: CacheDirectory) {
    self.cache = cache
  }

  /// Whether there is a picture, and the files that its content was read from have not changed since. Reads files; call this on another
  /// thread.
  nonisolated static func isUpToDate(in cache: CacheDirectory) -> Bool {
    guard let file = cache.open(name), let text = SurfaceFile.caption(of: file.descriptor),
      let caption = KeptFrame.Caption(text)
    else { return false }
    return caption.isUpToDate
  }

  var exists: Bool { cache.has(Self.name) }

  /// Starts to read the file on another thread.
  func read() {
    let task = BackgroundTask.run { [cache] in
      Self.read(in: cache)
    } then: { [weak self] frame in
      if let self, case .reading = phase { phase = .read(frame) }
    }
    phase = .reading(task)
  }

  nonisolated private static func read(in cache: CacheDirectory) -> KeptFrame? {
    guard let file = cache.open(name),
      let content = SurfaceFile.read(file.descriptor, where: { max($0.width, $0.height) <= longestSide }),
      let image = content.image, let caption = KeptFrame.Caption(content.caption), caption.sum == image.sum
    else { return nil }
    return KeptFrame(image: image, caption: caption, isUpToDate: caption.isUpToDate)
  }

  var isRead: Bool { if case .read = phase { true } else { false } }

  /// Waits until the file is read; nil if there is no picture, or no intact one.
  var frame: KeptFrame? {
    if case .idle = phase { read() }
    if case .reading(let task) = phase {
      task.wait(atMost: Self.timeLimit)
      if case .reading = phase { phase = .read(nil) }
    }
    return if case .read(let frame) = phase { frame } else { nil }
  }

  /// Frees the memory of the picture.
  func forget() { phase = .idle }

  /// If the picture cannot be written, the next run paints its first frame itself. `files` are those that its content was read
  /// from, and may be missing.
  func keep(_ picture: Surface, for key: FirstFrameKey, of files: [String]) {
    let (size, isOpaque) = (PixelSize(width: picture.width, height: picture.height), picture.isOpaque)
    let (content, conditions, sum) = (key.encoding, key.conditions.encoding, picture.sum)
    guard let pixels = picture.withPixels({ pixels in pixels.withUnsafeBytes { [UInt8]($0) } }) else { return }
    BackgroundTask.run { [cache] in
      Limits.yield()
      let marks = files.map { FileMark(of: $0) }
      let isComplete = !marks.contains { $0.path.isEmpty }
      let caption = KeptFrame.Caption(
        key: KeptFrame.checksum(content), conditions: isComplete ? KeptFrame.checksum(conditions) : "-", sum: sum,
        files: marks)
      let header = SurfaceFile.header(of: size, isOpaque: isOpaque, caption: caption.text)
      try? cache.write(Self.name, header, pixels.span.bytes)
    } then: {
    }
  }
}
