/// Where a ``Catalogue`` finds desktop entries, and what decides whether they are shown.
public struct CatalogueSources: Sendable {
  /// The data directories, most important first. Entries are below `applications` in each of them.
  public var dataDirectories: [String]
  /// Decides which translations are used.
  public var locale: LocaleMatch
  /// The names of the current desktop, most specific first. `OnlyShowIn` and `NotShowIn` are compared with them.
  public var desktops: [String]
  /// The absolute directories of `PATH`, in which programs are searched for.
  public var path: [String]
  /// The ids of entries that the user's configuration hides.
  public var hiddenIDs: Set<String> = []
  /// The ids of the only entries that are shown and can be launched; nil if all can, as outside of a kiosk.
  public var allowedIDs: Set<String>?
  /// The only actions of entries that exist, as an id of an entry, a colon and the id of an action; nil for all.
  public var allowedActions: Set<String>?
  /// Whether entries are hidden if their program is not installed. Set it to false if ``path`` is incomplete, because
  /// the program may be in a directory that it lacks.
  public var hidesMissingPrograms = true
  /// The working directory of programs whose entry has no `Path`.
  public var home = "/"
  /// The limits of the search in each data directory.
  public var budget = WalkBudget()

  /// Makes sources from values.
  public init(
    dataDirectories: [String], locale: LocaleMatch = LocaleMatch("C"), desktops: [String] = [], path: [String] = []
  ) {
    self.dataDirectories = dataDirectories
    self.locale = locale
    self.desktops = desktops
    self.path = path
  }

  /// The directories that contain entries, most important first. Some of them may be missing.
  public var applicationDirectories: [String] {
    BaseDirectories.unique(dataDirectories).map { "\($0)/applications" }
  }

  /// Makes sources from environment variables.
  ///
  /// - Parameters:
  ///   - environment: The environment variables. `PATH`, `XDG_CURRENT_DESKTOP` and those of the locale are used.
  ///   - base: The base directories, which contain the data directories and the home directory.
  ///   - extraDataDirectories: More data directories, less important than all others. Relative paths are ignored.
  ///   - desktop: Colon-separated names that replace `XDG_CURRENT_DESKTOP`.
  public init(
    environment: [String: String], base: BaseDirectories, extraDataDirectories: [String] = [], desktop: String? = nil
  ) {
    let extra = extraDataDirectories.compactMap(BaseDirectories.absolute)
    self.init(
      dataDirectories: BaseDirectories.unique(base.allData + extra),
      locale: LocaleMatch(environment: environment),
      desktops: (desktop ?? environment["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":").map(String.init),
      path: BaseDirectories.list(environment["PATH"], fallback: ["/usr/local/bin", "/usr/bin", "/bin"]))
    home = base.home
  }
}

extension CatalogueSources {
  /// The entry without the actions that are not allowed.
  func restricting(_ entry: DesktopEntry) -> DesktopEntry {
    guard let allowedActions else { return entry }
    var entry = entry
    entry.actions.removeAll { !allowedActions.contains("\(entry.id):\($0.id)") }
    return entry
  }
}
