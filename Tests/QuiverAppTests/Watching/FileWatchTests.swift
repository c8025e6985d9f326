import TestSupport
import Testing

@testable import QuiverApp

@MainActor
@Suite("Files that are read again when they change")
final class FileWatchTests {
  private let world: LiveWorld
  private let watch = FileWatch()
  private var heard: [Set<String>] = []

  init() throws {
    world = try LiveWorld()
    watch.onChange = { [weak self] in self?.heard.append($0) }
  }

  @Test("are heard of, and looked at once more where that is wanted")
  func change() throws {
    try world.scratch.write("config/other", "")
    let files = Set(["one", "other"].map { world.scratch("config/\($0)") })
    watch.follow(files, reportingAll: true)
    #expect(LiveWorld.goOn { self.heard == [files] })
    for number in 1...2 {
      try world.scratch.write("config/one", "\(number)")
      #expect(LiveWorld.goOn { self.heard.dropFirst().count == number })
    }
    #expect(heard.dropFirst() == [[world.scratch("config/one")], [world.scratch("config/one")]])
  }

  /// Nothing of it may be done on the main thread: this test would never end.
  @Test(
    "hold nobody up where their disk never answers",
    .enabled(if: HungMount.isPossible, "mounting needs the rights of root, and a kernel with autofs"))
  func hung() throws {
    let disk = try HungMount()
    watch.follow(["\(disk.path)/pictures/wall.png"], reportingAll: true)
    #expect(!LiveWorld.goOn(for: 0.5) { !self.heard.isEmpty })
    let other = world.scratch("config/other")
    watch.follow([other], reportingAll: true)
    #expect(LiveWorld.goOn { self.heard == [[other]] })
    disk.answer()
    try world.scratch.write("config/other", "a")
    #expect(LiveWorld.goOn { self.heard == [[other], [other]] })
  }
}
