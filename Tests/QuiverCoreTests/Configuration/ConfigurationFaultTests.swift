import Foundation
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("What is wrong in a dotfile")
struct ConfigurationFaultTests {
  private let scratch: ConfigurationScratch
  private let environment: [String: String]

  init() throws {
    scratch = try ConfigurationScratch()
    environment = scratch.environment
  }

  private let dotfile = "config/quiver/quiver.conf"

  private func load(_ overrides: String...) -> (configuration: Configuration, complaints: [String]) {
    let (configuration, diagnostics) = Configuration.load(
      environment: environment, home: scratch("home"), overrides: overrides,
      administrator: AdministratorFiles(directory: scratch("administrator")))
    return (configuration, diagnostics.map { $0.description.replacing(scratch(dotfile), with: "conf") })
  }

  @Test(
    "costs that line alone, and is told with its place",
    arguments: [
      (
        "[grid]\ncolums=4",
        "conf:2:1: [grid] colums: there is no such key; did you mean “columns”? The line is ignored."
      ),
      (
        "[gird]\ncolumns=4",
        "conf:2:1: [gird] columns: there is no such group; did you mean “[grid]”? The line is ignored."
      ),
      ("[zzzzzz]\n columns=4", "conf:2:2: [zzzzzz] columns: there is no such group. The line is ignored."),
      (
        "[window]\nmode=overlya",
        "conf:2:1: [window] mode: “overlya” is not overlay, home or window; did you mean “overlay”? “overlay” is used."
      ),
      (
        "[grid]\ncolumns=4\ncolumns=-1",
        "conf:3:1: [grid] columns: “-1” is not auto, or a whole number from 1 to 20. “4” is used."
      ),
      ("[grid]\nrows[de]=4", "conf:2:1: [grid] rows[de]: there is no such key. The line is ignored."),
      ("[grid]\njunk", "conf:2:1: this is neither [group] nor key=value. The line is ignored."),
      ("columns=4", "conf:1:1: this key is in no group. The line is ignored."),
      (
        "[wallpaper]\nsource=sky.png",
        "conf:2:1: [wallpaper] source: “sky.png” is not auto, a path that starts with / or ~/, a colour, or gradient(180deg, #0b1026, #2b3a67). “auto” is used."
      ),
    ])
  func line(_ text: String, _ complaint: String) throws {
    try scratch.write(dotfile, text + "\n[dock]\ncapacity=3\n")
    let (configuration, complaints) = load()
    #expect(complaints == [complaint])
    #expect(configuration.springboard.dockCapacity == 3)
  }

  @Test(
    "is every number that is none",
    arguments: ["", "nan", "-nan", "inf", "-1", "0", "1e400", "99999999999999999999", "0x20", "16px", "٣٢", "1,5"])
  func numbers(_ value: String) throws {
    try scratch.write(dotfile, "[grid]\nicon-size=\(value)\ncolumns=\(value)\nminimum-slot=\(value)x\(value)\n")
    let (configuration, complaints) = load()
    #expect(complaints.count == 3)
    #expect(configuration.springboard == Preferences())
  }

  @Test("is no value at all, but for a list's", arguments: Setting.all)
  func empty(_ setting: Setting) throws {
    var configuration = Configuration()
    let isTaken = setting.read("", "/home/u", &configuration)
    #expect(isTaken == setting.wants.contains("each ended by ;"))
    #expect(isTaken || configuration == Configuration())
  }

  @Test("is told in the order of the file, with what is right in force")
  func order() throws {
    try scratch.write(dotfile, "junk\n[dock]\nshow=maybe\n[grid]\ncolumns=3\nrows=x\nmore junk\n")
    let (configuration, complaints) = load()
    #expect(complaints.map { $0.prefix(7) } == ["conf:1:", "conf:3:", "conf:6:", "conf:7:"])
    #expect(configuration.springboard.columns == .fixed(3))
  }

  @Test(
    "may be a flag",
    arguments: [
      ("columns", "command line: “columns” is not key=value. It is ignored."),
      ("colums=3", "command line: there is no key “colums”; did you mean “columns”? It is ignored."),
      ("theme=x", "command line: “theme” is icons.theme or style.theme. It is ignored."),
      ("grid.rows=x", "command line: [grid] rows: “x” is not auto, or a whole number from 1 to 20. “auto” is used."),
    ])
  func flag(_ flag: String, _ complaint: String) {
    #expect(load(flag).complaints == [complaint])
  }

