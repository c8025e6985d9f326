import Freedesktop
import GtkBridge

nonisolated extension CatalogueSources {
  /// All directories that have to answer before a catalogue can be made.
  var allDirectories: Set<String> { Set(dataDirectories + path) }

  func without(_ directories: Set<String>) -> CatalogueSources {
    only { !directories.contains($0) }
  }

  var watcher: CatalogueWatcher {
    CatalogueWatcher(applications: applicationDirectories, programs: path, at: MonotonicClock.now)
  }

  /// Does all that is done to one of the directories when a catalogue is made, and returns when it has answered.
  func soundOut(_ directory: String) {
    let sources = only { $0 == directory }
    _ = sources.watcher
    _ = Catalogue.scan(sources)
    if !sources.path.isEmpty { _ = ProgramSearch(path: directory).has("sh") }
  }

  private func only(_ isWanted: (String) -> Bool) -> CatalogueSources {
    var sources = self
    sources.dataDirectories = dataDirectories.filter(isWanted)
    sources.path = path.filter(isWanted)
    return sources
  }
}
