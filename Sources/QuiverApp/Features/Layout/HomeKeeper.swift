import GioBridge
import Posix
import QuiverCore
import SpringboardEngine

/// Keeps the layout on the disk while the springboard runs: it saves every change at once, and tries again as long as
/// that fails.
///
/// All access to the disk happens on another thread, one job after the other. A slow disk therefore delays neither the
/// window nor the order of what is written.
final class HomeKeeper {
  /// Called when the layout was read; nil if one is to be made from the catalogue. Nothing is saved before.
  var onLoad: (Board?) -> Void = { _ in }
  /// Called before ``onLoad`` if there has never been a layout, and the administrator has prepared none.
  var onFirstRun: () -> Void = {}
  /// Called when another program has changed the layout.
  var onChange: (Board) -> Void = { _ in }
  /// Called when the undo history was read.
  var onHistory: (BoardHistory) -> Void = { _ in }
  /// Called at the first failure after a success.
  var onFailure: (FileFault) -> Void = { _ in }

  private enum Phase {
    /// In the demo, or if the layout cannot be kept: nothing is read or written.
    case off
    case loading
    case loaded
  }

  private var phase = Phase.off
  private var store: HomeStore?
  private var running: BackgroundTask?
  private var waiting = Waiting()
  private var history: BoardHistory?
  /// Set from a failure to the next try.
  private var retryTimer: LoopSource?
  /// Seconds until the next try; doubled with each failure.
  private var retryDelay = HomeKeeper.shortestRetryDelay
  private static let shortestRetryDelay = 1.0
  private static let longestRetryDelay = 60.0
  /// Seconds that the program waits for the disk before it ends: a save takes three calls of fsync(2), each of which may take
  /// seconds on a busy disk, and systemd ends a session only after 90 seconds.
  private static let finalTimeLimit = 20.0

  /// The jobs that are not started yet.
  private struct Waiting {
    var load: HomeJob.Opening?
    /// The content of the file, which another thread reads before ``load()``.
    var early: EarlyResult<HomeStore.EarlyContent?>?
    /// Reads the history of this layout.
    var history: (current: Board?, stamp: String)?
    var reload = false
    var changes = HomeJob.Changes()
    /// There are changes that no write has included yet.
    var hasNews = false
    /// Jobs wait for ``begin()``, because other work needs the disk first.
    var isPostponed = false
  }

  /// If `postponed` is set, only the layout is read before ``begin()``.
  init(_ environment: Environment, postponed: Bool = false) {
    waiting.isPostponed = postponed
    guard !environment.isDemo else { return }
    phase = .loading
    waiting.load = { () throws(FileFault) in
      try environment.configuration.homeStore(environment: environment.variables)
    }
  }

  /// The path of the layout; nil if there is none, or it is not known yet.
  var file: String? { store?.path }

  var isLoading: Bool { if case .loading = phase { true } else { false } }

  /// Whether the layout was read, and all changes are saved.
  var isSaved: Bool { !isLoading && running == nil && waiting.changes.isEmpty }

  /// Begins to read the file on another thread. It changes nothing, because this process may turn out not to be the
  /// springboard.
  func beginReading() {
    waiting.early = waiting.load.map(HomeJob.beginReading)
  }

  /// Reads the file, repairs it if necessary, and calls ``onLoad``.
  func load() {
    proceed()
  }

  /// Waits for the jobs, and returns whether all of them are done.
  @discardableResult
  func wait(atMost seconds: Double) -> Bool {
    let end = MonotonicClock.now + seconds
    while let running, MonotonicClock.now < end { running.wait(atMost: end - MonotonicClock.now) }
    return running == nil
  }

  /// Ends the postponement.
  func begin() {
    waiting.isPostponed = false
    proceed()
  }

  /// Reads the file again. A change from outside replaces what is not saved yet.
  func reload() {
    waiting.reload = true
    proceed()
  }
}

extension HomeKeeper {
  func save(_ board: Board) {
    guard phase != .off else { return }
    waiting.changes.board = board
    waiting.hasNews = true
    proceed()
  }

  /// Saves a layout and its undo history to a file that does not exist yet.
  func save(_ board: Board, from other: HomeKeeper) {
    (history, waiting.history) = (other.history, nil)
    waiting.changes.steps = history?.steps(current: board) ?? []
    save(board)
  }

  /// Saves a step of the history. Call this before ``save(_:)`` with the board that the step led to.
  func record(_ step: BoardHistory.Step) {
    guard phase != .off else { return }
    waiting.changes.steps.append(step)
    waiting.hasNews = true
    history?.apply(step)
    proceed()
  }

