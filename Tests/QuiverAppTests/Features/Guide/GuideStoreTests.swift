import Foundation
import Listings
import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("The contents of the guide", .serialized)
struct GuideStoreTests {
  private let fixture: AppFixture
  private let shown = ShownGuide()

  private final class ShownGuide { var titles: [[String]] = [] }

  init() throws { fixture = try AppFixture() }

  private static let reader = [BuiltProgram.quiver, "guide-reader"]

  /// A reader that is killed as soon as it is to read a file with this name.
  /// With `endlessly`, one that never ends with that file when it has more time.
  private static func reader(failingAt name: String, endlessly isEndless: Bool = false) -> [String] {
    let script = #"""
      window="$1 $2 $3"
      seconds=$3
      shift 3
      for file in "$@"; do
        case $file in *\#(name)) break ;; esac
        "$0" guide-reader $window "$file"
      done
      case $* in *\#(name)*) if \#(isEndless) && [ $seconds -gt 5 ]; then exec sleep 1000; else kill -9 $$; fi ;; esac
      """#
    return ["/bin/sh", "-c", script, BuiltProgram.quiver]
  }

  private func write(_ file: String, _ title: String) throws {
    let start = Int(Date().timeIntervalSince1970)
    let programme = Programme(start: start, stop: start + 3600, title: title)
    try fixture.scratch.write(
      file, Listings(channels: [Channel(id: title, name: title, programmes: [programme])]).xmltv)
  }

  private func store(_ sources: [String], _ command: [String] = reader, more: String = "") throws -> GuideStore {
    let list = sources.map { "\($0);" }.joined()
    try fixture.scratch.write("config/quiver/quiver.conf", "[guide]\nlistings=\(list)\n\(more)")
    let store = GuideStore(command: command)
    store.onChange = { [shown] guide in shown.titles.append(guide.channels.flatMap { $0.programmes.map(\.title) }) }
    store.follow(fixture.environment)
    return store
  }

  @Test("A file that a reader cannot read affects only itself", arguments: ["a.xml", "b.xml", "c.xml"])
  func oneBadFile(_ bad: String) throws {
    for name in ["a", "b", "c"] { try write("tv/\(name).xml", name) }
    let store = try store([fixture.scratch("tv")], Self.reader(failingAt: bad))
    let others = ["a", "b", "c"].filter { "\($0).xml" != bad }
    #expect(AppFixture.runLoop { shown.titles.last == others })
    try write("tv/d.xml", "d")
    #expect(AppFixture.runLoop { shown.titles.last == others + ["d"] })
    withExtendedLifetime(store) {}
  }

  /// It comes before the good ones, and could take a minute.
  @Test("Other files are shown while a slow file is read")
  func slowFile() throws {
    for name in ["a", "b", "c"] { try write("tv/\(name).xml", name) }
    let store = try store([fixture.scratch("tv")], Self.reader(failingAt: "a.xml", endlessly: true))
    #expect(AppFixture.runLoop { shown.titles.last == ["b", "c"] })
    withExtendedLifetime(store) {}
  }

  @Test("Reading ends after several failures")
  func manyBadFiles() throws {
    for name in ["a", "b", "c", "d", "e"] { try write("tv/\(name).xml", name) }
    let store = try store([fixture.scratch("tv/a.xml"), fixture.scratch("tv")], Self.reader(failingAt: "[b-e].xml"))
    #expect(AppFixture.runLoop { shown.titles.last == ["a"] })
    withExtendedLifetime(store) {}
  }

  @Test(
    "What is on a disk that does not answer stays until it does",
    .enabled(if: HungMount.isPossible, "mounting needs the rights of root, and a kernel with autofs"))
  func unresponsiveDisk() throws {
    try write("local/a.xml", "a")
    try write("remote/tv/b.xml", "b")
    let sources = ["local", "remote/tv"].map { fixture.scratch($0) }
    var store = try store(sources)
    #expect(AppFixture.runLoop { shown.titles.last == ["a", "b"] })
    shown.titles = []
    let disk = try HungMount(at: fixture.scratch("remote"))
    store = try self.store(sources)
    #expect(AppFixture.runLoop { shown.titles.last == ["a", "b"] })
    try write("local/a.xml", "new")
    #expect(AppFixture.runLoop { shown.titles.last == ["new", "b"] })
    disk.answer()
    try write("remote/tv/b.xml", "late")
    #expect(AppFixture.runLoop { shown.titles.last == ["new", "late"] })
    withExtendedLifetime(store) {}
  }

  @Test("What private appointments are about is read only if the configuration shows it")
  func privateAppointments() throws {
    let start = Date().formatted(.iso8601).filter { !"-:".contains($0) }
    try fixture.scratch.write(
      "room.ics",
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nCLASS:PRIVATE\nDTSTART:\(start)\nSUMMARY:S\nEND:VEVENT\nEND:VCALENDAR\n")
    let hidden = try store([fixture.scratch("room.ics")])
    #expect(AppFixture.runLoop { shown.titles.last == ["Private"] })
    let whole = try store([fixture.scratch("room.ics")], more: "private=show\n")
    #expect(AppFixture.runLoop { shown.titles.last == ["S"] })
    withExtendedLifetime((hidden, whole)) {}
  }

  @Test("Addresses in the cache and from a reader are not trusted")
  func addresses() throws {
    let path = fixture.scratch("tv/a.xml")
    try write("tv/a.xml", "a")
    let addresses = ["--script=/tmp/x", "file:///etc/passwd", "https://a.example/"]
    let channels = addresses.map { Channel(id: $0, name: $0, address: $0) }
    let file = GuideFiles.File(kind: .listings, path: path, mark: FileMark(of: path))
    let cache = try #require(fixture.environment.cache.map(GuideCache.init))
    let settings = ["hide", "listings", path] + GuideReading.languages(in: fixture.variables)
    cache.keep([GuideFileContent(file, Listings(channels: channels), isComplete: true)], for: settings)
    let store = try store([path])
    #expect(AppFixture.runLoop { !shown.titles.isEmpty })
    #expect(addresses.map(store.address) == [nil, nil, "https://a.example/"])
  }
}
