import Freedesktop
import GtkBridge

/// Hears of changes to a set of files, which may itself change.
final class FileWatch {
  /// These are to be looked at anew.
  var onChange: (Set<String>) -> Void = { _ in }
  private var files: Set<String> = []
  private var watch: LoopWatch?

  func follow(_ files: Set<String>) {
    guard files != self.files else { return }
    self.files = files
    let watcher = FileWatcher(files, at: MonotonicClock.now)
    watch = LoopWatch(watcher.descriptor) { [weak self] now in
      let notice = watcher.read(at: now)
      if !notice.changed.isEmpty { self?.onChange(notice.changed) }
      return notice.askAgain
    }
  }
}
