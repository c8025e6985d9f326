import SpringboardEngine

extension Preferences {
  /// Three columns and two rows keep the expected scenes short.
  static let small = Preferences.small(.window)

  static func small(_ presence: Presence) -> Preferences {
    var preferences = Preferences()
    preferences.grid.columns = .fixed(3)
    preferences.grid.rows = .fixed(2)
    preferences.grid.iconSize = .fixed(64)
    preferences.presence = presence
    return preferences
  }

  func with(_ change: (inout Preferences) -> Void) -> Preferences {
    var changed = self
    change(&changed)
    return changed
  }
}
