import Synchronization
import Testing

@testable import Freedesktop

/// Each data directory has its own budget. Directories near the top and a directory's own entries are read first.
@Suite struct EntryWalkTests {
  private let tree: EntryTree

  init() throws {
    tree = try EntryTree()
  }

  /// A clock that only the test advances.
  private final class ManualClock: Sendable {
    private let seconds = Mutex(0.0)

    var now: Double { seconds.withLock { $0 } }
    func pass(_ amount: Double) { seconds.withLock { $0 += amount } }
  }

  private func walk(
    _ budget: WalkBudget, willRead: (String) -> Void = { _ in }
  ) -> FoundEntries {
    EntryWalk(["home", "system"].map { "\(tree.root)/\($0)/applications" }, within: budget, willRead: willRead).found
  }

  private func plain(_ path: String) -> String {
    path.replacing("\(tree.root)/", with: "").replacing("/applications", with: "")
  }

  private func files(_ found: FoundEntries) -> [String] { found.files.map { plain($0.path) }.sorted() }

  /// The omissions of each directory: the named paths, and the number of all.
  private func omissions(_ found: FoundEntries) -> [String] {
    found.omissions.map { omission in
      "\(plain(omission.directory)): \(omission.examples.map(plain).joined(separator: " ")) of \(omission.count)"
    }
  }

  @Test("Every entry is found within the budget")
  func everyEntryIsFoundWithinTheBudget() throws {
    for path in ["home/applications/a", "home/applications/x/b", "system/applications/x/y/c"] {
      try tree.application("\(path).desktop")
    }
    let found = walk(WalkBudget())
    #expect(files(found) == ["home/a.desktop", "home/x/b.desktop", "system/x/y/c.desktop"])
    #expect(found.omissions == [])
  }

  @Test(
    "A search for one entry reads only directories that can contain it",
    arguments: [
      (
        "x-y-c.desktop", ["home/x-y-c.desktop", "home/x/y-c.desktop", "home/x/y/c.desktop"],
        ["home", "home/x", "home/x/y"]
      ),
      ("link-l.desktop", ["home/link/l.desktop"], ["home", "home/link"]), ("a.desktop", ["home/a.desktop"], ["home"]),
      ("b.desktop", [], ["home"]), ("x-.desktop", [], ["home", "home/x"]), ("x", [], ["home"]),
    ])
  func aSearchForOneEntryReadsOnlyDirectoriesThatCanContainIt(
    _ id: String, _ expected: [String], _ directories: [String]
  ) throws {
    for path in ["a", "x-y-c", "x/b", "x/y-c", "x/y/c", "other/x/c", "xx/c"] {
      try tree.application("home/applications/\(path).desktop")
    }
    try tree.application("elsewhere/l.desktop")
    try tree.link("home/applications/link", to: "\(tree.root)/elsewhere")
    try tree.link("home/applications/another", to: "\(tree.root)/elsewhere")
    var read: [String] = []
    let found = EntryWalk(["\(tree.root)/home/applications"], within: WalkBudget(), for: id) { read.append(plain($0)) }
    #expect(files(found.found) == expected && read.sorted() == directories)
  }

  @Test("Directories near the top are read first")
  func directoriesNearTheTopAreReadFirst() throws {
    for name in ["a", "b", "c"] {
      try tree.application("home/applications/\(name)/near.desktop")
      try tree.application("home/applications/\(name)/deep/far.desktop")
    }
    let found = walk(WalkBudget(directories: 5))
    #expect(files(found) == ["home/a/deep/far.desktop"] + ["a", "b", "c"].map { "home/\($0)/near.desktop" })
    #expect(omissions(found) == ["home: home/b/deep home/c/deep of 2"])
  }

  @Test("Own directories are read before linked ones")
  func ownDirectoriesAreReadBeforeLinkedOnes() throws {
    try tree.application("home/applications/zoo/sub/own.desktop")
    for number in 1...4 { try tree.application("elsewhere/\(number)/linked.desktop") }
    try tree.link("home/applications/ape", to: "\(tree.root)/elsewhere")
    let found = walk(WalkBudget(directories: 5))
    #expect(files(found) == ["home/ape/1/linked.desktop", "home/zoo/sub/own.desktop"])
    #expect(omissions(found) == ["home: home/ape/2 home/ape/3 home/ape/4 of 3"])
  }

  @Test("Another data directory is not affected")
  func anotherDataDirectoryIsNotAffected() throws {
    for number in 10..<30 { try tree.application("home/applications/\(number)/a.desktop") }
    for number in 1...4 { try tree.application("system/applications/\(number)/b.desktop") }
    let found = walk(WalkBudget(directories: 5))
    #expect(files(found).filter { $0.hasPrefix("system") }.count == 4)
    #expect(files(found).filter { $0.hasPrefix("home") }.count == 4)
    #expect(omissions(found) == ["home: home/14 home/15 home/16 of 16"])
  }

