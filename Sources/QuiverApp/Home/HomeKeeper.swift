import Freedesktop
import GtkBridge
import SpringboardEngine

/// Keeps the arrangement on disk while the springboard runs: every change is saved at once, and again while that fails.
final class HomeKeeper {
  /// nil: the demo, which saves nothing.
  private var store: HomeStore?
  private var unsaved: Board?
  private var retry: LoopSource?
  /// Seconds until the next try; doubles from failure to failure.
  private var pause = HomeKeeper.shortestPause
  private static let shortestPause = 1.0
  private static let longestPause = 60.0

  init(_ surroundings: Surroundings) {
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
    do throws(FileFault) {
      let (loaded, diagnostics) = try store!.load(stamp: WallClock.stamp)
      for diagnostic in diagnostics { Log.warning("\(diagnostic)") }
      return board(loaded)
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

  private func board(_ loaded: HomeStore.Loaded) -> Board? {
    switch loaded {
    case .read(let board): return board
    case .firstRun(let board): return board
    case .recovered(let board, let aside):
      Log.warning("the arrangement could not be read; it was set aside as \(aside)")
      return board
    case .newer:
      Log.warning("a newer Quiver wrote the arrangement; it is not used, and not changed")
      return nil
    }
  }

  func save(_ board: Board) {
    unsaved = board
    write()
  }

  /// The last try, before the program ends.
  func finish(_ board: Board) {
    retry = nil
    if unsaved != nil { write() }
  }

  private func write() {
    guard let board = unsaved, store != nil else { return }
    retry = nil
    do throws(HomeStore.Failure) {
      let saved = try store!.save(board)
      if case .outsideKept(let path) = saved {
        Log.warning("the arrangement was changed meanwhile; that is kept as \(path)")
      }
      unsaved = nil
      pause = Self.shortestPause
    } catch {
      failed(error)
    }
  }

  private func failed(_ failure: HomeStore.Failure) {
    guard case .file(let fault) = failure else { return unsaved = nil }
    if pause == Self.shortestPause { Log.error("the arrangement cannot be saved: \(fault)") }
    retry = MainLoop.timer(after: pause) { [weak self] in self?.write() }
    pause = min(pause * 2, Self.longestPause)
  }
}
