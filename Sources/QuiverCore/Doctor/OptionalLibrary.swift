import Posix

/// A library without which Quiver runs, but for one feature.
package enum OptionalLibrary: CaseIterable, Sendable {
  case drawings, photographs, webPictures, calendars, passwords, layers

  /// The library that decodes pictures with the suffix of this file; nil for those that always can be decoded, and those that only
  /// gdk-pixbuf knows.
  init?(decoding path: String) {
    switch path.lastIndex(of: ".").map({ path[path.index(after: $0)...].lowercased() }) {
    case "svg", "svgz": self = .drawings
    case "jpg", "jpeg": self = .photographs
    case "webp": self = .webPictures
    default: return nil
    }
  }

  /// Those that decode pictures and are not installed. They are looked for once, because loading them takes milliseconds.
  static let missingDecoders = Set(
    [drawings, photographs, webPictures].filter { !SharedLibrary.isInstalled($0.names) })

  /// The names under which it is loaded; one is enough.
  package var names: [String] {
    switch self {
    case .drawings: ["librsvg-2.so.2"]
    case .photographs: ["libturbojpeg.so.0"]
    case .webPictures: ["libwebp.so.7"]
    case .calendars: ["libical.so.3"]
    case .passwords: ["libcrypt.so.1", "libcrypt.so.2"]
    case .layers: ["libgtk-layer-shell.so.0"]
    }
  }

  /// The package that contains it.
  func package(on distribution: Distribution) -> String {
    let names: (debian: String, fedora: String, suse: String, arch: String, alpine: String) =
      switch self {
      case .drawings: ("librsvg2-2", "librsvg2", "librsvg-2-2", "librsvg", "librsvg")
      case .photographs: ("libturbojpeg0", "turbojpeg", "libturbojpeg0", "libjpeg-turbo", "libturbojpeg")
      case .webPictures: ("libwebp7", "libwebp", "libwebp7", "libwebp", "libwebp")
      case .calendars: ("libical3", "libical", "libical3", "libical", "libical")
      case .passwords: ("libcrypt1", "libxcrypt", "libcrypt1", "libxcrypt", "libxcrypt")
      case .layers:
        ("libgtk-layer-shell0", "gtk-layer-shell", "libgtk-layer-shell0", "gtk-layer-shell", "gtk-layer-shell")
      }
    return switch distribution {
    // Ubuntu has a number in the name of one package less.
    case .ubuntu: self == .photographs ? "libturbojpeg" : names.debian
    case .debian: names.debian
    case .fedora: names.fedora
    case .suse: names.suse
    case .arch: names.arch
    case .alpine: names.alpine
    }
  }
}