  @Test("A link to a huge tree leaves a budget for other links")
  func aLinkToAHugeTreeLeavesBudgetForOtherLinks() throws {
    for name in ["a", "b", "c", "vendor"] { try tree.application("machine/\(name)/inner.desktop") }
    try tree.application("home/applications/own.desktop")
    try tree.link("home/applications/root", to: "\(tree.root)/machine")
    try tree.link("system/applications/mine", to: "\(tree.root)/machine/vendor")
    let found = walk(WalkBudget())
    #expect(found.files.contains { $0.id == "mine-inner.desktop" && $0.precedence == 1 })
  }

  @Test("Every data directory has its own time limit")
  func everyDataDirectoryHasItsOwnTimeLimit() throws {
    for number in 1...6 {
      try tree.application("home/applications/\(number)/a.desktop")
      try tree.application("system/applications/\(number)/b.desktop")
    }
    let clock = ManualClock()
    let found = walk(WalkBudget(seconds: 1) { clock.now }) { path in
      if path.hasPrefix("\(tree.root)/home/") { clock.pass(0.3) }
    }
    #expect(
      files(found).filter { $0.hasPrefix("home") } == ["home/1/a.desktop", "home/2/a.desktop", "home/3/a.desktop"])
    #expect(files(found).filter { $0.hasPrefix("system") }.count == 6)
    #expect(omissions(found) == ["home: home/4 home/5 home/6 of 3"])
    #expect(found.isOutOfTime)
  }

  @Test("Directories that are too deep are named")
  func directoriesThatAreTooDeepAreNamed() throws {
    try tree.application("home/applications/1/2/in.desktop")
    try tree.application("home/applications/1/2/3/out.desktop")
    let found = walk(WalkBudget(depth: 2))
    #expect(files(found) == ["home/1/2/in.desktop"])
    #expect(omissions(found) == ["home: home/1/2/3 of 1"])
    #expect(!found.isOutOfTime)
  }

  @Test("Links to directories that are read anyway are not counted")
  func linksToDirectoriesThatAreReadAnywayAreNotCounted() throws {
    try tree.application("home/applications/1/2/in.desktop")
    for number in 0..<20 { try tree.link("home/applications/1/2/up\(number)", to: "../..") }
    for number in 0..<20 { try tree.link("home/applications/all\(number)", to: "\(tree.root)/system/applications") }
    try tree.application("system/applications/x.desktop")
    let found = walk(WalkBudget(depth: 2, directories: 3))
    #expect(files(found) == ["home/1/2/in.desktop", "system/x.desktop"])
    #expect(found.omissions == [])
  }

  @Test("Linked directories of an oversized directory are not watched")
  func linkedDirectoriesOfAnOversizedDirectoryAreNotWatched() throws {
    for number in 1...9 { try tree.application("elsewhere/\(number)/linked.desktop") }
    try tree.application("home/applications/own/a.desktop")
    try tree.link("home/applications/root", to: "\(tree.root)/elsewhere")
    let found = walk(WalkBudget(directories: 6))
    #expect(found.directories.keys.map(plain).sorted() == ["home", "home/own", "system"])
    #expect(found.unwatched.map(plain).sorted() == ["home/root", "home/root/1", "home/root/2", "home/root/3"])
    #expect(walk(WalkBudget()).unwatched == [])
  }

  @Test("Of the paths that were left out, a few are named and all are counted")
  func leftOutPathsAreCounted() {
    var omission = WalkOmission(in: "/d/applications")
    for number in 1...5 { omission.add("/d/applications/\(number)") }
    #expect(omission.examples == (1...3).map { "/d/applications/\($0)" } && omission.count == 5)
  }

  @Test("A search that ran out of time is repeated as long as it finds more")
  func aSearchThatRanOutOfTimeIsRepeatedAsLongAsItFindsMore() throws {
    for number in 1...4 { try tree.application("home/applications/\(number)/a.desktop") }
    let clock = ManualClock()
    let watcher = CatalogueWatcher(
      applications: ["\(tree.root)/home/applications"], programs: [],
      budget: WalkBudget(seconds: 1) {
        clock.pass(0.1)
        return clock.now
      }, at: 0)
    #expect(watcher.read(at: 9.9) == CatalogueWatcher.Report(rescan: [], askAgain: 10))
    #expect(!watcher.isPolling)
    #expect(!watcher.read(at: 10).rescan.isEmpty)
    watcher.watchAnew(at: 10)
    #expect(watcher.read(at: 1000) == CatalogueWatcher.Report(rescan: [], askAgain: nil))
  }
}
