import Foundation
import Freedesktop
import TestSupport
import Testing

extension SeparateTests {
  @Suite("Catalogue watcher")
  struct CatalogueWatcherTests {
    let sandbox = LaunchSandbox()

    /// The watcher of `share/applications` and `bin`, at time 0.
    func watcher() -> CatalogueWatcher {
      CatalogueWatcher(
        applications: [sandbox.path("share/applications")], programs: [sandbox.path("bin")], at: 0)
    }

    /// What must be scanned after an event. Time advances only as far as the watcher asks.
    func answer(_ watcher: CatalogueWatcher, at now: Double = 100) -> Set<WatchedKind> {
      guard waitUntilReadable(watcher.descriptor) else { return [] }
      var notice = watcher.read(at: now)
      var rescan = notice.rescan
      while rescan.isEmpty, let next = notice.askAgain {
        notice = watcher.read(at: next)
        rescan = notice.rescan
      }
      watcher.watchAnew(at: now)
      return rescan
    }

    /// Whether there are no events, or only irrelevant ones.
    func isQuiet(_ watcher: CatalogueWatcher) -> Bool {
      watcher.read(at: 1000) == CatalogueWatcher.Report(rescan: [], askAgain: nil)
    }

    /// The kernel lists the watches of a descriptor, one per line.
    private func watchCount(_ watcher: CatalogueWatcher) throws -> Int {
      let descriptor = try #require(watcher.descriptor)
      let information = try String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
      return information.split(separator: "\n").count { $0.hasPrefix("inotify ") }
    }

    @Test("A large linked tree is not watched, but its siblings are")
    func aLargeLinkedTreeIsNotWatchedButItsSiblingsAre() throws {
      sandbox.makeDirectory("share/applications/vendor")
      for number in 0..<3000 { sandbox.makeDirectory("elsewhere/\(number)") }
      symlink(sandbox.path("elsewhere"), sandbox.path("share/applications/root"))
      let watcher = watcher()
      #expect(try watchCount(watcher) < 100)
      sandbox.write("", to: "elsewhere/7/a.desktop")
      #expect(isQuiet(watcher))
      sandbox.write("a", to: "share/applications/vendor/a.desktop")
      #expect(answer(watcher) == [.applications])
    }

    @Test("No more directories are watched than are searched")
    func noMoreDirectoriesAreWatchedThanAreSearched() throws {
      for number in 0..<3000 { sandbox.makeDirectory("share/applications/\(number)") }
      #expect(try (1000..<1100).contains(watchCount(watcher())))
    }

    @Test("An idle watcher requests no wake-ups")
    func anIdleWatcherRequestsNoWakeUps() {
      sandbox.makeDirectory("share/applications")
      sandbox.makeDirectory("bin")
      let watcher = watcher()
      #expect(isQuiet(watcher) && !watcher.isPolling)
    }

    @Test("Added, changed, renamed and removed entries are reported")
    func changedEntriesAreReported() {
      sandbox.makeDirectory("share/applications")
      let watcher = watcher()
      sandbox.write("a", to: "share/applications/a.desktop")
      #expect(answer(watcher) == [.applications])
      sandbox.write("b", to: "share/applications/a.desktop")
      #expect(answer(watcher) == [.applications])
      sandbox.rename("share/applications/a.desktop", to: "share/applications/b.desktop")
      #expect(answer(watcher) == [.applications])
      sandbox.remove("share/applications/b.desktop")
      #expect(answer(watcher) == [.applications])
      #expect(isQuiet(watcher))
    }

    @Test("Changes are reported 200 ms after the last one")
    func changesAreReportedAfterTheLastOne() {
      sandbox.makeDirectory("share/applications")
      let watcher = watcher()
      symlink("/gone", sandbox.path("share/applications/a.desktop"))
      #expect(waitUntilReadable(watcher.descriptor))
      #expect(watcher.read(at: 10) == CatalogueWatcher.Report(rescan: [], askAgain: 10.2))
      symlink("/gone", sandbox.path("share/applications/b.desktop"))
      #expect(watcher.read(at: 10.1) == CatalogueWatcher.Report(rescan: [], askAgain: 10.1 + 0.2))
      #expect(watcher.read(at: 10.5) == CatalogueWatcher.Report(rescan: [.applications], askAgain: nil))
    }

    @Test("Added, executable and removed programs are reported")
    func changedProgramsAreReported() {
      sandbox.makeDirectory("bin")
      let watcher = watcher()
      sandbox.write("#!/bin/sh\n", to: "bin/viewer")
      #expect(answer(watcher) == [.programs])
      chmod(sandbox.path("bin/viewer"), 0o755)
      #expect(answer(watcher) == [.programs])
      sandbox.remove("bin/viewer")
      #expect(answer(watcher) == [.programs])
    }

    @Test("Caches and temporary files are ignored")
    func cachesAndTemporaryFilesAreIgnored() {
      sandbox.makeDirectory("share/applications")
      let watcher = watcher()
      sandbox.write("", to: "share/applications/mimeinfo.cache")
      symlink("/gone", sandbox.path("share/applications/.a.desktop.swp"))
      sandbox.write("", to: "share/neighbour")
      sandbox.write("", to: "home")
      #expect(isQuiet(watcher))
    }
  }
}

