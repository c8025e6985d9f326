/// What has to be looked at anew.
public enum WatchedKind: CaseIterable, Sendable {
  /// Desktop entries: scan.
  case applications
  /// Programs in `PATH`: an entry may be shown now that was not, or the other way round.
  case programs
}
