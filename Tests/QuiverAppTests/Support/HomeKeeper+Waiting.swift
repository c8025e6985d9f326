import SpringboardEngine

@testable import QuiverApp

/// The keeper works on another thread, and tests wait for its results.
@MainActor
extension HomeKeeper {
  func loadAndWait() -> Board? {
    var loaded: Board?
    onLoad = { loaded = $0 }
    load()
    wait(atMost: 20)
    return loaded
  }

  func reloadAndWait() -> Board? {
    var changed: Board?
    onChange = { changed = $0 }
    reload()
    wait(atMost: 20)
    return changed
  }

  func saveAndWait(_ board: Board) {
    save(board)
    wait(atMost: 20)
  }
}
