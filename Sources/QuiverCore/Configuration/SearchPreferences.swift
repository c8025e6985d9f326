/// `[search]`.
package struct SearchPreferences: Equatable, Sendable {
  /// Whether search learns from what is launched and chosen.
  package var keepsHistory = true
  /// The search providers that are asked.
  package var providers = SearchProviderChoice.local
}

/// The search providers that are asked.
package enum SearchProviderChoice: Equatable, Sendable {
  /// All except those that are disabled by default.
  case all
  /// Those that are known to answer at once and to ask no other computer: arithmetic, characters, clocks and settings.
  case local
  /// Those of the applications with these ids.
  case only([String])

  package static let none = only([])

  /// How ``all`` and ``local`` are written.
  static let (allWord, localWord) = ("all", "local")

  /// The applications of ``local``.
  static let localApplications: Set = [
    "org.gnome.Calculator.desktop", "org.gnome.Characters.desktop", "org.gnome.clocks.desktop",
    "org.gnome.Settings.desktop", "gnome-control-center.desktop",
  ]
}
