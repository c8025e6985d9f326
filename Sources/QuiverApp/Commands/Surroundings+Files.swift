import Posix
import SpringboardEngine

nonisolated extension Surroundings {
  /// What is wrong with a dotfile, or with all that are in force; nil if it is not there.
  package func diagnostics(of file: String?) -> [Diagnostic]? {
    guard let file else { return diagnostics }
    return Configuration.check(
      file: file, environment: environment, shipped: assets.directory, administrator: administrator)
  }

  /// The files that may be read, those that count less first.
  package var configurationFiles: [String] {
    Configuration.files(environment: environment, administrator: administrator)
  }

  /// Where the arrangement is kept.
  package func homeStore() throws(FileFault) -> HomeStore {
    try configuration.homeStore(environment: environment)
  }

  /// The layout that the next start would show; nil: there is none yet. Nothing is written.
  var storedBoard: Board? {
    guard !isDemo, var store = try? homeStore() else { return nil }
    let (loaded, _) = store.load(stamp: WallClock.stamp, holding: nil)
    if case .firstRun = loaded { return nil }
    return loaded.board
  }
}
