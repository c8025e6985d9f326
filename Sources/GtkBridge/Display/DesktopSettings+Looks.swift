import CGtk

nonisolated extension DesktopSettings {
  /// The family that `font` names. Wraps `pango_font_description_from_string`.
  package var fontFamily: String {
    guard let description = pango_font_description_from_string(font) else { return "Sans" }
    defer { pango_font_description_free(description) }
    return String(borrowing: pango_font_description_get_family(description)) ?? "Sans"
  }

  /// Whether programs are to look dark, by their own setting or by a theme that is.
  package var isDark: Bool { prefersDark || theme.lowercased().hasSuffix("-dark") }
}
