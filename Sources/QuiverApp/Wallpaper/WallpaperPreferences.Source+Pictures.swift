nonisolated extension WallpaperPreferences.Source {
  /// The pictures that may be shown, the best first; a desktop's own may be none that we can read, a slide show say.
  package func pictures(desktop: String?, ours: String) -> [String] {
    switch self {
    case .automatic: [desktop, ours].compactMap(\.self)
    case .image(let path): [path]
    case .color, .gradient: []
    }
  }
}
