import CGtk

nonisolated extension DesktopSettings {
  /// The family in `font`. Wraps `pango_font_description_from_string`.
  package var fontFamily: String {
    guard let description = pango_font_description_from_string(font) else { return "Sans" }
    defer { pango_font_description_free(description) }
    return String(borrowing: pango_font_description_get_family(description)) ?? "Sans"
  }

  /// Whether programs should be dark, by the setting for that or by the name of the theme.
  package var isDark: Bool { prefersDark || theme.lowercased().hasSuffix("-dark") }
}
