/// Every desktop entry of the machine, shown or not.
public struct Catalogue: Equatable, Sendable {
  /// By id, then by precedence of their directories: what masks comes before what it masks.
  public var listings: [Listing]
  /// Where they were looked for, and when each directory was last changed before that, in nanoseconds since 1970; 0: there was
  /// none.
  public var directories: [String: Int]
  /// What was not searched, since a data directory holds more than its budget allows.
  public var omissions: [WalkOmission]
  /// The paths of missing programs that are in no directory of `PATH`. The entries that name them have the reason
  /// ``NotShown/programMissing``.
  public var missingPrograms: Set<String>

  /// A catalogue that was read before, or one for a test; a scan makes its own.
  public init(
    listings: [Listing] = [], directories: [String: Int] = [:], omissions: [WalkOmission] = [],
    missingPrograms: Set<String> = []
  ) {
    self.listings = listings
    self.directories = directories
    self.omissions = omissions
    self.missingPrograms = missingPrograms
  }

  /// An entry and why it is not shown.
  public struct Listing: Equatable, Sendable {
    public var entry: DesktopEntry
    /// nil: it is shown.
    public var reason: NotShown?

    public init(entry: DesktopEntry, reason: NotShown?) {
      self.entry = entry
      self.reason = reason
    }
  }
}

/// Why an entry is not shown.
public enum NotShown: String, CaseIterable, Sendable {
  case noDisplay = "NoDisplay"
  case hidden = "Hidden"
  case onlyShowIn = "OnlyShowIn"
  case notShowIn = "NotShowIn"
  case tryExec = "TryExec"
  case masked = "Masked"
  case notAnApplication = "NotAnApplication"
  case unreadable = "Unreadable"
  case invalid = "Invalid"
  case configuredHidden = "ConfiguredHidden"
  /// The program of `Exec` is not installed.
  case programMissing = "ProgramMissing"
}

extension Catalogue {
  /// The shown applications that fill a role: first those chosen as its default, whatever their categories, then those that
  /// are known to open its type, then the rest by id.
  public func applications(filling role: DesktopEntry.Role, by defaults: MimeDefaults) -> [DesktopEntry] {
    let chosen = role.mimeType.map(defaults.chosen) ?? []
    let order = role.mimeType.map(defaults.applications) ?? []
    let shown = listings.filter { $0.reason == nil }.map(\.entry)
    let fitting = shown.filter { $0.role == role || chosen.contains($0.id) }
    func rank(_ entry: DesktopEntry) -> Int { order.firstIndex(of: entry.id) ?? .max }
    return fitting.sorted { (rank($0), $0.id) < (rank($1), $1.id) }
  }
}
