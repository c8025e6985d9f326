/// Where the helper looks for icons.
nonisolated package struct IconSetup: Hashable, Sendable {
  package var theme: String
  /// Directories of icon themes that come before the environment's.
  package var searchPath: [String]

  package init(theme: String = "Adwaita", searchPath: [String] = []) {
    self.theme = theme
    self.searchPath = searchPath
  }
}
