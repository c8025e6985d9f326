import GtkBridge
import QuiverCore

/// Makes a wallpaper of the viewport's size from a picture file.
enum WallpaperRenderer {
  /// A PNG is decoded at full size, which takes 256 MiB. A JPEG can be decoded at an eighth of its size.
  private static let limits = DecodingLimits(longestSide: 32_768, largestArea: 64 << 20)

  /// nil if the file is not a picture.
  static func render(_ file: [UInt8], _ request: WallpaperRequest) -> Surface? {
    guard let picture = decode(file, request) else { return nil }
    let size = PixelSize(width: picture.width, height: picture.height)
    let frame = request.fit.frame(of: size, on: request.size)
    let isOpaque = picture.isOpaque && (request.fit == .tile || frame.covers(request.size))
    guard let surface = surface(request.size, isOpaque: isOpaque) else { return nil }
    let drawing = Drawing(on: surface)
    if request.fit == .tile { drawing.tile(picture, from: frame) } else { drawing.paint(picture, in: frame) }
    return surface
  }

  private static func surface(_ size: PixelSize, isOpaque: Bool) -> Surface? {
    isOpaque ? Surface(opaque: size.width, size.height) : Surface(width: size.width, height: size.height)
  }

  private static func decode(_ file: [UInt8], _ request: WallpaperRequest) -> Surface? {
    Surface(decoding: file.span.bytes, limits: limits) { natural, isScalable in
      request.fit.decodingSize(of: natural, on: request.size, isScalable: isScalable)
    }
  }
}
