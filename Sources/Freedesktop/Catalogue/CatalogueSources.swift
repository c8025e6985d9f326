/// What a catalogue is made from.
public struct CatalogueSources: Sendable {
  /// Data directories, most important first: entries are below `applications` in each.
  public var dataDirectories: [String]
  public var locale: LocaleMatch
  /// The desktop's names, most particular first, that `OnlyShowIn` and `NotShowIn` speak of.
  public var desktops: [String]
  /// The directories that programs are looked for in.
  public var path: [String]
  /// Entries that the user does not want to see, by id.
  public var hiddenIDs: Set<String> = []
  /// Whether entries are hidden whose program is not installed. Not for a `path` that is known to lack directories: the program
  /// may be in one of those.
  public var hidesMissingPrograms = true
  /// Where programs start whose entry names no directory.
  public var home = "/"
  /// How much of each data directory is searched.
  public var budget = WalkBudget()

  public init(
    dataDirectories: [String], locale: LocaleMatch = LocaleMatch("C"), desktops: [String] = [], path: [String] = []
  ) {
    self.dataDirectories = dataDirectories
    self.locale = locale
    self.desktops = desktops
    self.path = path
  }

  /// Where entries are, whether there are such directories or not, most important first.
  public var applicationDirectories: [String] {
    BaseDirectories.unique(dataDirectories).map { "\($0)/applications" }
  }

  /// What the environment says.
  ///
  /// - Parameters:
  ///   - environment: Its `PATH`, its locale and its `XDG_CURRENT_DESKTOP` are read.
  ///   - base: Where the data directories are taken from.
  ///   - extraDataDirectories: Absolute paths, searched after all others.
  ///   - desktop: In place of `XDG_CURRENT_DESKTOP`, colon-separated.
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
