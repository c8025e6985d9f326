import TestSupport
import Testing

@testable import QuiverApp

@MainActor
@Suite("Watching files")
final class FileWatchTests {
  private let fixture: AppFixture
  private let watch = FileWatch()
  private var changes: [Set<String>] = []

  init() throws {
    fixture = try AppFixture()
    watch.onChange = { [weak self] in self?.changes.append($0) }
  }

  @Test("Changed files are reported, and all files initially if requested")
  func change() throws {
    try fixture.scratch.write("config/other", "")
    let files = Set(["one", "other"].map { fixture.scratch("config/\($0)") })
    watch.follow(files, reportingAll: true)
    #expect(AppFixture.runLoop { self.changes == [files] })
    for number in 1...2 {
      try fixture.scratch.write("config/one", "\(number)")
      #expect(AppFixture.runLoop { self.changes.dropFirst().count == number })
    }
    #expect(changes.dropFirst() == [[fixture.scratch("config/one")], [fixture.scratch("config/one")]])
  }

  /// If any of this were done on the main thread, the test would never end.
  @Test(
    "A file on an unresponsive disk blocks nothing",
    .enabled(if: HungMount.isPossible, "mounting needs the rights of root, and a kernel with autofs"))
  func fileOnAnUnresponsiveDiskBlocksNothing() throws {
    let disk = try HungMount()
    watch.follow(["\(disk.path)/pictures/wall.png"], reportingAll: true)
    #expect(!AppFixture.runLoop(for: 0.5) { !self.changes.isEmpty })
    let other = fixture.scratch("config/other")
    watch.follow([other], reportingAll: true)
    #expect(AppFixture.runLoop { self.changes == [[other]] })
    disk.answer()
    try fixture.scratch.write("config/other", "a")
    #expect(AppFixture.runLoop { self.changes == [[other], [other]] })
  }
}
