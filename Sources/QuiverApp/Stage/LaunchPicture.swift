import Freedesktop
import GtkBridge
import SpringboardEngine

/// The first page at rest, finished, as an earlier run saw it: the next run begins with it, and paints the same anew beside it
/// when there is time.
nonisolated struct LaunchPicture {
  private static let name = "launch-picture"
  private let cache: CacheDirectory

  init(in cache: CacheDirectory) {
    self.cache = cache
  }

  var exists: Bool { FileStatus(cache.file(Self.name)) != nil }

  /// nil: none was kept of just this, or none that can be relied on. `subject` is all that the pixels depend on.
  @MainActor
  func look(for subject: String, on viewport: Viewport) -> Surface? {
    guard let content = SurfaceFile.map(cache.file(Self.name), scale: viewport.scale), let picture = content.surface,
      PixelSize(width: picture.width, height: picture.height) == PixelSize(filling: viewport),
      content.caption == Self.caption(of: picture, showing: subject)
    else { return nil }
    return picture
  }

  /// Where it cannot be kept, the next run paints its first frame itself.
  @MainActor
  func keep(_ picture: Surface, of subject: String) {
    let header = SurfaceFile.header(of: picture, caption: Self.caption(of: picture, showing: subject))
    guard let pixels = picture.withPixels({ pixels in pixels.withUnsafeBytes { [UInt8]($0) } }) else { return }
    Errand.run { [cache] in
      Limits.yield()
      try? cache.write(Self.name, header, pixels.span.bytes)
    } then: {
    }
  }

  @MainActor
  private static func caption(of picture: Surface, showing subject: String) -> String {
    "\(String(StableHash(subject.utf8).value, radix: 16)) \(picture.sum)"
  }
}
