import Freedesktop
import GtkBridge

/// Hears of named files: the dotfile, the arrangement, the wallpaper.
final class FileWatch {
  /// These are to be looked at anew.
  var onChange: (Set<String>) -> Void = { _ in }
  private var files: Set<String> = []
  private var watch: LoopWatch?
  /// Counts the settings of watches: what an older one set is let go.
  private var round = 0

  /// With `lookingAnew` all of them are said to be changed as soon as they are watched: something may have happened since they
  /// were read.
  func follow(_ files: Set<String>, lookingAnew: Bool = false) {
    guard files != self.files else { return }
    self.files = files
    set(nil, changed: lookingAnew ? files : [])
  }

  /// The watcher has one owner at a time: its watches are set beside the main thread, since a disk may not answer. Where it
  /// never does, nothing more is heard of these files.
  private func set(_ watcher: FileWatcher?, changed: Set<String>) {
    round += 1
    watch = nil
    // Nobody else has it until it comes back.
    nonisolated(unsafe) let lent = watcher
    BackgroundTask.run { [files] in
      let now = MonotonicClock.now
      lent?.watchAnew(at: now)
      nonisolated(unsafe) let watcher = lent ?? FileWatcher(files, at: now)
      return watcher
    } then: { [weak self, round] watcher in
      guard let self, self.round == round else { return }
      listen(to: watcher)
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
