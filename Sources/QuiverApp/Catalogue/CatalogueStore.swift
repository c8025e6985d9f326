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
  /// How often an application was opened.
  package var uses: (ItemID) -> Int = { _ in 0 }
  /// What the last scan found; nil before the first one.
  private var catalogue: Catalogue?
  private var entries: [ItemID: DesktopEntry] = [:]
  private var found: [AppItem] = []
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

  /// The applications there are, with their uses up to now.
  package var items: [AppItem] {
    found.map { item in
      var item = item
      item.uses = uses(item.id)
      return item
    }
  }

  /// Scans anew, from other sources.
  package func refresh(from sources: CatalogueSources) {
    self.sources = sources
    watch = nil
    refresh()
  }

  package func refresh() {
    scan += 1
    Errand.run { [sources, directories, known = catalogue, isWatching = watch != nil] in
      Limits.yield()
      // Watching comes before looking: what happens in between is seen by one or by the other.
      let watcher = isWatching ? nil : sources.watcher(at: MonotonicClock.now)
      return (watcher, CatalogueScan(of: sources, directories, since: known))
    } then: { [weak self, scan] watcher, found in
      guard let self, self.scan == scan else { return }
      if let watcher { follow(watcher) }
      adopt(found)
    }
  }

  private func follow(_ watcher: CatalogueWatcher) {
    watch = LoopWatch(watcher.descriptor) { [weak self] now in
      let notice = watcher.read(at: now)
      if !notice.rescan.isEmpty { self?.refresh() }
      return notice.askAgain
    }
  }

  private func adopt(_ scan: CatalogueScan) {
    let isFirst = catalogue == nil
    catalogue = scan.catalogue
    guard isFirst || scan.isNew else { return }
    (entries, found) = (scan.entries, scan.items)
    onNews(isFirst ? .first(items) : .changed(items))
  }
}

extension CatalogueSources {
  nonisolated fileprivate func watcher(at now: Double) -> CatalogueWatcher {
    CatalogueWatcher(applications: applicationDirectories, programs: path, at: now)
  }
}
