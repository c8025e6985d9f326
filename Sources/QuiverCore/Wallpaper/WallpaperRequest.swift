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

  /// The file that describes the pictures, if it is all that the user chose.
  package var descriptionFile: String? {
    paths.count == 1 ? paths.first { WallpaperDescription.isDescription($0) } : nil
  }

  /// The pictures that may be shown, the best first. `found` are those of the desktop, or what the ``paths`` lead to; nil before
  /// that is known. Perhaps none of them can be decoded.
  package func pictures(found: [String]?, ours: String) -> [String] {
    isPicture ? found.map { $0 + [ours] } ?? [] : []
  }
}
