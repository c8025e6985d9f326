import Foundation
import Freedesktop
import TestSupport
import Testing

extension SeparateTests {
  /// These tests reach the limits of the system.
  @Suite("Catalogue watcher at the limits of the system")
  struct CatalogueWatcherLimitTests {
    private static let everything = Set(WatchedKind.allCases)

    /// The number of inotify instances of a user is limited. A separate process with a separate user uses up all of them.
    @Test(
      "Without a descriptor the directories are scanned every ten seconds",
      .enabled(if: getuid() == 0, "only root may become another user"))
    func directoriesAreScannedPeriodically() async {
      await #expect(processExitsWith: .success) {
        try Self.allowManyFiles()
        try #require(setuid(1_000_000 + uid_t(getpid())) == 0)
        while inotify_init1(Int32(IN_CLOEXEC)) >= 0 {}
        let tree = try EntryTree()
        let watcher = CatalogueWatcher(applications: [try tree.path("home/applications")], programs: [], at: 0)
        #expect(watcher.descriptor == nil && watcher.isPolling)
        try tree.application("home/applications/new.desktop")
        #expect(watcher.read(at: 9.9) == CatalogueWatcher.Report(rescan: [], askAgain: 10))
        #expect(watcher.read(at: 10) == CatalogueWatcher.Report(rescan: Self.everything, askAgain: 20))
        #expect(tree.picture() == ["home/new.desktop new.desktop shown"])
      }
    }

    /// Allows more files than inotify instances, so that files can still be opened when those are used up.
    static func allowManyFiles() throws {
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      var limit = rlimit()
      try #require(getrlimit(files, &limit) == 0)
      limit.rlim_cur = limit.rlim_max
      try #require(setrlimit(files, &limit) == 0)
    }

    @Test("After lost events everything is scanned, and watching continues")
    func everythingIsScannedAfterLostEvents() throws {
      let sandbox = LaunchSandbox()
      sandbox.makeDirectory("share/applications")
      let files = ["a", "b"].map { sandbox.path("share/applications/\($0).desktop") }
      for file in files { try #require(close(creat(file, 0o644)) == 0) }
      let watcher = CatalogueWatcher(applications: [sandbox.path("share/applications")], programs: [], at: 0)
      // The files alternate, because equal events in a row are merged. Nothing is written, so the disk is not waited for.
      // There are twice as many events as the queue holds, because some files may fail to open.
      for number in 0..<2 * (try Self.longestQueue()) { close(open(files[number % 2], O_WRONLY)) }
      #expect(drain(watcher, at: 1).isEmpty)
      #expect(watcher.read(at: 2) == CatalogueWatcher.Report(rescan: Self.everything, askAgain: nil))
      sandbox.write("", to: "share/applications/c.desktop")
      #expect(drain(watcher, at: 3).isEmpty)
      #expect(watcher.read(at: 4) == CatalogueWatcher.Report(rescan: [.applications], askAgain: nil))
    }

    /// The number of events that can be queued; further ones are lost (inotify(7)).
    private static func longestQueue() throws -> Int {
      let text = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
      return try #require(Int(text.filter(\.isNumber)))
    }

    /// Reads all pending events at the same time.
    private func drain(_ watcher: CatalogueWatcher, at now: Double) -> Set<WatchedKind> {
      var rescan: Set<WatchedKind> = []
      while waitUntilReadable(watcher.descriptor, seconds: 0) { rescan.formUnion(watcher.read(at: now).rescan) }
      return rescan
    }
  }
}
