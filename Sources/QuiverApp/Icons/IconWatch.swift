import Freedesktop
import GioBridge
import Posix
import QuiverCore

/// Reports when the icons on screen may be out of date, or better ones may be available.
final class IconWatch {
  /// The watcher has one owner at a time. Watches are set on another thread, because a disk may not answer; if it never
  /// does, nothing is reported any more.
  private enum Phase {
    case idle
    case watching(IconWatcher, LoopWatch)
    /// Watches are being set. `again`: they are already out of date.
    case setting(again: Bool)
  }

  private var phase = Phase.idle
  private var places: IconPlaces?
  private var marks: Set<FileMark> = []
  private let onChange: () -> Void

  /// Watches nothing before ``follow(_:marks:)``.
  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  var isListening: Bool { if case .watching = phase { true } else { false } }

  /// Watches these places. A file that differs from its mark has changed already.
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

  /// `hasChanged`: a change was seen already.
  private func set(_ watcher: IconWatcher?, hasChanged: Bool = false) {
    guard let places else { return }
    phase = .setting(again: false)
    BackgroundTask.run { [marks, lent = Lent(watcher)] in
      Limits.yield()
      let now = MonotonicClock.now
      lent.value?.watchAnew(places, at: now)
      let watcher = lent.value ?? IconWatcher(places, at: now)
      // Watches before checking the marks, so that no change is missed.
      return (Lent(watcher), hasChanged || !marks.allSatisfy(\.holds))
    } then: { [weak self] watcher, hasChanged in
      self?.finish(watcher.value, hasChanged)
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
