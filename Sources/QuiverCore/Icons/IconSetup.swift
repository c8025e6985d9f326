/// Where the decoder looks for icons.
package struct IconSetup: Hashable, Sendable {
  package var theme: String
  /// Directories of icon themes that come before those of the environment.
  package var searchPath: [String]
  /// The directory for finished pictures; nil if they are not cached.
  package var cache: String?

  package init(theme: String = "Adwaita", searchPath: [String] = [], cache: String? = nil) {
    self.theme = theme
    self.searchPath = searchPath
    self.cache = cache
  }
}
