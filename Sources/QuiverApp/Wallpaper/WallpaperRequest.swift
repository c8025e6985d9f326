import GtkBridge

/// A picture file, as it is wanted behind the springboard.
nonisolated package struct WallpaperRequest: Hashable, Sendable {
  package var path: String
  /// The glass, in device pixels.
  package var size: PixelSize
  /// Device pixels a logical pixel.
  package var scale: Double
  package var fit: WallpaperPreferences.Fit

  package init(path: String, size: PixelSize, scale: Double = 1, fit: WallpaperPreferences.Fit) {
    self.path = path
    self.size = size
    self.scale = scale
    self.fit = fit
  }
}
