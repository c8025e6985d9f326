import Posix

/// Watches the files of icons, and the directories in which better icons may appear.
///
/// It reads no clock and starts no timer. Its owner calls ``read(at:)`` whenever the descriptor is readable, and at the
/// time that the last report named in `askAgain`. `read` never blocks. The initializer and ``watchAnew(_:at:)`` block
/// while a disk does not respond, so do not call them on the main thread. It never polls: changes of icons are not
/// important enough to wake up the process regularly.
public final class IconWatcher {
  /// The changes since the last call of ``read(at:)``.
  public struct Report: Equatable, Sendable {
    /// Whether to look up icons again now.
    public var hasChanged: Bool
    /// When to call `read` even if the descriptor is not readable before, in seconds of the caller's clock; nil: only
    /// when the descriptor is readable.
    public var askAgain: Double?
  }

  /// How many directories are watched at most. A user's limit is many thousands, for all processes.
  public static let mostWatches = 256

  enum Subject { case icons }

  private let watcher: Watcher<Subject>

  /// Sets watches. It blocks while a disk does not respond.
  ///
  /// - Parameters:
  ///   - places: The icons and directories to watch.
  ///   - now: The present time, in seconds of any monotonic clock.
  public init(_ places: IconPlaces, at now: Double) {
    watcher = Watcher(
      [.icons], debounce: WatchDebounce(quiet: 0.2, limit: 1), pollingInterval: nil, mostWatches: Self.mostWatches)
    watchAnew(places, at: now)
  }

  /// The descriptor that becomes readable when something has changed. The watcher owns it. It is nil if the system has
  /// no descriptors left; nothing is reported then.
  public var descriptor: Int32? { watcher.descriptor }

  /// Replaces the watches by those for other places, or sets them again.
  ///
  /// Call it before icons are looked up again, so that a change in between is either read or reported. It blocks while
  /// a disk does not respond.
  ///
  /// - Parameters:
  ///   - places: The icons and directories to watch.
  ///   - now: The present time, in seconds of the same clock.
  public func watchAnew(_ places: IconPlaces, at now: Double) {
    watcher.watchAll(at: now) { $0.watch(places) }
  }

  /// Reads the pending events. Each burst of changes is reported once, after it has ended. It never blocks.
  ///
  /// - Parameter now: The present time, in seconds of the same clock.
  /// - Returns: Whether to look up icons again, and when to call this again.
  public func read(at now: Double) -> Report {
    let report = watcher.read(at: now)
    return Report(hasChanged: !report.changed.isEmpty, askAgain: report.askAgain)
  }
}

extension WatchRound<IconWatcher.Subject> {
  /// Watches the most important directories first, because the number of watches is limited.
  mutating func watch(_ places: IconPlaces) {
    let themes = places.themes().flatMap { theme in places.searchPath.map { "\($0)/\(theme)" } }
    for directory in places.searchPath {
      watchPath(to: directory, for: .icons)
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

  /// Watches the `apps` directories of a theme. Installers change the time of the theme's directory after adding an
  /// icon (Icon Theme Specification 0.13), but people who copy a file do not.
  private mutating func watchApplications(in theme: String) {
    let sizes = DirectoryReader(theme)?.items().filter { $0.kind == .directory || $0.kind == .link } ?? []
    for size in sizes.map(\.name).sorted() where !isFull { watchAll(in: "\(theme)/\(size)/apps") }
  }
}
