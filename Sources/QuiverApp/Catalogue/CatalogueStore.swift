import Freedesktop
import GtkBridge
import SpringboardEngine

/// The machine's applications as they are now: scanned beside the main thread, and again when something changed.
package final class CatalogueStore {
  /// What there is to know.
  package enum News {
    /// The applications that an earlier run found.
    case recalled([AppItem])
    /// The applications there are.
    case first([AppItem])
    /// Something that is shown is other than before.
    case changed([AppItem])
  }

  package var onNews: (News) -> Void = { _ in }
  /// How often an application was opened.
  package var uses: (ItemID) -> Int = { _ in 0 }
  /// What is known: the last scan counts more than what an earlier run kept.
  private var known = CatalogueScan.Known.nothing
  private var entries: [ItemID: DesktopEntry] = [:]
  private var found: [AppItem] = []
  private var sources: CatalogueSources
  private let directories: BaseDirectories
  /// Counts the scans: what an older one finds is not looked at.
  private var scan = 0
  private var watch: LoopWatch?
  /// What is found is kept there for the next run.
  private let cache: CacheDirectory?

  /// Nothing is looked at before ``begin()`` or ``refresh()``.
  package init(_ sources: CatalogueSources, _ directories: BaseDirectories, cache: CacheDirectory? = nil) {
    self.sources = sources
    self.directories = directories
    self.cache = cache
  }

  package func entry(_ id: ItemID) -> DesktopEntry? {
    if case .snapshot(let snapshot) = known { snapshot.entry(id) } else { entries[id] }
  }

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

  /// What an earlier run kept comes first, if it can be relied on; the machine itself is then looked at by ``confirm()``.
  package func begin() {
    guard let cache, CatalogueSnapshot.exists(in: cache) else { return refresh() }
    Errand.run { [sources] in
      CatalogueSnapshot(in: cache, of: sources)
    } then: { [weak self] in
      self?.recall($0)
    }
  }

  private func recall(_ snapshot: CatalogueSnapshot?) {
    guard scan == 0 else { return }
    guard let snapshot else { return refresh() }
    (known, found) = (.snapshot(snapshot), snapshot.items)
    onNews(.recalled(items))
  }

  /// Looks at the machine, if what is known is from an earlier run.
  package func confirm() {
    if case .snapshot = known, scan == 0 { refresh() }
  }

  package func refresh() {
    scan += 1
    Errand.run { [sources, directories, known, cache, isWatching = watch != nil] in
      Limits.yield()
      // Watching comes before looking: what happens in between is seen by one or by the other.
      let watcher = isWatching ? nil : sources.watcher(at: MonotonicClock.now)
      return (watcher, CatalogueScan(of: sources, directories, since: known, keepingIn: cache))
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
    let isFirst = if case .nothing = known { true } else { false }
    (known, entries) = (.catalogue(scan.catalogue), scan.entries)
    guard isFirst || scan.isNew else { return }
    found = scan.items
    onNews(isFirst ? .first(items) : .changed(items))
  }
}

extension CatalogueSources {
  nonisolated fileprivate func watcher(at now: Double) -> CatalogueWatcher {
    CatalogueWatcher(applications: applicationDirectories, programs: path, at: now)
  }
}
