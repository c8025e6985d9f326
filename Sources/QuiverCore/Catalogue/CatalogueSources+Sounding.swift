import Freedesktop
import Posix

extension CatalogueSources {
  /// All directories that have to answer before a catalogue can be made.
  package var allDirectories: Set<String> { Set(dataDirectories + path) }

  package func without(_ directories: Set<String>) -> CatalogueSources {
    only { !directories.contains($0) }
  }

  package var watcher: CatalogueWatcher {
    CatalogueWatcher(applications: applicationDirectories, programs: path, budget: budget, at: MonotonicTime.now)
  }

  /// Does all that is done to one of the directories when a catalogue is made, and returns when it has answered.
  package func probe(_ directory: String) {
    let sources = only { $0 == directory }
    _ = Catalogue.scan(sources, found: sources.watcher.takeFound())
    if !sources.path.isEmpty { _ = ProgramSearch(path: directory).has("sh") }
  }

  private func only(_ isWanted: (String) -> Bool) -> CatalogueSources {
    var sources = self
    sources.dataDirectories = dataDirectories.filter(isWanted)
    sources.path = path.filter(isWanted)
    sources.hidesMissingPrograms = hidesMissingPrograms && sources.path == path
    return sources
  }
}
