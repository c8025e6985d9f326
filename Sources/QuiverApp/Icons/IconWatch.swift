import Freedesktop
import GtkBridge
import Posix
import QuiverCore

/// Hears when icons that are shown may be out of date, or better ones may have come.
final class IconWatch {
  /// The watcher has one owner at a time: its watches are set beside the main thread, since a disk may not answer. Where
  /// none ever does, nothing is heard any more.
  private enum Phase {
    case idle
    case watching(IconWatcher, LoopWatch)
    /// Other places are to be watched meanwhile, or not.
    case setting(again: Bool)
  }

  private var phase = Phase.idle
  private var places: IconPlaces?
  private var marks: Set<FileMark> = []
  private let onChange: () -> Void

  /// Nothing is watched before ``follow(_:marks:)``.
  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  /// Whether what happens now is heard.
  var isListening: Bool { if case .watching = phase { true } else { false } }

  /// Watches these from now on. What no longer is as its mark says has changed already.
  func follow(_ places: IconPlaces, marks: Set<FileMark>) {
    self.marks = marks
    guard places != self.places else { return }
    self.places = places
    switch phase {
    case .idle: set(nil)
    case .watching(let watcher, _): set(watcher)
    case .setting: phase = .setting(again: true)
    }
  }

  /// After something happened, or before anything has.
  private func set(_ watcher: IconWatcher?, hasChanged: Bool = false) {
    guard let places else { return }
    phase = .setting(again: false)
    // Nobody else has it until it comes back.
    nonisolated(unsafe) let lent = watcher
    BackgroundTask.run { [marks] in
      Limits.yield()
      let now = MonotonicClock.now
      lent?.watchAnew(places, at: now)
      nonisolated(unsafe) let watcher = lent ?? IconWatcher(places, at: now)
      // Watching comes before looking: what happens in between is seen by one or by the other.
      return (watcher, hasChanged || !marks.allSatisfy(\.holds))
    } then: { [weak self] watcher, hasChanged in
      self?.finish(watcher, hasChanged)
    }
  }

  private func finish(_ watcher: IconWatcher, _ hasChanged: Bool) {
    if case .setting(again: true) = phase {
      set(watcher, hasChanged: hasChanged)
    } else {
      listen(to: watcher)
      if hasChanged { onChange() }
    }
  }

  private func listen(to watcher: IconWatcher) {
    let watch = LoopWatch(watcher.descriptor) { [weak self] now in
      let result = watcher.read(at: now)
      if result.hasChanged { self?.set(watcher, hasChanged: true) }
      return result.askAgain
    }
    phase = .watching(watcher, watch)
  }
}
