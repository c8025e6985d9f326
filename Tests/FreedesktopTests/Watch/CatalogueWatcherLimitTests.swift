import Foundation
import Freedesktop
import TestSupport
import Testing

/// The system's own limits, reached for real.
@Suite("A watcher that gets no more from the system")
struct CatalogueWatcherLimitTests {
  private static let everything = Set(WatchedKind.allCases)

  /// A user has so many descriptors for all processes together: a process of its own takes them all, as a user of its own.
  @Test(.enabled(if: getuid() == 0, "only root may become another user"))
  func `Without a descriptor it looks every ten seconds, and sees a new entry`() async {
    await #expect(processExitsWith: .success) {
      try Self.allowManyFiles()
      try #require(setuid(1_000_000 + uid_t(getpid())) == 0)
      while inotify_init1(Int32(IN_CLOEXEC)) >= 0 {}
      let tree = try EntryTree()
      let watcher = CatalogueWatcher(applications: [try tree.place("home/applications")], programs: [], at: 0)
      #expect(watcher.descriptor == nil && watcher.isPolling)
      try tree.application("home/applications/new.desktop")
      #expect(watcher.read(at: 9.9) == CatalogueWatcher.Report(rescan: [], askAgain: 10))
      #expect(watcher.read(at: 10) == CatalogueWatcher.Report(rescan: Self.everything, askAgain: 20))
      #expect(tree.picture() == ["home/new.desktop new.desktop shown"])
    }
  }

  /// More of them than of inotify's, so that files can still be opened when those are gone.
  static func allowManyFiles() throws {
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    try #require(getrlimit(files, &limit) == 0)
    limit.rlim_cur = limit.rlim_max
    try #require(setrlimit(files, &limit) == 0)
  }

  @Test func `When events were lost it looks at everything, and goes on watching`() throws {
    let sandbox = LaunchSandbox()
    sandbox.makeDirectory("share/applications")
    let files = ["a", "b"].map { sandbox.path("share/applications/\($0).desktop") }
    for file in files { try #require(close(creat(file, 0o644)) == 0) }
    let watcher = CatalogueWatcher(applications: [sandbox.path("share/applications")], programs: [], at: 0)
    // In turns: the same event twice in a row is one. Nothing is written, so that no disk is waited for. Twice as many as
    // there is room for: where files cannot be opened for a moment there are fewer.
    for number in 0..<2 * (try Self.longestQueue()) { close(open(files[number % 2], O_WRONLY)) }
    #expect(drain(watcher, at: 1).isEmpty)
    #expect(watcher.read(at: 2) == CatalogueWatcher.Report(rescan: Self.everything, askAgain: nil))
    sandbox.write("", to: "share/applications/c.desktop")
    #expect(drain(watcher, at: 3).isEmpty)
    #expect(watcher.read(at: 4) == CatalogueWatcher.Report(rescan: [.applications], askAgain: nil))
  }

  /// Events that wait to be read; one more is lost (inotify(7)).
  private static func longestQueue() throws -> Int {
    let text = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    return try #require(Int(text.filter(\.isNumber)))
  }

  /// Reads all that waits, at one time.
  private func drain(_ watcher: CatalogueWatcher, at now: Double) -> Set<WatchedKind> {
    var rescan: Set<WatchedKind> = []
    while waitUntilReadable(watcher.descriptor, seconds: 0) { rescan.formUnion(watcher.read(at: now).rescan) }
    return rescan
  }
}
