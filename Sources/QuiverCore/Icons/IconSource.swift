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

  /// The specification allows no extension in a name, but real entries have them.
  private static func withoutExtension(_ name: String) -> String {
    let isPicture = [".png", ".svg", ".xpm"].contains { name.lowercased().hasSuffix($0) }
    return isPicture ? String(name.dropLast(4)) : name
  }
}
