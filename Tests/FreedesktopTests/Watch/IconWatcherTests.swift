import Foundation
import TestSupport
import Testing

@testable import Freedesktop

@Suite("A watcher of icons hears")
struct IconWatcherTests {
  let sandbox = LaunchSandbox()
  let places: IconPlaces

  /// An icon in a theme of the system's, and one that lies anywhere.
  init() {
    for directory in ["home", "system/Sky/48/apps", "system/Sea/32/apps", "system/hicolor/64/apps", "opt"] {
      sandbox.makeDirectory(directory)
    }
    for file in ["system/Sky/48/apps/a.png", "opt/b.png"] { sandbox.write("1", to: file) }
    sandbox.write("[Icon Theme]\nInherits=Sea\n", to: "system/Sky/index.theme")
    var places = IconPlaces(theme: "Sky", searchPath: [sandbox.path("home/icons"), sandbox.path("system")])
    places.found = [sandbox.path("system/Sky/48/apps/a.png")]
    places.named = [sandbox.path("opt/b.png"), sandbox.path("opt/none/c.png")]
    self.places = places
  }

  func watcher() -> IconWatcher { IconWatcher(places, at: 0) }

  /// Whether it tells of a change: time passes only as far as it asks.
  func hears(_ watcher: IconWatcher) -> Bool {
    guard waitUntilReadable(watcher.descriptor) else { return false }
    var notice = watcher.read(at: 100)
    while !notice.hasChanged, let next = notice.askAgain { notice = watcher.read(at: next) }
    return notice.hasChanged
  }

  func isQuiet(_ watcher: IconWatcher) -> Bool {
    watcher.read(at: 1000) == IconWatcher.Report(hasChanged: false, askAgain: nil)
  }

  @Test(arguments: ["system/Sky/48/apps/a.png", "opt/b.png"])
  func `that a file is rewritten, replaced, removed`(file: String) {
    let watcher = watcher()
    sandbox.write("2", to: file)
    #expect(hears(watcher))
    sandbox.write("3", to: "new")
    sandbox.rename("new", to: file)
    #expect(hears(watcher))
    sandbox.remove(file)
    #expect(hears(watcher))
    #expect(isQuiet(watcher))
  }

  @Test(arguments: [
    "system/Sky/48/apps/a.svg", "system/Sky/icon-theme.cache", "system/b.png", "system/Sea/32/apps/a.png",
    "system/hicolor/64/apps/a.png",
  ])
  func `that there is one more where a better one may come`(file: String) {
    let watcher = watcher()
    sandbox.write("", to: file)
    #expect(hears(watcher))
  }

  @Test(arguments: ["system/Sky", "system/Sea", "system/hicolor"])
  func `that a theme's directory is touched, as installers are to do`(theme: String) {
    let watcher = watcher()
    utimes(sandbox.path(theme), nil)
    #expect(hears(watcher))
  }

  @Test func `that a theme comes to a place that was not there`() {
    let watcher = watcher()
    for directory in ["home/icons", "home/icons/Sky", "home/icons/Sky/48/apps"] {
      sandbox.makeDirectory(directory)
      #expect(hears(watcher))
      watcher.watchAnew(places, at: 0)
    }
    sandbox.write("", to: "home/icons/Sky/48/apps/a.png")
    #expect(hears(watcher))
  }

  @Test func `that one comes which was wanted and not there`() {
    let watcher = watcher()
    sandbox.makeDirectory("opt/none")
    #expect(hears(watcher))
    watcher.watchAnew(places, at: 0)
    sandbox.write("", to: "opt/none/c.png")
    #expect(hears(watcher))
  }

  @Test func `that a link leads elsewhere, as an updated program's`() {
    for version in ["1", "2"] {
      sandbox.makeDirectory("app/\(version)")
      sandbox.write(version, to: "app/\(version)/a.png")
    }
    symlink("1", sandbox.path("app/active"))
    sandbox.remove("system/Sky/48/apps/a.png")
    symlink(sandbox.path("app/active/a.png"), sandbox.path("system/Sky/48/apps/a.png"))
    let watcher = watcher()
    symlink("2", sandbox.path("app/next"))
    sandbox.rename("app/next", to: "app/active")
    #expect(hears(watcher))
  }

  @Test func `nothing of what lies beside an icon that is named by its path`() {
    let watcher = watcher()
    sandbox.write("", to: "opt/neighbour")
    #expect(isQuiet(watcher))
  }

  @Test func `once, 200 ms after the last change and a second after the first at most`() {
    let watcher = watcher()
    sandbox.write("2", to: "opt/b.png")
    #expect(waitUntilReadable(watcher.descriptor))
    #expect(watcher.read(at: 10) == IconWatcher.Report(hasChanged: false, askAgain: 10.2))
    sandbox.write("3", to: "opt/b.png")
    #expect(waitUntilReadable(watcher.descriptor))
    #expect(watcher.read(at: 10.9).hasChanged == false)
    #expect(watcher.read(at: 11) == IconWatcher.Report(hasChanged: true, askAgain: nil))
  }

  @Test func `of so many directories and no more, the theme's first`() throws {
    var places = places
    for number in 0..<500 {
      sandbox.makeDirectory("many/\(number)")
      places.named.insert(sandbox.path("many/\(number)/icon.png"))
    }
    let watcher = IconWatcher(places, at: 0)
    #expect(try watches(of: watcher) == IconWatcher.mostWatches)
    sandbox.write("", to: "system/Sky/48/apps/a.svg")
    #expect(hears(watcher))
    watcher.watchAnew(self.places, at: 0)
    #expect(try watches(of: watcher) < 50)
  }

  /// A user has so many descriptors for all processes together: a process of its own takes them all, as a user of its own.
  @Test(.enabled(if: getuid() == 0, "only root may become another user"))
  func `nothing where the system has none left, and does not look from time to time`() async {
    await #expect(processExitsWith: .success) { [places = [sandbox.path("system")] as [String]] in
      try CatalogueWatcherLimitTests.allowManyFiles()
      try #require(setuid(1_000_000 + uid_t(getpid())) == 0)
      while inotify_init1(Int32(IN_CLOEXEC)) >= 0 {}
      let watcher = IconWatcher(IconPlaces(theme: "Sky", searchPath: places), at: 0)
      #expect(watcher.descriptor == nil)
      for now in [0, 10, 1000] {
        #expect(watcher.read(at: Double(now)) == IconWatcher.Report(hasChanged: false, askAgain: nil))
      }
    }
  }

  /// As the kernel counts them (proc(5)).
  private func watches(of watcher: IconWatcher) throws -> Int {
    let descriptor = try #require(watcher.descriptor)
    let text = try String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
    return text.split(separator: "\n").count { $0.hasPrefix("inotify ") }
  }

  @Test func `of each theme once, where they inherit in a circle`() {
    sandbox.write("[Icon Theme]\nInherits=Sea,Sky,,..\n", to: "system/Sky/index.theme")
    sandbox.write("[Icon Theme]\nInherits=Sky\n", to: "system/Sea/index.theme")
    #expect(places.themes() == ["Sky", "Sea", "hicolor"])
  }
}
