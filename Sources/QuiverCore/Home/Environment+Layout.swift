import Posix
import SpringboardEngine

extension Environment {
  /// The store of the layout.
  package func homeStore() throws(FileFault) -> HomeStore {
    try configuration.homeStore(environment: variables)
  }

  /// The board that the next start would show; nil if there is none yet. Nothing is written.
  package var storedBoard: Board? {
    guard !isDemo, var store = try? homeStore() else { return nil }
    let (loaded, _) = store.load(stamp: WallClock.stamp, holding: nil)
    if case .firstRun = loaded { return nil }
    return loaded.board
  }
}
