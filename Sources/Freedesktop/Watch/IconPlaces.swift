import KeyFile
import Posix

/// Where icons that are shown come from, and where better ones may come.
public struct IconPlaces: Equatable, Sendable {
  /// The icon theme's name; that is, its directory's in those of ``searchPath``.
  public var theme: String
  /// Directories of themes, and of icons that belong to none, the most important first. Absolute, there or not.
  public var searchPath: [String]
  /// Files that were found in a theme: what comes beside them may take their place.
  public var found: Set<String> = []
  /// Files that are wanted themselves, there or not.
  public var named: Set<String> = []

  public init(theme: String, searchPath: [String]) {
    (self.theme, self.searchPath) = (theme, searchPath)
  }

  /// More than any theme has above it.
  private static let mostThemes = 16

  /// The theme, those that it inherits from, and the one that is behind all (Icon Theme Specification 0.13).
  func themes() -> [String] {
    var themes = [theme]
    for number in 0..<Self.mostThemes where number < themes.count {
      themes = BaseDirectories.unique(themes + parents(of: themes[number]))
    }
    return BaseDirectories.unique(themes.prefix(Self.mostThemes) + ["hicolor"])
  }

  private func parents(of theme: String) -> [String] {
    let indices = searchPath.lazy.map { "\($0)/\(theme)/index.theme" }
    guard let index = indices.compactMap({ try? RegularFile.read($0) }).first else { return [] }
    let names = KeyFile(bytes: index).value("Inherits", in: "Icon Theme")?.split(separator: ",") ?? []
    return names.filter { !$0.hasPrefix(".") && !$0.contains("/") }.map(String.init)
  }
}
