import Freedesktop
import GtkBridge

/// Makes a picture file a wallpaper of the glass's size.
enum WallpaperRenderer {
  /// The longest file that is looked at, in bytes.
  private static let longestFile = 256 << 20
  /// A PNG is decoded whole: 256 MiB. A JPEG is decoded at an eighth where that is enough.
  private static let limits = DecodingLimits(longestSide: 32_768, largestArea: 64 << 20)

  /// nil: the file is absent or no picture.
  static func render(_ request: WallpaperRequest) -> Surface? {
    guard let picture = decode(request) else { return nil }
    let size = PixelSize(width: picture.width, height: picture.height)
    let frame = request.fit.frame(of: size, on: request.size)
    let isOpaque = picture.isOpaque && (request.fit == .tile || frame.covers(request.size))
    guard let glass = glass(request.size, isOpaque: isOpaque) else { return nil }
    let drawing = Drawing(on: glass)
    if request.fit == .tile { drawing.tile(picture, from: frame) } else { drawing.paint(picture, in: frame) }
    return glass
  }

  private static func glass(_ size: PixelSize, isOpaque: Bool) -> Surface? {
    isOpaque ? Surface(opaque: size.width, size.height) : Surface(width: size.width, height: size.height)
  }

  private static func decode(_ request: WallpaperRequest) -> Surface? {
    guard let bytes = try? RegularFile.read(request.path, limit: longestFile) else { return nil }
    return Surface(decoding: bytes.span.bytes, limits: limits) { natural, isScalable in
      request.fit.decodingSize(of: natural, on: request.size, isScalable: isScalable)
    }
  }
}
