import CGtk

/// The settings of the desktop for all programs.
nonisolated package struct DesktopSettings: Equatable, Sendable {
  /// In seconds (`gtk-long-press-time`).
  package var longPress = 0.5
  /// In logical pixels (`gtk-dnd-drag-threshold`).
  package var dragThreshold = 8.0
  /// `gtk-enable-animations`.
  package var animates = true
  /// A Pango font description (`gtk-font-name`).
  package var font = "Sans 10"
  package var theme = "Adwaita"
  package var prefersDark = false
  /// `color-scheme` of GNOME; nil if there is no such setting.
  package var colorScheme: String?
  /// `high-contrast` of GNOME; nil if there is no such setting.
  package var highContrast: Bool?
  package var iconTheme = "hicolor"
  package var isRightToLeft = false

  package init() {}
}

nonisolated extension DesktopSettings {
  /// The family in `font`. Wraps `pango_font_description_from_string`.
  package var fontFamily: String {
    guard let description = pango_font_description_from_string(font) else { return "Sans" }
    defer { pango_font_description_free(description) }
    return String(borrowing: pango_font_description_get_family(description)) ?? "Sans"
  }
}
