/// `[search]`.
package struct SearchPreferences: Equatable, Sendable {
  /// Whether search learns from what is launched and chosen.
  package var keepsHistory = true
  /// The search providers that are asked.
  package var providers = SearchProviderChoice.none
}

/// The search providers that are asked.
package enum SearchProviderChoice: Equatable, Sendable {
  /// All except those that are disabled by default.
  case all
  /// Those of the applications with these ids.
  case only([String])

  package static let none = only([])

  /// How ``all`` is written.
  static let allWord = "all"
}