  /// Saves all changes before the program ends, and waits some seconds for that.
  func finish() {
    guard running != nil || !waiting.changes.isEmpty else { return }
    (waiting.isPostponed, waiting.reload, waiting.history, retryTimer) = (false, false, nil, nil)
    proceed()
    if !wait(atMost: Self.finalTimeLimit / 10) {
      Log.info("waiting for the disk to save the layout")
      wait(atMost: Self.finalTimeLimit * 9 / 10)
    }
    if running != nil || !waiting.changes.isEmpty { Log.error("the layout could not be saved before the end") }
  }
}

extension HomeKeeper {
  /// Starts the next job, unless one is running.
  private func proceed() {
    guard running == nil, let job = nextJob() else { return }
    running = BackgroundTask.run { [store] in
      var store = store
      let outcome = job.run(on: &store)
      return (store, outcome)
    } then: { [self] store, outcome in
      self.store = store
      running = nil
      take(outcome)
      proceed()
    }
  }

  private func nextJob() -> HomeJob? {
    if let open = waiting.load {
      defer { (waiting.load, waiting.early) = (nil, nil) }
      return .load(stamp: WallClock.stamp, early: waiting.early, open: open)
    }
    guard case .loaded = phase, !waiting.isPostponed else { return nil }
    if let (board, stamp) = waiting.history {
      waiting.history = nil
      return .readHistory(current: board, stamp: stamp)
    }
    if waiting.reload {
      waiting.reload = false
      return .reload
    }
    guard retryTimer == nil || waiting.hasNews, !waiting.changes.isEmpty else { return nil }
    defer { (waiting.changes, waiting.hasNews, retryTimer) = (HomeJob.Changes(), false, nil) }
    waiting.changes.history = history
    return .write(waiting.changes, stamp: WallClock.stamp)
  }

  private func take(_ outcome: HomeJob.Outcome) {
    switch outcome {
    case .unavailable(let fault):
      Log.error("the layout is not kept: \(Strings.clause(for: fault))")
      (phase, waiting.changes) = (.off, HomeJob.Changes())
      onLoad(nil)
    case .loaded(let loaded, let diagnostics): take(loaded, diagnostics)
    case .history(let read): take(read)
    case .reloaded(let board, let diagnostics):
      for diagnostic in diagnostics { Log.warning("\(diagnostic)") }
      guard let board else { return }
      (waiting.changes.board, retryTimer) = (nil, nil)
      onChange(board)
    case .written(let saved):
      retryDelay = Self.shortestRetryDelay
      warn(of: saved)
    case .failed(let rest, let failure): take(rest, failure)
    }
  }

  private func take(_ loaded: HomeStore.Loaded, _ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { Log.warning("\(diagnostic)") }
    switch loaded {
    case .read, .firstRun(.some): break
    case .firstRun(nil): onFirstRun()
    case .recovered(_, let aside?): Log.warning("the layout could not be read; it was set aside as \(aside)")
    case .recovered(nil, nil): Log.warning("the layout could not be read; it is set aside with the next change")
    case .recovered: Log.warning("the layout is missing or could not be read; an older one is used")
    case .newer: Log.warning("the layout was written by a newer version of Quiver; it is neither used nor changed")
    }
    phase = .loaded
    // Changes made while the file could not be read were changes of a placeholder.
    if loaded.board != nil { waiting.changes = HomeJob.Changes() }
    if history == nil { waiting.history = (loaded.board, WallClock.stamp) }
    onLoad(loaded.board)
  }

  private func take(_ read: BoardHistory) {
    var history = read
    for step in waiting.changes.steps { history.apply(step) }
    self.history = history
    onHistory(history)
  }

  private func warn(of saved: HomeStore.Saved) {
    switch saved {
    case .unchanged, .written: return
    case .outsideKept(let path):
      Log.warning("another program changed the layout at the same time; its version is kept as \(path)")
    case .setAside(let path): Log.warning("the layout could not be read; it was set aside as \(path)")
    }
  }

  private func take(_ rest: HomeJob.Changes, _ failure: HomeStore.Failure) {
    guard case .file(let fault) = failure else { return }
    waiting.changes.steps = rest.steps + waiting.changes.steps
    waiting.changes.board = waiting.changes.board ?? rest.board
    if retryDelay == Self.shortestRetryDelay {
      Log.error("the layout cannot be saved: \(Strings.clause(for: fault))")
      onFailure(fault)
    }
    retryTimer = MainLoop.timer(after: retryDelay) { [weak self] in
      self?.retryTimer = nil
      self?.proceed()
    }
    retryDelay = min(retryDelay * 2, Self.longestRetryDelay)
  }
}
