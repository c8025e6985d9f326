import Foundation
import TestSupport
import Testing

@testable import Freedesktop

@Suite("A watcher sees what happens to the files it is given")
struct FileWatcherTests {
  let sandbox = LaunchSandbox()
  let dotfile: String

  init() {
    sandbox.makeDirectory("config/quiver")
    dotfile = sandbox.path("config/quiver/quiver.conf")
  }

  func watcher() -> FileWatcher { FileWatcher([dotfile], at: 0) }

  /// What is to be looked at anew after an event: time passes only as far as the watcher asks.
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

  @Test func `A file comes, is written to, is replaced, goes`() {
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

  @Test func `What happens beside it is nobody's business`() {
    let watcher = watcher()
    sandbox.write("", to: "config/quiver/.quiver.conf.swp")
    sandbox.write("", to: "config/neighbour")
    #expect(isQuiet(watcher))
  }

  @Test func `A change is answered 100 ms after the last, not before`() {
    let watcher = watcher()
    symlink("/gone", dotfile)
    #expect(waitUntilReadable(watcher.descriptor))
    #expect(watcher.read(at: 10) == FileWatcher.Report(changed: [], askAgain: 10.1))
    #expect(watcher.read(at: 10.2) == FileWatcher.Report(changed: [dotfile], askAgain: nil))
  }

  @Test func `The directories above it come, one by one, and go`() {
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

  @Test func `A link is followed to a file elsewhere, and put on another`() {
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

  @Test func `Links in a circle end`() {
    symlink("quiver.conf", dotfile)
    let watcher = watcher()
    sandbox.remove("config/quiver/quiver.conf")
    #expect(answer(watcher) == [dotfile])
  }

  @Test func `Of several files it tells which`() {
    let other = sandbox.path("state/home.conf")
    let watcher = FileWatcher([dotfile, other], at: 0)
    sandbox.makeDirectory("state")
    #expect(answer(watcher) == [other])
    sandbox.write("a", to: "state/home.conf")
    sandbox.write("a", to: "config/quiver/quiver.conf")
    #expect(answer(watcher) == [dotfile, other])
  }
}
