import Foundation
import TestSupport
import Testing

@testable import Freedesktop

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

  @Test func `created, changed, replaced and removed files are reported`() {
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

  @Test func `other files in the directory are ignored`() {
    let watcher = watcher()
    sandbox.write("", to: "config/quiver/.quiver.conf.swp")
    sandbox.write("", to: "config/neighbour")
    #expect(isQuiet(watcher))
  }

  @Test func `changes are reported 100 ms after the last one`() {
    let watcher = watcher()
    symlink("/gone", dotfile)
    #expect(waitUntilReadable(watcher.descriptor))
    #expect(watcher.read(at: 10) == FileWatcher.Report(changed: [], askAgain: 10.1))
    #expect(watcher.read(at: 10.2) == FileWatcher.Report(changed: [dotfile], askAgain: nil))
  }

  @Test func `created and removed parent directories are reported`() {
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

  @Test func `links are followed, also when they change`() {
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

  @Test func `a loop of links is detected`() {
    symlink("quiver.conf", dotfile)
    let watcher = watcher()
    sandbox.remove("config/quiver/quiver.conf")
    #expect(answer(watcher) == [dotfile])
  }

  @Test func `the changed one of several files is reported`() {
    let other = sandbox.path("state/home.conf")
    let watcher = FileWatcher([dotfile, other], at: 0)
    sandbox.makeDirectory("state")
    #expect(answer(watcher) == [other])
    sandbox.write("a", to: "state/home.conf")
    sandbox.write("a", to: "config/quiver/quiver.conf")
    #expect(answer(watcher) == [dotfile, other])
  }
}
