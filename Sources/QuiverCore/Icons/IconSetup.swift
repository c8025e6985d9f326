/// Where the helper looks for icons.
package struct IconSetup: Hashable, Sendable {
  package var theme: String
  /// Directories of icon themes that come before the environment's.
  package var searchPath: [String]
  /// The directory that keeps finished pictures; nil: they are not kept.
  package var cache: String?

  package init(theme: String = "Adwaita", searchPath: [String] = [], cache: String? = nil) {
    self.theme = theme
    self.searchPath = searchPath
    self.cache = cache
  }
}
