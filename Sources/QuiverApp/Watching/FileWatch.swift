import Freedesktop
import GioBridge

/// Reports changes of single files: the configuration, the layout and the wallpaper.
final class FileWatch {
  /// Called with the files that may have changed.
  var onChange: (Set<String>) -> Void = { _ in }
  private var files: Set<String> = []
  private var watch: LoopWatch?
  private let setting = LatestJob()

  /// If `reportingAll` is set, all files are reported as soon as they are watched, since they may have changed after
  /// they were read.
  func follow(_ files: Set<String>, reportingAll: Bool = false) {
    guard files != self.files else { return }
    self.files = files
    set(nil, changed: reportingAll ? files : [])
  }

  /// The watcher has one owner at a time. Watches are set on another thread, because a disk may not answer; if it never
  /// does, nothing is reported any more.
  private func set(_ watcher: FileWatcher?, changed: Set<String>) {
    watch = nil
    setting.run { [files, lent = Lent(watcher)] in
      let now = MonotonicClock.now
      lent.value?.watchAnew(at: now)
      return Lent(lent.value ?? FileWatcher(files, at: now))
    } then: { [weak self] watcher in
      guard let self else { return }
      listen(to: watcher.value)
      if !changed.isEmpty { onChange(changed) }
    }
  }

  private func listen(to watcher: FileWatcher) {
    watch = LoopWatch(watcher.descriptor) { [weak self] now in
      let result = watcher.read(at: now)
      if !result.changed.isEmpty { self?.set(watcher, changed: result.changed) }
      return result.askAgain
    }
  }
}
