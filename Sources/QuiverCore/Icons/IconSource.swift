/// The meaning of an `Icon=` value (Desktop Entry Specification 1.5, and what real entries contain).
package enum IconSource: Equatable, Sendable {
  /// A name in the icon theme.
  case name(String)
  case file(String)

  package init(_ icon: String, home: String) {
    if icon.hasPrefix("/") {
      self = .file(icon)
    } else if icon.hasPrefix("~/") {
      self = .file(home + icon.dropFirst())
    } else {
      self = .name(Self.withoutExtension(icon))
    }
  }

  /// The name to look for in the icon theme. For a file it is that of the file, which is used if the file is broken.
  package var themeName: String {
    switch self {
    case .name(let name): name
    case .file(let path): Self.withoutExtension(path.split(separator: "/").last.map(String.init) ?? "")
    }
  }

  /// The specification allows no extension in a name, but real entries have them.
  private static func withoutExtension(_ name: String) -> String {
    let suffix = [".png", ".svg", ".svgz", ".xpm"].first { name.lowercased().hasSuffix($0) }
    return String(name.dropLast(suffix?.count ?? 0))
  }
}
