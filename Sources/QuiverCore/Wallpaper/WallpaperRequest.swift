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
    case .automatic, .pictures: true
    case .color, .gradient: false
    }
  }

  /// The pictures and directories that the user chose.
  package var paths: [String] { if case .pictures(let paths) = self { paths } else { [] } }

  /// The pictures that may be shown, the best first. That of the desktop or those of the user may not be readable: a slide
  /// show of the desktop, or a format that nothing can decode, for example. `slides` are what the ``paths`` lead to;
  /// nil before that is known.
  package func pictures(desktop: String?, ours: String, slides: [String]?) -> [String] {
    switch self {
    case .automatic: [desktop, ours].compactMap(\.self)
    case .pictures: slides.map { $0 + [ours] } ?? []
    case .color, .gradient: []
    }
  }
}
