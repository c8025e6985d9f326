import Freedesktop
import Posix

extension CatalogueSources {
  /// All directories that are read for a catalogue.
  package var allDirectories: Set<String> { Set(dataDirectories + path) }

  package func without(_ directories: Set<String>) -> CatalogueSources {
    only { !directories.contains($0) }
  }

  package var watcher: CatalogueWatcher {
    CatalogueWatcher(applications: applicationDirectories, programs: path, budget: budget, at: MonotonicTime.now)
  }

  /// Reads the directory in every way that a scan does, and returns when it has answered.
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
