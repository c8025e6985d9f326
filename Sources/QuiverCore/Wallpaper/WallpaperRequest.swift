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

extension WallpaperPreferences.Source {
  /// Whether the wallpaper is a picture that has to be decoded.
  package var isPicture: Bool {
    switch self {
    case .automatic, .image: true
    case .color, .gradient: false
    }
  }

  /// The pictures that may be shown, the best first. That of the desktop or of the user may not be readable: a slide
  /// show, or a format that nothing can decode, for example.
  package func pictures(desktop: String?, ours: String) -> [String] {
    switch self {
    case .automatic: [desktop, ours].compactMap(\.self)
    case .image(let path): [path, ours]
    case .color, .gradient: []
    }
  }
}
