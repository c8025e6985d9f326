/// `[wallpaper]`.
package struct WallpaperPreferences: Equatable, Sendable {
  package enum Source: Hashable, Sendable {
    /// The wallpaper of the desktop, or ours if there is none.
    case automatic
    /// The absolute path of a picture.
    case image(String)
    case color(Color)
    case gradient(Gradient)
  }

  /// How a picture is fitted into the viewport, with the names of CSS and of the desktops' settings.
  package enum Fit: String, CaseIterable, Sendable { case cover, contain, centre, tile, stretch }

  package var source = Source.automatic
  package var fit = Fit.cover

  package init() {}
}

extension WallpaperPreferences.Source: CustomStringConvertible {
  package init?(_ text: String, home: String?) {
    if text == "auto" {
      self = .automatic
    } else if let path = absolutePath(text, home: home) {
      self = .image(path)
    } else if let gradient = Gradient(text) {
      self = .gradient(gradient)
    } else if let color = Color(text) {
      self = .color(color)
    } else {
      return nil
    }
  }

  package var description: String {
    switch self {
    case .automatic: "auto"
    case .image(let path): path
    case .color(let color): color.description
    case .gradient(let gradient): gradient.description
    }
  }
}
