import Freedesktop
import GtkBridge
import SpringboardEngine

/// The machine's applications as they are now: scanned beside the main thread, and again when something changed.
package final class CatalogueStore {
  /// What a scan brought.
  package enum News {
    /// The applications there are.
    case first([AppItem])
    /// Something that is shown is other than before.
    case changed([AppItem])
  }

  package var onNews: (News) -> Void = { _ in }
  /// What the last scan found; nil before the first one.
  private var catalogue: Catalogue?
  private var entries: [ItemID: DesktopEntry] = [:]
  private var sources: CatalogueSources
  private let directories: BaseDirectories
  /// Counts the scans: what an older one finds is not looked at.
  private var scan = 0
  private var watch: LoopWatch?

  package init(_ sources: CatalogueSources, _ directories: BaseDirectories) {
    self.sources = sources
    self.directories = directories
  }

  package func entry(_ id: ItemID) -> DesktopEntry? { entries[id] }

  /// Scans anew, from other sources.
  package func refresh(from sources: CatalogueSources) {
    self.sources = sources
    watch = nil
    refresh()
  }

  package func refresh() {
    // Watching comes before looking: what happens in between is seen by one or by the other.
    if watch == nil { watchSources() }
    scan += 1
    Errand.run { [sources, directories, known = catalogue] in
      CatalogueScan(of: sources, directories, since: known)
    } then: { [weak self, scan] in
      if self?.scan == scan { self?.adopt($0) }
    }
  }

  private func watchSources() {
    let watcher = CatalogueWatcher(
      applications: sources.applicationDirectories, programs: sources.path, at: MonotonicClock.now)
    watch = LoopWatch(watcher.descriptor) { [weak self] now in
      let notice = watcher.read(at: now)
      if !notice.rescan.isEmpty { self?.refresh() }
      return notice.askAgain
    }
  }

  private func adopt(_ found: CatalogueScan) {
    let isFirst = catalogue == nil
    catalogue = found.catalogue
    guard isFirst || found.isNew else { return }
    entries = found.entries
    onNews(isFirst ? .first(found.items) : .changed(found.items))
  }
}
