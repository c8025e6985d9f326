import Posix

extension IconPlaces {
  /// Themes that GTK looks into whatever the chosen one is.
  private static let always = ["Adwaita", "gnome"]
  /// More directories than the themes in use have.
  private static let mostDirectories = 4000

  /// All directories that have to be readable for icons to be found: those of ``searchPath``, and those that a symbolic
  /// link leads to where a theme, one of its sizes or one of their contexts is expected. Reads files and directories.
  public func directories() -> [String] {
    let themes = BaseDirectories.unique(themes() + Self.always)
    let themeDirectories = searchPath.flatMap { path in themes.map { "\(path)/\($0)" } }
    let linked = themeDirectories.filter { (try? SymbolicLink.target(of: $0)) != nil }
    return searchPath + linked + Self.linkedDirectories(below: themeDirectories)
  }

  /// Two levels are looked at: sizes and contexts.
  private static func linkedDirectories(below directories: [String]) -> [String] {
    var (level, linked, rest) = (directories, [String](), mostDirectories)
    for _ in 0..<2 {
      let looked = level.prefix(rest).map(subdirectories)
      rest -= looked.count
      linked += looked.flatMap(\.linked)
      level = looked.flatMap { $0.own + $0.linked }
    }
    return linked
  }

  private static func subdirectories(of path: String) -> (own: [String], linked: [String]) {
    var found: (own: [String], linked: [String]) = ([], [])
    for item in DirectoryReader(path)?.items() ?? [] {
      switch item.kind {
      case .directory: found.own.append("\(path)/\(item.name)")
      case .link where FileStatus("\(path)/\(item.name)")?.kind == .directory:
        found.linked.append("\(path)/\(item.name)")
      case .link, .regular, .other: continue
      }
    }
    return found
  }
}
