import Freedesktop
import GtkBridge
import SpringboardEngine

/// Keeps the arrangement on disk while the springboard runs: every change is saved at once, and again while that fails.
final class HomeKeeper {
  /// What can be undone and redone is known: some time after ``load()``.
  var onHistory: (BoardHistory) -> Void = { _ in }
  /// Something cannot be saved, for the first time since something could be.
  var onFailure: (FileFault) -> Void = { _ in }
  /// nil: the demo, which saves nothing.
  private var store: HomeStore?
  private var unsaved: Board?
  private var unrecorded: [BoardHistory.Step] = []
  /// nil: it is not known yet.
  private var history: BoardHistory?
  /// Nothing is added to the journal until it is known what is in it.
  private var isReading = false
  /// There is something more urgent than the disk until ``begin()``.
  private var isWaiting: Bool
  /// The arrangement whose history is to be read, and the time that names what has to be set aside.
  private var standing: (board: Board?, stamp: String)?
  private var retry: LoopSource?
  /// Seconds until the next try; doubles from failure to failure.
  private var pause = HomeKeeper.shortestPause
  private static let shortestPause = 1.0
  private static let longestPause = 60.0

  /// With `waiting` nothing is written, and no history read, before ``begin()``.
  init(_ surroundings: Surroundings, waiting: Bool = false) {
    isWaiting = waiting
    guard !surroundings.isDemo else { return }
    do throws(FileFault) {
      store = try surroundings.configuration.homeStore(environment: surroundings.environment)
    } catch {
      Log.error("the arrangement is not kept: \(error)")
    }
  }

  /// The arrangement to begin with; nil: one is to be made of the catalogue.
  func load() -> Board? {
    guard store != nil else { return nil }
    let stamp = WallClock.stamp
    do throws(FileFault) {
      let (loaded, diagnostics) = try store!.load(stamp: stamp)
      for diagnostic in diagnostics { Log.warning("\(diagnostic)") }
      warn(of: loaded)
      standing = (loaded.board, stamp)
      isReading = store!.access != .leftAlone
      if !isWaiting { readHistory() }
      return loaded.board
    } catch {
      Log.error("the arrangement is not kept: \(error)")
      return nil
    }
  }

  /// Where it is kept; nil: nowhere.
  var file: String? { store?.path }

  /// The arrangement after a change from outside, which counts more than what was still to be saved here; nil: there is
  /// nothing new in it.
  func reload() -> Board? {
    guard let (board, diagnostics) = store?.reload() else { return nil }
    for diagnostic in diagnostics { Log.warning("\(diagnostic)") }
    if board != nil { (unsaved, retry) = (nil, nil) }
    return board
  }

  private func warn(of loaded: HomeStore.Loaded) {
    switch loaded {
    case .read, .firstRun: return
    case .recovered(_, let aside): Log.warning("the arrangement could not be read; it was set aside as \(aside)")
    case .newer: Log.warning("a newer Quiver wrote the arrangement; it is not used, and not changed")
    }
  }
}

extension HomeKeeper {
  /// Beside the main thread: it holds hundreds of boards, and nobody undoes anything in the first moments.
  private func readHistory() {
    guard let store, let standing, isReading else { return }
    Errand.run {
      store.history(standing: standing.board, stamp: standing.stamp)
    } then: { [weak self] in
      self?.adopt($0)
    }
  }

  private func adopt(_ read: BoardHistory) {
    guard isReading else { return }
    isReading = false
    var history = read
    for step in unrecorded { history.apply(step) }
    self.history = history
    onHistory(history)
    write()
  }
}

extension HomeKeeper {
  func save(_ board: Board) {
    unsaved = board
    write()
  }

  /// The disk has time now.
  func begin() {
    guard isWaiting else { return }
    isWaiting = false
    readHistory()
    write()
  }

  /// A place where nothing is kept yet takes over an arrangement, and what can be undone, from another.
  func save(_ board: Board, from other: HomeKeeper) {
    (history, isReading) = (other.history, false)
    unrecorded = history?.steps(standing: board) ?? []
    save(board)
  }

  /// Comes before the save of what the step led to.
  func record(_ step: BoardHistory.Step) {
    guard store != nil else { return }
    unrecorded.append(step)
    history?.apply(step)
    write()
  }

  /// The last try, before the program ends.
  func finish() {
    (isWaiting, isReading) = (false, false)
    write()
    retry = nil
  }

  /// A journal that cannot be written keeps no arrangement from being saved.
  private func write() {
    guard !isWaiting else { return }
    retry = nil
    let failures = [failure(of: writeSteps), failure(of: writeBoard)].compactMap(\.self)
    if let failure = failures.last { failed(failure) } else { pause = Self.shortestPause }
  }

  private func failure(of work: () throws(HomeStore.Failure) -> Void) -> HomeStore.Failure? {
    do throws(HomeStore.Failure) {
      try work()
      return nil
    } catch {
      return error
    }
  }

  private func writeSteps() throws(HomeStore.Failure) {
    guard let store, !isReading else { return }
    try store.record(unrecorded)
    unrecorded = []
  }

  private func writeBoard() throws(HomeStore.Failure) {
    guard let board = unsaved, store != nil else { return }
    if case .outsideKept(let path) = try store!.save(board) {
      Log.warning("the arrangement was changed meanwhile; that is kept as \(path)")
    }
    unsaved = nil
    if let history { store!.shorten(to: history, standing: board) }
  }

  private func failed(_ failure: HomeStore.Failure) {
    guard case .file(let fault) = failure else { return (unsaved, unrecorded) = (nil, []) }
    if pause == Self.shortestPause {
      Log.error("the arrangement cannot be saved: \(fault)")
      onFailure(fault)
    }
    retry = MainLoop.timer(after: pause) { [weak self] in self?.write() }
    pause = min(pause * 2, Self.longestPause)
  }
}
