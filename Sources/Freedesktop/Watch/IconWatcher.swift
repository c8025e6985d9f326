import Posix

/// Watches the files that icons were found in, and the directories in which better ones may come, with one descriptor.
///
/// It reads no clock and starts no timer: its owner asks whenever the descriptor is readable and when `askAgain` has
/// come. Asking waits for no disk; making one and `watchAnew` do, and belong on a thread that may be kept waiting. What
/// cannot be watched is not heard of: icons are not worth waking up for.
public final class IconWatcher {
  /// What it answers each time it is asked.
  public struct Notice: Equatable, Sendable {
    /// Icons are to be looked up anew, now.
    public var hasChanged: Bool
    /// When to ask again even if the descriptor stays silent, on the same clock; nil: when it becomes readable.
    public var askAgain: Double?
  }

  /// So many directories at most, of the many thousands that a user may watch in all.
  public static let mostWatches = 256

  enum Subject { case icons }

  private let watcher: Watcher<Subject>

  /// `now` is of any clock that does not jump, in seconds.
  public init(_ places: IconPlaces, at now: Double) {
    watcher = Watcher(
      [.icons], debounce: WatchDebounce(quiet: 0.2, limit: 1), pollingInterval: nil, mostWatches: Self.mostWatches)
    watchAnew(places, at: now)
  }

  /// To be watched for being readable. nil where the system has none left.
  public var descriptor: Int32? { watcher.descriptor }

  /// Watches these, as they are there now. To be called before what was told of is looked at: what happens in between
  /// is then seen by one or by the other.
  public func watchAnew(_ places: IconPlaces, at now: Double) {
    watcher.watchAll(at: now) { $0.watch(places) }
  }

  /// Reads what has happened, and tells of it once, when things have calmed down.
  public func read(at now: Double) -> Notice {
    let answer = watcher.read(at: now)
    return Notice(hasChanged: !answer.changed.isEmpty, askAgain: answer.askAgain)
  }
}

extension WatchRound<IconWatcher.Subject> {
  /// The most important first: there is an end to the watches.
  mutating func watch(_ places: IconPlaces) {
    let themes = places.themes().flatMap { theme in places.searchPath.map { "\($0)/\(theme)" } }
    for directory in places.searchPath {
      watchWay(to: directory, for: .icons)
      watchAll(in: directory)
    }
    for theme in themes { watchAll(in: theme) }
    for directory in Set(places.found.map { String($0[...].parent) }).sorted() { watchAll(in: directory) }
    for file in places.found.union(places.named).sorted() { watch(file: file, for: .icons) }
    for theme in themes { watchApplications(in: theme) }
  }

  private mutating func watchAll(in directory: String) {
    _ = add(directory, .contents, WatchInterest(subject: .icons, scope: .everything))
  }

  /// Installers are to touch the theme's own directory (Icon Theme Specification 0.13); people who copy a file do not.
  private mutating func watchApplications(in theme: String) {
    for size in Directory.possibleSubdirectories(of: theme).sorted() where !isFull {
      watchAll(in: "\(theme)/\(size)/apps")
    }
  }
}
