import Freedesktop
import GioBridge
import Posix
import QuiverCore
import SpringboardEngine

/// The installed applications. Scans for them on another thread, and again after each change.
package final class CatalogueStore: EntrySource {
  /// A change of the applications.
  package enum Update {
    /// The applications that an earlier run found.
    case recalled([AppItem])
    /// The result of the first scan.
    case first([AppItem])
    /// Something that is shown has changed.
    case changed([AppItem])

    var items: [AppItem] {
      switch self {
      case .recalled(let items), .first(let items), .changed(let items): items
      }
    }
  }

  package var onUpdate: (Update) -> Void = { _ in }
  /// Called after the first scan, and after each that found a change, with the applications that windows can belong to.
  var onWindowOwners: (WindowOwners) -> Void = { _ in }
  /// What the last scan found, or what an earlier run kept; nil until one of these is known.
  private var known: CatalogueSnapshot?
  /// The applications that are shown.
  package var items: [AppItem] { known?.items ?? [] }
  /// The directories that the last scan has searched; nil until there was one.
  private var searchedDirectories: [String]?
  private var sources: CatalogueSources
  private let directories: BaseDirectories
  private let reachability = Reachability()
  private let scanning = LatestJob()
  private var phase = Phase.idle
  private var isPolling = false
  /// The `applications` directories that are too large to be searched completely.
  private var oversized: Set<String> = []

  /// The watcher has one owner at a time. Watches are set on another thread too, because a disk may not answer.
  private enum Phase {
    case idle
    /// The cache is being read. If it takes too long, a scan starts instead.
    case recalling(BackgroundTask, timeout: LoopSource)
    case watching(CatalogueWatcher, LoopWatch)
    /// A scan is running. `again`: something has changed meanwhile. If it takes too long, the directories are probed.
    case scanning(again: Bool, timeout: LoopSource)
  }
  /// The directory for the cache; nil if nothing is cached.
  private let cache: CacheDirectory?
  /// What the cache contains; nil if it does not exist, or was used.
  private var snapshot: EarlyResult<EarlySnapshot>?
  private var keepTimer: LoopSource?
  /// Whether the cache contains the result of the last scan.
  private var isCached = false
  /// How many results were to be written to the cache.
  private var writes = 0
  private var windowOwnersTask: BackgroundTask?
  /// Returns what a scan has freed.
  private let freeMemory = FreeMemory()

  /// What another thread has read of the cache before ``begin()``.
  private enum EarlySnapshot: Sendable {
    /// nil if the cache is not valid.
    case read(CatalogueSnapshot?)
    case later
  }

  /// Another thread reads the cache from now on, unless that thread finds that it `canWait` for ``begin()``. ``onUpdate`` is not called
  /// before ``begin()`` or ``refresh()``.
  package init(
    _ sources: CatalogueSources, _ directories: BaseDirectories, cache: CacheDirectory? = nil,
    canWait: @escaping @Sendable () -> Bool = { false }
  ) {
    self.sources = sources
    self.directories = directories
    self.cache = cache
    if let cache, CatalogueSnapshot.exists(in: cache) {
      snapshot = Threads.begin { canWait() ? .later : .read(CatalogueSnapshot(in: cache, of: sources)) }
    }
    reachability.onChange = { [weak self] in self?.startOver() }
  }

  /// Whether every directory has answered.
  var isComplete: Bool { reachability.unresponsive.isEmpty }

  /// The searched directories and the cache; nil while a scan runs or the cache is not written.
  var savedFiles: [String]? {
    guard let cache, isCached, case .watching = phase, let searchedDirectories else { return nil }
    return [cache.file(CatalogueSnapshot.name)] + searchedDirectories
  }

  package func entry(_ id: ItemID) -> DesktopEntry? { known?.entry(id) }

  package func icon(of id: ItemID) -> String? { known?.icon(of: id) }

  /// Returns a closure that reads an entry from the disk, for use on another thread.
  func reader(of id: ItemID) -> @Sendable () -> DesktopEntry? {
    let sources = sources.without(reachability.unresponsive)
    return { id.desktopID.flatMap { Catalogue.entry($0, in: sources) } }
  }

  /// Scans again, from other sources.
  package func refresh(from sources: CatalogueSources) {
    self.sources = sources
    snapshot = nil
    startOver()
  }

  /// Takes the applications from the cache if there is one; ``confirm()`` scans afterwards. Scans at once if there is none.
  package func begin() {
    guard case .idle = phase else { return }
    guard let snapshot, let cache else { return refresh() }
    self.snapshot = nil
    let task = BackgroundTask.run { [sources] in
      switch snapshot.get() {
      case .read(let snapshot): snapshot
      case .later: CatalogueSnapshot(in: cache, of: sources)
      }
    } then: { [weak self] in
      self?.recall($0)
    }
    let timeout = MainLoop.timer(after: Reachability.timeLimit) { [weak self] in self?.startOver() }
    phase = .recalling(task, timeout: timeout)
  }

  /// Waits at most this many seconds for the cache.
  package func finishRecalling(within seconds: Double) {
    if case .recalling(let task, _) = phase { task.wait(atMost: seconds) }
  }

  private func recall(_ snapshot: CatalogueSnapshot?) {
    guard case .recalling = phase else { return }
    phase = .idle
    guard let snapshot else { return refresh() }
    known = snapshot
    onUpdate(.recalled(items))
  }

  /// Scans if the applications come from the cache.
  package func confirm() {
    if known != nil, searchedDirectories == nil, case .idle = phase { refresh() }
  }

  package func refresh() {
    switch phase {
    case .idle, .recalling: scan(with: nil)
    case .watching(let watcher, _): scan(with: watcher)
    case .scanning(_, let timeout): phase = .scanning(again: true, timeout: timeout)
    }
  }

  /// Scans again, because some directories report no changes, such as those on a network disk.
  package func rescan() {
    if case .watching = phase { refresh() }
  }

  private func startOver() {
    phase = .idle
    refresh()
  }

  private func scan(with watcher: CatalogueWatcher?) {
    let timeout = MainLoop.timer(after: Reachability.timeLimit) { [weak self] in self?.probeDirectories() }
    phase = .scanning(again: false, timeout: timeout)
    let sources = sources.without(reachability.unresponsive)
    scanning.run { [directories, known, lent = Lent(watcher)] in
      Limits.yield()
      // Watches before reading, so that no change is missed.
      lent.value?.watchAnew(at: MonotonicClock.now)
      let watcher = lent.value ?? sources.watcher
      let scan = CatalogueScan(of: sources, directories, since: known, found: watcher.takeFound())
      watcher.watch(missing: scan.missingPrograms, at: MonotonicClock.now)
      return (Lent(watcher), scan)
    } then: { [weak self] watcher, found in
      guard let self else { return }
      finish(watcher.value, found)
      keep(found)
    }
  }

  private func probeDirectories() {
    let sources = sources.without(reachability.unresponsive)
    reachability.probe(sources.allDirectories, by: sources.probe)
  }

  private func finish(_ watcher: CatalogueWatcher, _ found: CatalogueScan) {
    let phase = phase
    reachability.cancelTimeout()
    follow(watcher)
    adopt(found)
    freeMemory.returnSoon()
    if case .scanning(again: true, _) = phase { refresh() }
  }

  /// Seconds for which the work of the start has priority.
  private static let keepDelay = 0.25

  private func keep(_ found: CatalogueScan) {
    guard let cache else { return }
    guard !found.isKnown else { return isCached = isCached || writes == 0 }
    (isCached, writes) = (false, writes + 1)
    keepTimer = MainLoop.timer(after: Self.keepDelay) { [weak self, writes, snapshot = found.snapshot] in
      BackgroundTask.run {
        Limits.yield()
        snapshot.keep(in: cache)
      } then: {
        if self?.writes == writes { self?.isCached = true }
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

  /// Warns once for each directory, as long as it is too large.
  private func warn(of omissions: [WalkOmission]) {
    for omission in omissions where !oversized.contains(omission.directory) { Log.warning(omission) }
    oversized = Set(omissions.map(\.directory))
  }

  /// On another thread and after the scan, so that no application is shown later because of it.
  private func findWindowOwners(_ snapshot: CatalogueSnapshot) {
    windowOwnersTask = BackgroundTask.run {
      Limits.yield()
      return WindowOwners(snapshot.entries)
    } then: { [weak self] in
      self?.onWindowOwners($0)
    }
  }

  private func adopt(_ scan: CatalogueScan) {
    let isFirst = known == nil
    (known, searchedDirectories) = (scan.snapshot, scan.directories)
    warn(of: scan.omissions)
    if windowOwnersTask == nil || !scan.isKnown { findWindowOwners(scan.snapshot) }
    guard isFirst || scan.isNew else { return }
    onUpdate(isFirst ? .first(items) : .changed(items))
  }
}
