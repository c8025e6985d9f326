extension WallpaperPreferences.Source {
  /// Whether it is one that must be decoded.
  package var isPicture: Bool {
    switch self {
    case .automatic, .image: true
    case .color, .gradient: false
    }
  }

  /// The pictures that may be shown, the best first; a desktop's own may be none that we can read, a slide show say.
  package func pictures(desktop: String?, ours: String) -> [String] {
    switch self {
    case .automatic: [desktop, ours].compactMap(\.self)
    case .image(let path): [path]
    case .color, .gradient: []
    }
  }
}
