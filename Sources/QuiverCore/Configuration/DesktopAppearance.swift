/// How the desktop wants programs to look.
package struct DesktopAppearance: Equatable, Sendable {
  package enum Scheme: Sendable { case noPreference, light, dark }

  package var scheme = Scheme.noPreference
  package var isHighContrast = false

  package init(scheme: Scheme = .noPreference, isHighContrast: Bool = false) {
    (self.scheme, self.isHighContrast) = (scheme, isHighContrast)
  }

  /// `gtkTheme` is the name of the GTK theme, `prefersDark` is GTK's setting for dark programs, and `colorScheme` and
  /// `highContrast` are the settings of GNOME; nil if they do not exist. A scheme that the user chose in GNOME comes
  /// before the name of the theme.
  package init(gtkTheme: String, prefersDark: Bool, colorScheme: String?, highContrast: Bool?) {
    let name = gtkTheme.lowercased()
    let isDark = prefersDark || name.split { $0 == "-" || $0 == ":" }.contains("dark")
    scheme = Self.schemes[colorScheme ?? ""] ?? (isDark ? .dark : .noPreference)
    isHighContrast = highContrast == true || name.hasPrefix("highcontrast")
  }

  /// The values of `color-scheme` in `org.gnome.desktop.interface` that are a preference.
  private static let schemes = ["prefer-light": Scheme.light, "prefer-dark": .dark]

  /// The theme for `[style] theme=auto`. The default theme is dark, and it is made for any wallpaper.
  package var theme: String {
    if isHighContrast { return "high-contrast" }
    return scheme == .light ? "light" : "default"
  }
}
