/// What a watcher answers each time it is asked.
public struct WatchResult: Equatable, Sendable {
  /// What to look at anew, now.
  public var rescan: Set<WatchedKind>
  /// When to ask again even if the descriptor stays silent, on the same clock; nil: when it becomes readable.
  public var askAgain: Double?

  public init(rescan: Set<WatchedKind>, askAgain: Double?) {
    self.rescan = rescan
    self.askAgain = askAgain
  }
}

/// What has to be looked at anew.
public enum WatchedKind: CaseIterable, Sendable {
  /// Desktop entries: scan.
  case applications
  /// Programs in `PATH`: an entry may be shown now that was not, or the other way round.
  case programs
}
