extension WallpaperPreferences.Source {
  /// Whether the wallpaper is a picture that has to be decoded.
  package var isPicture: Bool {
    switch self {
    case .automatic, .image: true
    case .color, .gradient: false
    }
  }

  /// The pictures that may be shown, the best first. That of the desktop may not be readable: a slide show, for
  /// example.
  package func pictures(desktop: String?, ours: String) -> [String] {
    switch self {
    case .automatic: [desktop, ours].compactMap(\.self)
    case .image(let path): [path]
    case .color, .gradient: []
    }
  }
}
