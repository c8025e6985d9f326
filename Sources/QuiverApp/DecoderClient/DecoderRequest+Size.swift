import GtkBridge
import QuiverCore

nonisolated extension DecoderRequest {
  /// The size of the picture in device pixels.
  var size: PixelSize {
    switch self {
    case .tile(let tile): PixelSize(width: tile.side, height: tile.side)
    case .wallpaper(let wallpaper): wallpaper.size
    }
  }
}

nonisolated extension WallpaperRequest {
  package init(path: String, size: PixelSize, scale: Double = 1, fit: WallpaperPreferences.Fit) {
    self.init(path: path, width: size.width, height: size.height, scale: scale, fit: fit)
  }

  /// The size of the viewport in device pixels.
  package var size: PixelSize { PixelSize(width: width, height: height) }
}
