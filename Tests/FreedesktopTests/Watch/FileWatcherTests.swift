import Foundation
import TestSupport
import Testing

@testable import Freedesktop

extension SeparateTests {
  @Suite("File watcher")
  struct FileWatcherTests {
    let sandbox = LaunchSandbox()
    let dotfile: String

    init() {
      sandbox.makeDirectory("config/quiver")
      dotfile = sandbox.path("config/quiver/quiver.conf")
    }

    func watcher() -> FileWatcher { FileWatcher([dotfile], at: 0) }

    /// The changed files after an event. Time advances only as far as the watcher asks.
    func answer(_ watcher: FileWatcher) -> Set<String> {
      guard waitUntilReadable(watcher.descriptor) else { return [] }
      var notice = watcher.read(at: 100)
      while notice.changed.isEmpty, let next = notice.askAgain { notice = watcher.read(at: next) }
      watcher.watchAnew(at: 100)
      return notice.changed
    }

    func isQuiet(_ watcher: FileWatcher) -> Bool {
      let notice = watcher.read(at: 1000)
      return notice.changed.isEmpty && notice.askAgain == nil
    }

    @Test("Created, changed, replaced and removed files are reported")
    func changedFilesAreReported() {
      let watcher = watcher()
      sandbox.write("a", to: "config/quiver/quiver.conf")
      #expect(answer(watcher) == [dotfile])
      sandbox.write("b", to: "config/quiver/quiver.conf")
      #expect(answer(watcher) == [dotfile])
      sandbox.write("c", to: "config/quiver/new")
      sandbox.rename("config/quiver/new", to: "config/quiver/quiver.conf")
      #expect(answer(watcher) == [dotfile])
      sandbox.remove("config/quiver/quiver.conf")
      #expect(answer(watcher) == [dotfile])
      #expect(isQuiet(watcher))
    }

    @Test("Other files in the directory are ignored")
    func otherFilesInTheDirectoryAreIgnored() {
      let watcher = watcher()
      sandbox.write("", to: "config/quiver/.quiver.conf.swp")
      sandbox.write("", to: "config/neighbour")
      #expect(isQuiet(watcher))
    }

    @Test("Changes are reported 100 ms after the last one")
    func changesAreReportedAfterTheLastOne() {
      let watcher = watcher()
      symlink("/gone", dotfile)
      #expect(waitUntilReadable(watcher.descriptor))
      #expect(watcher.read(at: 10) == FileWatcher.Report(changed: [], askAgain: 10.1))
      #expect(watcher.read(at: 10.2) == FileWatcher.Report(changed: [dotfile], askAgain: nil))
    }

    @Test("Created and removed parent directories are reported")
    func parentDirectoriesAreReported() {
      sandbox.remove("config")
      let watcher = watcher()
      for directory in ["config", "config/quiver"] {
        sandbox.makeDirectory(directory)
        #expect(answer(watcher) == [dotfile])
      }
      sandbox.write("a", to: "config/quiver/quiver.conf")
      #expect(answer(watcher) == [dotfile])
      sandbox.remove("config")
      #expect(answer(watcher) == [dotfile])
    }

    @Test("Links are followed, also when they change")
    func linksAreFollowed() {
      sandbox.makeDirectory("dotfiles")
      sandbox.write("a", to: "dotfiles/one")
      symlink("../../dotfiles/one", dotfile)
      let watcher = watcher()
      sandbox.write("b", to: "dotfiles/one")
      #expect(answer(watcher) == [dotfile])
      symlink("../../dotfiles/two", sandbox.path("next"))
      sandbox.rename("next", to: "config/quiver/quiver.conf")
      #expect(answer(watcher) == [dotfile])
      sandbox.write("c", to: "dotfiles/two")
      #expect(answer(watcher) == [dotfile])
      sandbox.write("d", to: "dotfiles/one")
      #expect(isQuiet(watcher))
    }

    @Test("A loop of links is detected")
    func aLoopOfLinksIsDetected() {
      symlink("quiver.conf", dotfile)
      let watcher = watcher()
      sandbox.remove("config/quiver/quiver.conf")
      #expect(answer(watcher) == [dotfile])
    }

    @Test("The changed one of several files is reported")
    func theChangedOneOfSeveralFilesIsReported() {
      let other = sandbox.path("state/home.conf")
      let watcher = FileWatcher([dotfile, other], at: 0)
      sandbox.makeDirectory("state")
      #expect(answer(watcher) == [other])
      sandbox.write("a", to: "state/home.conf")
      sandbox.write("a", to: "config/quiver/quiver.conf")
      #expect(answer(watcher) == [dotfile, other])
    }
  }
}
