import Posix

extension IconPlaces {
  /// How many directories are read at most. Real themes have fewer.
  private static let mostDirectories = 4000

  /// All directories that have to be readable so that icons can be found. They are the directories of ``searchPath``,
  /// and the symbolic links in place of a theme, of a size directory or of a context directory. It blocks while it
  /// reads files and directories.
  public func directories() -> [String] {
    let themes = searchedThemes()
    let themeDirectories = searchPath.flatMap { path in themes.map { "\(path)/\($0)" } }
    let linked = themeDirectories.filter { (try? SymbolicLink.target(of: $0)) != nil }
    return searchPath + linked + Self.linkedDirectories(below: themeDirectories)
  }

  /// The symbolic links to directories in two levels below the themes: sizes and contexts.
  private static func linkedDirectories(below directories: [String]) -> [String] {
    var (level, linked, rest) = (directories, [String](), mostDirectories)
    for _ in 0..<2 {
      let found = level.prefix(rest).map(subdirectories)
      rest -= found.count
      linked += found.flatMap(\.linked)
      level = found.flatMap { $0.own + $0.linked }
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
