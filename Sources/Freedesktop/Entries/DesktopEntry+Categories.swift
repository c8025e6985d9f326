extension DesktopEntry {
  /// The main categories of the application, the most specific first (Desktop Menu Specification 1.1, appendix A).
  /// `Utility` is last, because very many applications list it.
  public var mainCategories: [String] { Self.mainCategories.filter(categories.contains) }

  private static let mainCategories = [
    "Game", "Education", "Science", "Development", "Graphics", "Office", "AudioVideo", "Audio", "Video", "Network",
    "Settings", "System", "Utility",
  ]
}
