/// All desktop entries of the computer, including those that are not shown.
public struct Catalogue: Equatable, Sendable {
  /// The entries, ordered by id and then by the precedence of their directories: an entry precedes those that it masks.
  public var listings: [Listing]
  /// The directories that were searched, and when each was last changed before the search, in nanoseconds since 1970; 0
  /// if the directory was missing.
  public var directories: [String: Int]
  /// The parts of directories that were not searched, because they were beyond the ``WalkBudget``.
  public var omissions: [WalkOmission]
  /// The absolute paths of missing programs outside of all directories of `PATH`. Entries that name one of them in
  /// `TryExec` or `Exec` are not shown.
  public var missingPrograms: Set<String>

  /// Makes a catalogue from values, such as one that was stored. ``scan(_:found:)`` reads the desktop entries.
  public init(
    listings: [Listing] = [], directories: [String: Int] = [:], omissions: [WalkOmission] = [],
    missingPrograms: Set<String> = []
  ) {
    self.listings = listings
    self.directories = directories
    self.omissions = omissions
    self.missingPrograms = missingPrograms
  }

  /// An entry, and the reason if it is not shown.
  public struct Listing: Equatable, Sendable {
    /// The entry. If it could not be read, only its id, its file and a name made from the id are known.
    public var entry: DesktopEntry
    /// Why the entry is not shown; nil if it is shown.
    public var reason: NotShown?

    /// Whether the application is shown, or only found by a search.
    public var isSearchable: Bool { reason == nil || reason == .settingsPanel }

    /// Makes a listing from values.
    public init(entry: DesktopEntry, reason: NotShown?) {
      self.entry = entry
      self.reason = reason
    }
  }
}

/// Why an entry is not shown. Keys are those of the Desktop Entry Specification 1.5.
public enum NotShown: String, CaseIterable, Sendable {
  /// `NoDisplay` is true.
  case noDisplay = "NoDisplay"
  /// `NoDisplay` is true, but the entry shows some settings of the current desktop, so that a search should find it.
  case settingsPanel = "SettingsPanel"
  /// `Hidden` is true: the entry counts as deleted.
  case hidden = "Hidden"
  /// `OnlyShowIn` names none of the current desktops.
  case onlyShowIn = "OnlyShowIn"
  /// `NotShowIn` names one of the current desktops.
  case notShowIn = "NotShowIn"
  /// The program of `TryExec` is not installed.
  case tryExec = "TryExec"
  /// A more important entry has the same id.
  case masked = "Masked"
  /// `Type` is not `Application`.
  case notAnApplication = "NotAnApplication"
  /// The file cannot be read or is not a regular file.
  case unreadable = "Unreadable"
  /// `Type` is missing, or the application has neither a valid `Exec` nor D-Bus activation.
  case invalid = "Invalid"
  /// The user's configuration hides the entry: see ``CatalogueSources/hiddenIDs``.
  case configuredHidden = "ConfiguredHidden"
  /// The program of `Exec` is not installed.
  case programMissing = "ProgramMissing"
  /// A kiosk does not allow the application: see ``CatalogueSources/allowedIDs``.
  case notAllowed = "NotAllowed"
}
