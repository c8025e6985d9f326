import Foundation
import TestSupport
import Testing

@testable import Freedesktop

extension SeparateTests {
  @Suite("Icon watcher")
  struct IconWatcherTests {
    let sandbox = LaunchSandbox()
    let places: IconPlaces

    /// There is an icon in a theme of the system, and one outside of themes.
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

    /// Whether a change is reported. Time advances only as far as the watcher asks.
    func reportsChange(_ watcher: IconWatcher) -> Bool {
      guard waitUntilReadable(watcher.descriptor) else { return false }
      var notice = watcher.read(at: 100)
      while !notice.hasChanged, let next = notice.askAgain { notice = watcher.read(at: next) }
      return notice.hasChanged
    }

    func isQuiet(_ watcher: IconWatcher) -> Bool {
      watcher.read(at: 1000) == IconWatcher.Report(hasChanged: false, askAgain: nil)
    }

    @Test("Rewritten, replaced and removed icons are reported", arguments: ["system/Sky/48/apps/a.png", "opt/b.png"])
    func changedIconsAreReported(file: String) {
      let watcher = watcher()
      sandbox.write("2", to: file)
      #expect(reportsChange(watcher))
      sandbox.write("3", to: "new")
      sandbox.rename("new", to: file)
      #expect(reportsChange(watcher))
      sandbox.remove(file)
      #expect(reportsChange(watcher))
      #expect(isQuiet(watcher))
    }

    @Test(
      "New icons that may take precedence are reported",
      arguments: [
        "system/Sky/48/apps/a.svg", "system/Sky/icon-theme.cache", "system/b.png", "system/Sea/32/apps/a.png",
        "system/hicolor/64/apps/a.png",
      ])
    func newIconsThatMayTakePrecedenceAreReported(file: String) {
      let watcher = watcher()
      sandbox.write("", to: file)
      #expect(reportsChange(watcher))
    }

    @Test(
      "A touched theme directory is reported, as installers must do",
      arguments: ["system/Sky", "system/Sea", "system/hicolor"])
    func aTouchedThemeDirectoryIsReported(theme: String) {
      let watcher = watcher()
      utimes(sandbox.path(theme), nil)
      #expect(reportsChange(watcher))
    }

    @Test("A theme in a new directory is reported")
    func aThemeInANewDirectoryIsReported() {
      let watcher = watcher()
      for directory in ["home/icons", "home/icons/Sky", "home/icons/Sky/48/apps"] {
        sandbox.makeDirectory(directory)
        #expect(reportsChange(watcher))
        watcher.watchAnew(places, at: 0)
      }
      sandbox.write("", to: "home/icons/Sky/48/apps/a.png")
      #expect(reportsChange(watcher))
    }

    @Test("A missing icon is reported once it is created")
    func aMissingIconIsReportedOnceItIsCreated() {
      let watcher = watcher()
      sandbox.makeDirectory("opt/none")
      #expect(reportsChange(watcher))
      watcher.watchAnew(places, at: 0)
      sandbox.write("", to: "opt/none/c.png")
      #expect(reportsChange(watcher))
    }

    @Test("A changed link is reported, as after an update of a program")
    func aChangedLinkIsReported() {
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
      #expect(reportsChange(watcher))
    }

    @Test("Siblings of an icon that is named by its path are ignored")
    func siblingsOfANamedIconAreIgnored() {
      let watcher = watcher()
      sandbox.write("", to: "opt/neighbour")
      #expect(isQuiet(watcher))
    }

    @Test("Changes are reported once, 200 ms after the last one and a second after the first at most")
    func changesAreReportedOnce() {
      let watcher = watcher()
      sandbox.write("2", to: "opt/b.png")
      #expect(waitUntilReadable(watcher.descriptor))
      #expect(watcher.read(at: 10) == IconWatcher.Report(hasChanged: false, askAgain: 10.2))
      sandbox.write("3", to: "opt/b.png")
      #expect(waitUntilReadable(watcher.descriptor))
      #expect(watcher.read(at: 10.9).hasChanged == false)
      #expect(watcher.read(at: 11) == IconWatcher.Report(hasChanged: true, askAgain: nil))
    }

    @Test("The number of watches is limited, and those of the theme come first")
    func theNumberOfWatchesIsLimited() throws {
      var places = places
      for number in 0..<500 {
        sandbox.makeDirectory("many/\(number)")
        places.named.insert(sandbox.path("many/\(number)/icon.png"))
      }
      let watcher = IconWatcher(places, at: 0)
      #expect(try watches(of: watcher) == IconWatcher.mostWatches)
      sandbox.write("", to: "system/Sky/48/apps/a.svg")
      #expect(reportsChange(watcher))
      watcher.watchAnew(self.places, at: 0)
      #expect(try watches(of: watcher) < 50)
    }

    /// The number of inotify instances of a user is limited. A separate process with a separate user uses up all of them.
    @Test(
      "Without a descriptor nothing is reported, and there is no polling",
      .enabled(if: getuid() == 0, "only root may become another user"))
    func withoutADescriptorNothingIsReported() async {
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

    /// The number of watches according to the kernel (proc(5)).
    private func watches(of watcher: IconWatcher) throws -> Int {
      let descriptor = try #require(watcher.descriptor)
      let text = try String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
      return text.split(separator: "\n").count { $0.hasPrefix("inotify ") }
    }

    @Test("Themes that inherit in a loop are watched once")
    func themesThatInheritInALoopAreWatchedOnce() {
      sandbox.write("[Icon Theme]\nInherits=Sea,Sky,,..\n", to: "system/Sky/index.theme")
      sandbox.write("[Icon Theme]\nInherits=Sky\n", to: "system/Sea/index.theme")
      #expect(places.themes() == ["Sky", "Sea", "hicolor"])
    }
  }
}
