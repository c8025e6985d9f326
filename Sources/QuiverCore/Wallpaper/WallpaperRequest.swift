/// A picture file as a wallpaper.
package struct WallpaperRequest: Hashable, Sendable {
  package var path: String
  /// The size of the viewport in device pixels.
  package var width: Int
  package var height: Int
  /// Device pixels per logical pixel.
  package var scale: Double
  package var fit: WallpaperPreferences.Fit

  package init(path: String, width: Int, height: Int, scale: Double = 1, fit: WallpaperPreferences.Fit) {
    self.path = path
    self.width = width
    self.height = height
    self.scale = scale
    self.fit = fit
  }
}
