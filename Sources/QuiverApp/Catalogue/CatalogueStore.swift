import Freedesktop
import GtkBridge
import Posix
import QuiverCore
import SpringboardEngine

/// The machine's applications as they are now: scanned beside the main thread, and again when something changed.
package final class CatalogueStore {
  /// What there is to know.
  package enum Update {
    /// The applications that an earlier run found.
    case recalled([AppItem])
    /// The applications there are.
    case first([AppItem])
    /// Something that is shown is other than before.
    case changed([AppItem])
  }

  package var onUpdate: (Update) -> Void = { _ in }
  /// How often an application was opened.
  package var uses: (ItemID) -> Int = { _ in 0 }
  /// What is known: the last scan counts more than what an earlier run kept.
  private var known = CatalogueScan.Known.nothing
  private var entries: [ItemID: DesktopEntry] = [:]
  private var found: [AppItem] = []
  private var sources: CatalogueSources
  private let directories: BaseDirectories
  private let reachability = Reachability()
  /// Counts the scans: what an older one finds is not looked at.
  private var scan = 0
  private var phase = Phase.idle
  private var isPolling = false
  /// The `applications` directories that are not searched whole.
  private var oversized: Set<String> = []

  /// The watcher has one owner at a time: its watches are set beside the main thread too, since a disk may not answer.
  private enum Phase {
    case idle
    /// What an earlier run found is being read. When it takes too long, it is not waited for.
    case recalling(BackgroundTask, timeout: LoopSource)
    case watching(CatalogueWatcher, LoopWatch)
    /// Something changed meanwhile, or did not. When it takes too long, somebody asks why.
    case looking(again: Bool, timeout: LoopSource)
  }
  /// What is found is kept there for the next run.
  private let cache: CacheDirectory?
  private var keepTimer: LoopSource?

  /// Nothing is looked at before ``begin()`` or ``refresh()``.
  package init(_ sources: CatalogueSources, _ directories: BaseDirectories, cache: CacheDirectory? = nil) {
    self.sources = sources
    self.directories = directories
    self.cache = cache
    reachability.onChange = { [weak self] in self?.startOver() }
  }

  package func entry(_ id: ItemID) -> DesktopEntry? {
    if case .snapshot(let snapshot) = known { snapshot.entry(id) } else { entries[id] }
  }

  /// Reads an entry from the disk, on another thread.
  func reader(of id: ItemID) -> @Sendable () -> DesktopEntry? {
    let sources = sources.without(reachability.unresponsive)
    return { Catalogue.entry(id.rawValue, in: sources) }
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
    startOver()
  }

  /// What an earlier run kept comes first, if it can be relied on; the machine itself is then looked at by ``confirm()``.
  package func begin() {
    guard let cache, CatalogueSnapshot.exists(in: cache) else { return refresh() }
    let task = BackgroundTask.run { [sources] in
      CatalogueSnapshot(in: cache, of: sources)
    } then: { [weak self] in
      self?.recall($0)
    }
    let timeout = MainLoop.timer(after: Reachability.timeLimit) { [weak self] in self?.startOver() }
    phase = .recalling(task, timeout: timeout)
  }

  /// Waits for what an earlier run kept, so many seconds at most.
  package func finishRecalling(within seconds: Double) {
    if case .recalling(let task, _) = phase { task.wait(atMost: seconds) }
  }

  private func recall(_ snapshot: CatalogueSnapshot?) {
    guard case .recalling = phase else { return }
    phase = .idle
    guard let snapshot else { return refresh() }
    (known, found) = (.snapshot(snapshot), snapshot.items)
    onUpdate(.recalled(items))
  }

  /// Looks at the machine, if what is known is from an earlier run.
  package func confirm() {
    if case .snapshot = known, case .idle = phase { refresh() }
  }

  package func refresh() {
    switch phase {
    case .idle, .recalling: look(with: nil)
    case .watching(let watcher, _): look(with: watcher)
    case .looking(_, let timeout): phase = .looking(again: true, timeout: timeout)
    }
  }

  /// Some directories tell nobody what happens in them, such as those that other computers write to.
  package func lookAgain() {
    if case .watching = phase { refresh() }
  }

  private func startOver() {
    phase = .idle
    refresh()
  }

  private func look(with watcher: CatalogueWatcher?) {
    scan += 1
    let timeout = MainLoop.timer(after: Reachability.timeLimit) { [weak self] in self?.probe() }
    phase = .looking(again: false, timeout: timeout)
    // Nobody else has it until it comes back.
    nonisolated(unsafe) let lent = watcher
    let sources = sources.without(reachability.unresponsive)
    BackgroundTask.run { [directories, known] in
      Limits.yield()
      // Watching comes before looking: what happens in between is seen by one or by the other.
      lent?.watchAnew(at: MonotonicClock.now)
      nonisolated(unsafe) let watcher = lent ?? sources.watcher
      let scan = CatalogueScan(of: sources, directories, since: known, found: watcher.takeFound())
      watcher.watch(missing: scan.catalogue.missingPrograms, at: MonotonicClock.now)
      return (watcher, scan)
    } then: { [weak self, scan] watcher, found in
      guard let self, self.scan == scan else { return }
      finish(watcher, found)
      keep(found, of: sources)
    }
  }

  private func probe() {
    let sources = sources.without(reachability.unresponsive)
    reachability.probe(sources.allDirectories, by: sources.probe)
  }

  private func finish(_ watcher: CatalogueWatcher, _ found: CatalogueScan) {
    let phase = phase
    reachability.cancelTimeout()
    follow(watcher)
    adopt(found)
    if case .looking(again: true, _) = phase { refresh() }
  }

  /// Seconds after which the hurry of a start is over.
  private static let keepDelay = 0.25

  private func keep(_ found: CatalogueScan, of sources: CatalogueSources) {
    guard let cache, !found.isKept else { return }
    keepTimer = MainLoop.timer(after: Self.keepDelay) {
      BackgroundTask.run {
        Limits.yield()
        found.keep(of: sources, in: cache)
      } then: {
      }
    }
  }

  private func follow(_ watcher: CatalogueWatcher) {
    let watch = LoopWatch(watcher.descriptor) { [weak self] now in
      let result = watcher.read(at: now)
      if !result.rescan.isEmpty { self?.refresh() }
      return result.askAgain
    }
    phase = .watching(watcher, watch)
    if watcher.isPolling && !isPolling { Log.warning(Self.unwatched) }
    isPolling = watcher.isPolling
  }

  private static let unwatched =
    "the system has no file watches left (see fs.inotify); "
    + "applications are looked for every \(Int(CatalogueWatcher.pollingInterval)) seconds"

  /// Once for each directory, for as long as it is too large.
  private func warn(of omissions: [WalkOmission]) {
    for omission in omissions where !oversized.contains(omission.directory) { Log.warning(omission) }
    oversized = Set(omissions.map(\.directory))
  }

  private func adopt(_ scan: CatalogueScan) {
    let isFirst = if case .nothing = known { true } else { false }
    (known, entries) = (.catalogue(scan.catalogue), scan.entries)
    warn(of: scan.catalogue.omissions)
    guard isFirst || scan.isNew else { return }
    found = scan.items
    onUpdate(isFirst ? .first(items) : .changed(items))
  }
}