extension SeparateTests.CatalogueWatcherTests {
  @Test("New subdirectories are watched")
  func newSubdirectoriesAreWatched() {
    sandbox.makeDirectory("share/applications")
    let watcher = watcher()
    sandbox.makeDirectory("share/applications/kde/old")
    #expect(answer(watcher) == [.applications])
    sandbox.write("a", to: "share/applications/kde/old/a.desktop")
    #expect(answer(watcher) == [.applications])
  }

  @Test("Linked subdirectories are watched, and loops are detected")
  func linkedSubdirectoriesAreWatched() {
    sandbox.makeDirectory("share/applications")
    sandbox.makeDirectory("elsewhere")
    symlink(sandbox.path("elsewhere"), sandbox.path("share/applications/link"))
    symlink(".", sandbox.path("share/applications/loop"))
    symlink("..", sandbox.path("share/applications/up"))
    mkfifo(sandbox.path("share/applications/fifo"), 0o644)
    let watcher = watcher()
    sandbox.write("a", to: "elsewhere/a.desktop")
    #expect(answer(watcher) == [.applications])
  }

  @Test("A missing directory is watched once it is created")
  func aMissingDirectoryIsWatched() {
    let watcher = watcher()
    sandbox.makeDirectory("share")
    #expect(answer(watcher) == [.applications])
    sandbox.makeDirectory("share/applications")
    #expect(answer(watcher) == [.applications])
    sandbox.write("a", to: "share/applications/a.desktop")
    #expect(answer(watcher) == [.applications])
    sandbox.makeDirectory("bin")
    #expect(answer(watcher) == [.programs])
  }

  @Test("A removed and recreated directory is watched", arguments: ["share/applications", "share"])
  func aRemovedAndRecreatedDirectoryIsWatched(gone: String) {
    sandbox.makeDirectory("share/applications")
    let watcher = watcher()
    for _ in 0..<3 {
      sandbox.remove(gone)
      #expect(answer(watcher) == [.applications])
      sandbox.makeDirectory("share/applications")
      #expect(answer(watcher) == [.applications])
      sandbox.write("a", to: "share/applications/a.desktop")
      #expect(answer(watcher) == [.applications])
    }
  }

  @Test("A directory that is moved away and back is watched", arguments: ["share/applications", "share"])
  func aMovedDirectoryIsWatched(moved: String) {
    sandbox.makeDirectory("share/applications")
    let watcher = watcher()
    sandbox.rename(moved, to: "aside")
    #expect(answer(watcher) == [.applications])
    sandbox.rename("aside", to: moved)
    #expect(answer(watcher) == [.applications])
    sandbox.write("a", to: "share/applications/a.desktop")
    #expect(answer(watcher) == [.applications])
  }

  @Test("A directory that was temporarily a file is watched")
  func aDirectoryThatWasAFileIsWatched() {
    sandbox.makeDirectory("share/applications")
    let watcher = watcher()
    sandbox.remove("share/applications")
    sandbox.write("", to: "share/applications")
    #expect(answer(watcher) == [.applications])
    sandbox.remove("share/applications")
    #expect(answer(watcher) == [.applications])
    sandbox.makeDirectory("share/applications")
    #expect(answer(watcher) == [.applications])
    sandbox.write("a", to: "share/applications/a.desktop")
    #expect(answer(watcher) == [.applications])
  }

  @Test("A changed link to a directory is followed")
  func aChangedLinkToADirectoryIsFollowed() {
    sandbox.makeDirectory("one/applications")
    sandbox.makeDirectory("two/applications")
    symlink("one", sandbox.path("share"))
    let watcher = watcher()
    symlink("two", sandbox.path("next"))
    sandbox.rename("next", to: "share")
    #expect(answer(watcher) == [.applications])
    sandbox.write("a", to: "two/applications/a.desktop")
    #expect(answer(watcher) == [.applications])
  }

  @Test("A directory may have both entries and programs")
  func aDirectoryMayHaveBothEntriesAndPrograms() {
    sandbox.makeDirectory("both")
    let both = [sandbox.path("both")]
    let watcher = CatalogueWatcher(applications: both, programs: both, at: 0)
    sandbox.write("a", to: "both/a.desktop")
    #expect(answer(watcher) == [.applications, .programs])
  }

  @Test("Five thousand changes are reported once, even if events are lost")
  func manyChangesAreReportedOnce() {
    sandbox.makeDirectory("share/applications")
    let watcher = watcher()
    for number in 0..<5000 {
      sandbox.write("", to: "share/applications/\(number).desktop")
      unlink(sandbox.path("share/applications/\(number).desktop"))
    }
    var answers: [Set<WatchedKind>] = []
    while poll(watcher, into: &answers) {}
    answers.append(watcher.read(at: 10).rescan)
    #expect(answers.filter { !$0.isEmpty }.count == 1)
    #expect(answers.last?.contains(.applications) == true)
    #expect(isQuiet(watcher))
  }

  private func poll(_ watcher: CatalogueWatcher, into answers: inout [Set<WatchedKind>]) -> Bool {
    guard let descriptor = watcher.descriptor else { return false }
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard Foundation.poll(&watched, 1, 0) == 1 else { return false }
    answers.append(watcher.read(at: 1).rescan)
    return true
  }
}
