import KeyFile

/// `[wallpaper]`.
package struct WallpaperPreferences: Equatable, Sendable {
  package enum Source: Hashable, Sendable {
    /// The wallpaper of the desktop, or ours if there is none.
    case automatic
    /// The absolute paths of pictures and of directories with pictures, which are shown one after the other.
    case pictures([String])
    case color(Color)
    case gradient(Gradient)
  }

  /// How a picture is fitted into the viewport, with the names of CSS and of the desktops' settings.
  package enum Fit: String, CaseIterable, Sendable { case cover, contain, centre, tile, stretch }

  package var source = Source.automatic
  package var fit = Fit.cover
  /// The seconds for which each of several pictures is shown.
  package var slideSeconds = 60.0

  package init() {}
}

extension WallpaperPreferences.Source {
  /// Parses a value of the configuration.
  init?(_ raw: String, home: String?) {
    let text = KeyFileValue.string(raw)
    if text == "auto" {
      self = .automatic
    } else if let paths = ValueSyntax<[String]>.paths.read(raw, home), !paths.isEmpty {
      self = .pictures(paths)
    } else if let gradient = Gradient(text) {
      self = .gradient(gradient)
    } else if let color = Color(text) {
      self = .color(color)
    } else {
      return nil
    }
  }

  /// The value in the configuration.
  var raw: String {
    switch self {
    case .automatic: "auto"
    case .pictures(let paths) where paths.count == 1 && !paths[0].contains(";"): KeyFileValue.escaped(paths[0])
    case .pictures(let paths): KeyFileValue.escaped(paths)
    case .color(let color): color.description
    case .gradient(let gradient): gradient.description
    }
  }

  /// The part of an invalid value that is wrong; nil if the whole value is.
  static func wrongPart(of raw: String) -> String? {
    let parts = KeyFileValue.list(raw).filter { !$0.isEmpty }
    guard parts.contains(where: { absolutePath($0, home: "/") != nil }) else { return Gradient.wrongPart(of: raw) }
    return parts.first { absolutePath($0, home: "/") == nil }
  }
}
