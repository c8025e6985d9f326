import CGtk
import GioBridge

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
  /// How much larger text is than at 96 dots per inch: by `text-scaling-factor` of GNOME, `Xft.dpi` and `GDK_DPI_SCALE`.
  package var textScale = 1.0

  package init() {}
}

nonisolated extension DesktopSettings {
  /// The limits of ``textScale``: those of GNOME.
  private static let textScales = 0.5...3.0

  /// The text scale of a screen in dots per inch, in steps that are visible; 1 if the screen has no resolution, which is
  /// negative then.
  package static func textScale(atResolution resolution: Double) -> Double {
    guard resolution > 0 else { return 1 }
    let scale = (resolution / 96 * 20).rounded() / 20
    return min(max(scale, textScales.lowerBound), textScales.upperBound)
  }

  /// The family in `font`. Wraps `pango_font_description_from_string`.
  package var fontFamily: String {
    guard let description = pango_font_description_from_string(font) else { return "Sans" }
    defer { pango_font_description_free(description) }
    return String(borrowing: pango_font_description_get_family(description)) ?? "Sans"
  }
}
