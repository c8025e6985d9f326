import KeyFile
import Posix

/// The files of the icons that are shown, and the directories in which better icons may appear.
public struct IconPlaces: Equatable, Sendable {
  /// The name of the icon theme, which is the name of its directory in ``searchPath``.
  public var theme: String
  /// The absolute directories that contain themes and icons outside of themes, most important first. Some may be
  /// missing.
  public var searchPath: [String]
  /// Icons that were found in a theme. A new file in the same directory may replace them.
  public var found: Set<String> = []
  /// Icons that entries name by their absolute path. Some may be missing.
  public var named: Set<String> = []

  /// Makes places without icons.
  public init(theme: String, searchPath: [String]) {
    (self.theme, self.searchPath) = (theme, searchPath)
  }

  /// GTK searches these themes in addition to the chosen one.
  private static let fallbackThemes = ["Adwaita", "gnome"]
  /// How many themes are searched at most, including inherited ones. Real themes inherit from fewer.
  private static let mostThemes = 16

  /// The theme, the themes that it inherits from, and the fallback theme hicolor (Icon Theme Specification 0.13).
  func themes() -> [String] {
    BaseDirectories.unique(inheritedThemes() + ["hicolor"])
  }

  /// All themes in which GTK finds icons, in its order.
  func searchedThemes() -> [String] {
    BaseDirectories.unique(inheritedThemes() + Self.fallbackThemes + ["hicolor"])
  }

  private func inheritedThemes() -> [String] {
    var themes = [theme]
    for number in 0..<Self.mostThemes where number < themes.count {
      themes = BaseDirectories.unique(themes + parents(of: themes[number]))
    }
    return Array(themes.prefix(Self.mostThemes))
  }

  private func parents(of theme: String) -> [String] {
    guard let index = index(of: theme) else { return [] }
    let names = KeyFile(bytes: index).value("Inherits", in: "Icon Theme")?.split(separator: ",") ?? []
    return names.filter { !$0.hasPrefix(".") && !$0.contains("/") }.map(String.init)
  }

  /// The first index of a theme that can be read. A lazy sequence would read it twice, and fail if it is removed in between.
  func index(of theme: String) -> [UInt8]? {
    for directory in searchPath {
      if let bytes = try? RegularFile.read("\(directory)/\(theme)/index.theme") { return bytes }
    }
    return nil
  }
}