  @Test("may be the whole file: a directory")
  func directory() throws {
    try scratch.write("\(dotfile)/inside", "")
    #expect(load().complaints == ["conf: it is a directory. The whole file is ignored."])
  }

  @Test("may be the whole file: a FIFO nobody writes to")
  func fifo() throws {
    try scratch.write("config/quiver/other", "")
    #expect(mkfifo(scratch(dotfile), 0o600) == 0)
    #expect(load().complaints == ["conf: it is not a regular file. The whole file is ignored."])
  }

  @Test("may be the whole file: a device without end")
  func endless() throws {
    try scratch.write("config/quiver/other", "")
    try scratch.link(dotfile, to: "/dev/zero")
    #expect(load().complaints == ["conf: it is not a regular file. The whole file is ignored."])
  }

  @Test("may be the whole file: ten megabytes")
  func huge() throws {
    try scratch.write(dotfile, String(repeating: "# nothing\n", count: 1 << 20))
    #expect(load().complaints == ["conf: it is larger than 1024 KiB. The whole file is ignored."])
  }

  @Test("may be the whole file: not text")
  func binary() throws {
    try scratch.write(dotfile, Data([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 0xff]))
    #expect(load().complaints == ["conf: it is not text. The whole file is ignored."])
  }

  @Test("may be the whole file: unreadable", .enabled(if: getuid() != 0))
  func unreadable() throws {
    try scratch.write(dotfile, "[grid]\ncolumns=4\n")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: scratch(dotfile))
    #expect(load().complaints == ["conf: it failed (open): Permission denied. The whole file is ignored."])
  }

  @Test(
    "is nothing in an empty file, a byte order mark or lines from elsewhere",
    arguments: ["", "\u{feff}[grid]\r\nrows=3\r\n", "[grid]"])
  func harmless(_ text: String) throws {
    try scratch.write(dotfile, text)
    #expect(load().complaints == [])
  }

  @Test(
    "is told only so often, however much there is of it",
    arguments: ["x\n", "[x]\na=1\n", "[grid]\nb=1\n", "[grid]\ncolumns=x\n", "=\n", "\u{fffd}"])
  func masses(_ line: String) throws {
    try scratch.write(dotfile, String(repeating: line, count: (1 << 20) / line.utf8.count))
    #expect((1...50).contains(load().complaints.count))
  }

  @Test("costs one value where that is not UTF-8")
  func notUTF8() throws {
    try scratch.write(dotfile, Data("[icons]\ntheme=".utf8) + Data([0xff, 0xfe]) + Data("\nshape=circle\n".utf8))
    let (configuration, complaints) = load()
    #expect(complaints == ["conf:2:1: [icons] theme: this is not auto, or the name of an icon theme. “auto” is used."])
    #expect(configuration.icons.shape == .circle)
  }

  @Test("can be asked of any one file")
  func check() throws {
    try scratch.write("some.conf", "[grid]\nrows=0\n")
    let diagnostics = Configuration.check(file: scratch("some.conf"), environment: environment, home: "/nowhere")
    #expect(diagnostics?.map(\.origin) == [.place(file: scratch("some.conf"), line: 2, column: 1)])
    #expect(Configuration.check(file: scratch("none.conf"), environment: environment, home: "/nowhere") == nil)
  }
}

@Suite("Spelling")
struct ConfigurationSpellingTests {
  @Test(
    "guesses what was meant, or says nothing",
    arguments: [
      ("colums", "columns"), ("rwos", "rows"), ("icon_size", "icon-size"), ("Rows", "rows"), ("xyz", nil), ("", nil),
    ] as [(String, String?)])
  func nearest(_ word: String, _ guess: String?) {
    #expect(Spelling.nearest(to: word, among: ["columns", "rows", "icon-size"]) == guess)
  }

  @Test("says nothing of a word that is very long")
  func long() {
    nearest(String(repeating: "rows", count: 100_000), nil)
  }
}
