extension DesktopEntry {
  /// The main categories it is in (Desktop Menu Specification 1.1, appendix A), the most telling first: nearly everything is a
  /// utility too.
  public var mainCategories: [String] { Self.mainCategories.filter(categories.contains) }

  private static let mainCategories = [
    "Game", "Education", "Science", "Development", "Graphics", "Office", "AudioVideo", "Audio", "Video", "Network",
    "Settings", "System", "Utility",
  ]
}
