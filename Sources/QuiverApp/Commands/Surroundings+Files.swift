import Freedesktop
import SpringboardEngine

nonisolated extension Surroundings {
  /// What is wrong with a dotfile, or with all that are in force; nil if it is not there.
  package func diagnostics(of file: String?) -> [Diagnostic]? {
    guard let file else { return diagnostics }
    return Configuration.check(file: file, environment: environment, shipped: assets.directory)
  }

  /// The files that may be read, those that count less first.
  package var configurationFiles: [String] { Configuration.files(environment: environment) }

  /// Where the arrangement is kept.
  package func homeStore() throws(FileFault) -> HomeStore {
    try configuration.homeStore(environment: environment)
  }

  /// The arrangement as it is kept; nil: there is none, or it cannot be read. Nothing is touched.
  var storedBoard: Board? {
    guard !isDemo, var store = try? homeStore() else { return nil }
    return store.reload().board
  }
}
