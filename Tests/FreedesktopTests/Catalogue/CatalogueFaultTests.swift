import Foundation
import Freedesktop
import Testing

/// Files that would block, overload or mislead a careless reader. The time limit detects blocking.
@Suite(.timeLimit(.minutes(1))) struct CatalogueFaultTests {
  private let tree: EntryTree

  init() throws {
    tree = try EntryTree()
    try tree.application("home/applications/good.desktop")
  }

  private func expectGood(and others: [String]) {
    #expect(tree.picture() == (others + ["home/good.desktop good.desktop shown"]).sorted())
  }

  @Test("A FIFO does not block the scan")
  func aFIFODoesNotBlockTheScan() throws {
    #expect(mkfifo(try tree.path("home/applications/evil.desktop"), 0o644) == 0)
    expectGood(and: ["home/evil.desktop evil.desktop Unreadable"])
  }

  @Test("A link to a FIFO does not block the scan")
  func aLinkToAFIFODoesNotBlockTheScan() throws {
    #expect(mkfifo(try tree.path("pipe"), 0o644) == 0)
    try tree.link("home/applications/evil.desktop", to: "\(tree.root)/pipe")
    expectGood(and: ["home/evil.desktop evil.desktop Unreadable"])
  }

  @Test("Loops of links are detected, and each file is listed once")
  func loopsOfLinksAreDetected() throws {
    try tree.link("home/applications/a", to: ".")
    try tree.link("home/applications/b", to: ".")
    try tree.link("home/applications/c", to: "../applications")
    try tree.link("home/applications/self.desktop", to: "self.desktop")
    try tree.application("home/applications/sub/x.desktop")
    try tree.link("home/applications/sub/up", to: "..")
    expectGood(and: ["home/self.desktop self.desktop Unreadable", "home/sub/x.desktop sub-x.desktop shown"])
  }

  @Test("A directory's own path is preferred to a link")
  func aDirectorysOwnPathIsPreferredToALink() throws {
    try tree.application("home/applications/zoo/x.desktop")
    try tree.link("home/applications/ape", to: "zoo")
    try tree.link("home/applications/bear/cage", to: "../zoo")
    expectGood(and: ["home/zoo/x.desktop zoo-x.desktop shown"])
  }

  @Test("A link to another data directory does not hide its files")
  func aLinkHidesNoFiles() throws {
    try tree.application("system/applications/x.desktop")
    try tree.link("home/applications/all", to: "\(tree.root)/system/applications")
    expectGood(and: ["system/x.desktop x.desktop shown"])
  }

  @Test("The same directory under another name is searched once")
  func theSameDirectoryIsSearchedOnce() throws {
    try tree.link("system", to: "home")
    expectGood(and: [])
  }

  @Test("Linked files are read, and dangling links are listed as unreadable")
  func linkedFilesAreRead() throws {
    try tree.application("elsewhere/real")
    try tree.link("home/applications/linked.desktop", to: "\(tree.root)/elsewhere/real")
    try tree.link("home/applications/dangling.desktop", to: "/nowhere/guake.desktop")
    expectGood(and: ["home/dangling.desktop dangling.desktop Unreadable", "home/linked.desktop linked.desktop shown"])
  }

  @Test("Directories and devices are not entries")
  func directoriesAndDevicesAreNotEntries() throws {
    try tree.application("home/applications/dir.desktop/inner.desktop")
    try tree.link("home/applications/zero.desktop", to: "/dev/zero")
    try tree.link("home/applications/null.desktop", to: "/dev/null")
    expectGood(and: [
      "home/dir.desktop/inner.desktop dir.desktop-inner.desktop shown", "home/null.desktop null.desktop Unreadable",
      "home/zero.desktop zero.desktop Unreadable",
    ])
  }

  @Test("A socket is not an entry")
  func aSocketIsNotAnEntry() throws {
    let path = try tree.path("home/applications/s.desktop")
    #expect(mknod(path, S_IFSOCK | 0o644, 0) == 0)
    expectGood(and: ["home/s.desktop s.desktop Unreadable"])
  }

  @Test("Huge files are skipped without reading them")
  func hugeFilesAreSkippedWithoutReadingThem() throws {
    try tree.write("home/applications/huge.desktop", "[Desktop Entry]\n")
    #expect(truncate("\(tree.root)/home/applications/huge.desktop", 1 << 30) == 0)
    try tree.write("home/applications/long.desktop", [UInt8](repeating: 0x61, count: 10 << 20))
    expectGood(and: ["home/huge.desktop huge.desktop Unreadable", "home/long.desktop long.desktop Unreadable"])
    #expect(try peakMemory() < 512 << 10)
  }

  @Test("Files up to one mebibyte are read")
  func filesUpToOneMebibyteAreRead() throws {
    let text = Array("[Desktop Entry]\nType=Application\nExec=true\n#".utf8)
    let full = text + [UInt8](repeating: 0x61, count: (1 << 20) - text.count)
    try tree.write("home/applications/full.desktop", full)
    try tree.write("home/applications/over.desktop", full + [0x61])
    expectGood(and: ["home/full.desktop full.desktop shown", "home/over.desktop over.desktop Unreadable"])
  }

  @Test("Directories deeper than eight levels are not searched")
  func deepDirectoriesAreNotSearched() throws {
    let eight = (1...8).map { "\($0)" }.joined(separator: "/")
    try tree.application("home/applications/\(eight)/in.desktop")
    try tree.application("home/applications/\(eight)/9/out.desktop")
    expectGood(and: ["home/\(eight)/in.desktop 1-2-3-4-5-6-7-8-in.desktop shown"])
  }

  @Test("A name that is not UTF-8 is listed as invalid")
  func aNameThatIsNotUTF8IsInvalid() throws {
    let directory = try tree.path("home/applications/x").dropLast()
    let file = (Array(directory.utf8) + [0xFF] + Array(".desktop".utf8)).map { CChar(bitPattern: $0) } + [0]
    let descriptor = creat(file, 0o644)
    #expect(descriptor >= 0)
    close(descriptor)
    expectGood(and: ["home/\u{FFFD}.desktop \u{FFFD}.desktop Unreadable"])
  }

  @Test("Unreadable files are listed", .enabled(if: getuid() != 0))
  func unreadableFilesAreListed() throws {
    try tree.application("home/applications/secret.desktop")
    chmod("\(tree.root)/home/applications/secret.desktop", 0)
    expectGood(and: ["home/secret.desktop secret.desktop Unreadable"])
  }

  @Test("Two hundred data directories of all kinds are searched")
  func manyDataDirectoriesAreSearched() throws {
    let many = (0..<200).map { "\(tree.root)/many/\($0)" }
    for directory in many { try tree.write(String(directory.dropFirst(tree.root.count + 1)) + "/applications/x", "") }
    try tree.application("many/7/applications/seven.desktop")
    try tree.write("many/closed/applications/x", "")
    try tree.write("many/file/applications", "")
    chmod("\(tree.root)/many/closed/applications", 0)
    defer { chmod("\(tree.root)/many/closed/applications", 0o755) }
    let odd = [
      "", "relative", "\(tree.root)/many/7/", "\(tree.root)//many//7", "\(tree.root)/many/closed",
      "\(tree.root)/many/file",
    ]
    let list = (many + odd + ["/missing"]).joined(separator: ":")
    let base = BaseDirectories(environment: ["XDG_DATA_HOME": "\(tree.root)/home", "XDG_DATA_DIRS": list])
    #expect(
      tree.picture(CatalogueSources(environment: [:], base: base)) == [
        "home/good.desktop good.desktop shown", "many/7/seven.desktop seven.desktop shown",
      ])
  }

  /// The peak memory of this process, in KiB.
  private func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.filter(\.isNumber)))
  }
}
