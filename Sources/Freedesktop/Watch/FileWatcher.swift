/// Watches files, and the files in directories. They may be missing, together with directories above them. It follows symbolic links, and notices
/// files that are written to, replaced or removed.
///
/// It reads no clock and starts no timer. Its owner calls ``read(at:)`` whenever the descriptor is readable, and at the
/// time that the last report named in `askAgain`. `read` never blocks. The initializer and ``watchAnew(at:)`` block
/// while a disk does not respond, so do not call them on the main thread.
public final class FileWatcher {
  /// The changes since the last call of ``read(at:)``.
  public struct Report: Equatable, Sendable {
    /// The files to read again now.
    public var changed: Set<String>
    /// When to call `read` even if the descriptor is not readable before, in seconds of the caller's clock; nil: only
    /// when the descriptor is readable.
    public var askAgain: Double?
  }

  /// How often all files are reported as changed if the system has no watches or descriptors left, in seconds.
  public static let pollingInterval = 10.0

  private let files: Set<String>
  private let watcher: Watcher<String>

  /// Sets watches. It blocks while a disk does not respond.
  ///
  /// - Parameters:
  ///   - files: The absolute paths of the files and directories, including missing ones.
  ///   - now: The present time, in seconds of any monotonic clock.
  public init(_ files: Set<String>, at now: Double) {
    self.files = files
    watcher = Watcher(files, debounce: WatchDebounce(quiet: 0.1, limit: 1), pollingInterval: Self.pollingInterval)
    watchAnew(at: now)
  }

  /// The descriptor that becomes readable when something has changed. The watcher owns it. It is nil if the system has
  /// no descriptors left; the owner then relies on `askAgain`.
  public var descriptor: Int32? { watcher.descriptor }

  /// Sets the watches again for the files and directories that exist now.
  ///
  /// Call it before the files are read again, so that a change in between is either read or reported. It blocks while a
  /// disk does not respond.
  ///
  /// - Parameter now: The present time, in seconds of the same clock.
  public func watchAnew(at now: Double) {
    watcher.watchAll(at: now) { round in
      for file in files {
        round.watch(file: file, for: file)
        // This has no effect unless the file is a directory.
        _ = round.watch(contentsOf: file, WatchInterest(subject: file, scope: .everything))
      }
    }
  }

  /// Reads the pending events. Each burst of changes is reported once, after it has ended. It never blocks.
  ///
  /// - Parameter now: The present time, in seconds of the same clock.
  /// - Returns: The files to read again, and when to call this again.
  public func read(at now: Double) -> Report {
    let report = watcher.read(at: now)
    return Report(changed: report.changed, askAgain: report.askAgain)
  }
}
