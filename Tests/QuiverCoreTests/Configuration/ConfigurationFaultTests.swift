import Foundation
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("Faults in a configuration file")
struct ConfigurationFaultTests {
  private let scratch: ConfigurationScratch
  private let environment: [String: String]

  init() throws {
    scratch = try ConfigurationScratch()
    environment = scratch.environment
  }

  private let dotfile = "config/quiver/quiver.conf"

  private func load(_ overrides: String...) -> (configuration: Configuration, messages: [String]) {
    let (configuration, diagnostics) = Configuration.load(
      environment: environment, home: scratch("home"), overrides: overrides,
      administrator: AdministratorFiles(directory: scratch("administrator")))
    return (configuration, diagnostics.map { $0.description.replacing(scratch(dotfile), with: "conf") })
  }

  @Test(
    "A faulty line is ignored and reported with its position",
    arguments: [
      (
        "[grid]\ncolums=4",
        "conf:2:1: [grid] colums: unknown key; did you mean “columns”? The line is ignored."
      ),
      (
        "[gird]\ncolumns=4",
        "conf:2:1: unknown group [gird]; did you mean [grid]? The line is ignored."
      ),
      ("[zzzzzz]\n columns=4", "conf:2:2: unknown group [zzzzzz]. The line is ignored."),
      (
        "[window]\nmode=overlya",
        "conf:2:6: [window] mode: “overlya” is not valid; did you mean “overlay”? “overlay” is used."
      ),
      (
        "[grid]\ncolumns=4\ncolumns=-1",
        "conf:3:9: [grid] columns: “-1” is not valid. Use auto, or a whole number from 1 to 20. “4” is used."
      ),
      ("[grid]\nrows[de]=4", "conf:2:1: [grid] rows[de]: unknown key. The line is ignored."),
      ("[grid]\njunk", "conf:2:1: this is neither [group] nor key=value. The line is ignored."),
      ("columns=4", "conf:1:1: this key is in no group. The line is ignored."),
      (
        "[wallpaper]\nsource=sky.png",
        "conf:2:8: [wallpaper] source: “sky.png” is not valid. Use auto, paths that start with / or ~/ and are separated by ;, a colour, or gradient(180deg, #0b1026, #2b3a67). “auto” is used."
      ),
    ])
  func line(_ text: String, _ message: String) throws {
    try scratch.write(dotfile, text + "\n[dock]\ncapacity=3\n")
    let (configuration, messages) = load()
    #expect(messages == [message])
    #expect(configuration.springboard.dock.capacity == 3)
  }

  @Test(
    "Invalid numbers are reported and ignored",
    arguments: ["", "nan", "-nan", "inf", "-1", "0", "1e400", "99999999999999999999", "0x20", "16px", "٣٢", "1,5"])
  func invalidNumbersAreReportedAndIgnored(_ value: String) throws {
    try scratch.write(dotfile, "[grid]\nicon-size=\(value)\ncolumns=\(value)\nminimum-slot=\(value)x\(value)\n")
    let (configuration, messages) = load()
    #expect(messages.count == 3)
    #expect(configuration.springboard == Preferences.Configured())
  }

  @Test("An empty value is valid only for lists", arguments: Setting.all)
  func emptyValueIsValidOnlyForLists(_ setting: Setting) throws {
    var configuration = Configuration()
    let isTaken = setting.read("", "/home/u", &configuration)
    #expect(isTaken == setting.values.contains("each ended by ;"))
    #expect(isTaken || configuration == Configuration())
  }

  @Test("Faults are reported in the order of the file, and valid lines apply")
  func faultsAreReportedInTheOrderOfTheFileAndValidLinesApply() throws {
    try scratch.write(dotfile, "junk\n[dock]\nshow=maybe\n[grid]\ncolumns=3\nrows=x\nmore junk\n")
    let (configuration, messages) = load()
    #expect(messages.map { $0.prefix(7) } == ["conf:1:", "conf:3:", "conf:6:", "conf:7:"])
    #expect(configuration.springboard.grid.columns == .fixed(3))
  }

  @Test(
    "Faulty flags are reported",
    arguments: [
      ("columns", "command line: “columns” is not key=value. It is ignored."),
      ("colums=3", "command line: there is no key “colums”; did you mean “columns”? It is ignored."),
      ("theme=x", "command line: “theme” is icons.theme or style.theme. It is ignored."),
      (
        "grid.rows=x",
        "command line: [grid] rows: “x” is not valid. Use auto, or a whole number from 1 to 20. “auto” is used."
      ),
    ])
  func flag(_ flag: String, _ message: String) {
    #expect(load(flag).messages == [message])
  }

  @Test("A directory in place of the file is reported")
  func directoryInPlaceOfTheFileIsReported() throws {
    try scratch.write("\(dotfile)/inside", "")
    #expect(load().messages == ["conf: it is a directory. The whole file is ignored."])
  }

  @Test("A FIFO in place of the file is reported")
  func fIFOInPlaceOfTheFileIsReported() throws {
    try scratch.write("config/quiver/other", "")
    #expect(mkfifo(scratch(dotfile), 0o600) == 0)
    #expect(load().messages == ["conf: it is not a regular file. The whole file is ignored."])
  }

  @Test("An endless device in place of the file is reported")
  func endlessDeviceInPlaceOfTheFileIsReported() throws {
    try scratch.write("config/quiver/other", "")
    try scratch.link(dotfile, to: "/dev/zero")
    #expect(load().messages == ["conf: it is not a regular file. The whole file is ignored."])
  }

  @Test("A file of ten megabytes is reported")
  func fileOfTenMegabytesIsReported() throws {
    try scratch.write(dotfile, String(repeating: "# nothing\n", count: 1 << 20))
    #expect(load().messages == ["conf: it is larger than 1024 KiB. The whole file is ignored."])
  }

  @Test("A binary file is reported")
  func binaryFileIsReported() throws {
    try scratch.write(dotfile, Data([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 0xff]))
    #expect(load().messages == ["conf: it is not text. The whole file is ignored."])
  }

  @Test("An unreadable file is reported", .enabled(if: getuid() != 0))
  func unreadableFileIsReported() throws {
    try scratch.write(dotfile, "[grid]\ncolumns=4\n")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: scratch(dotfile))
    #expect(load().messages == ["conf: it failed (open): Permission denied. The whole file is ignored."])
  }

  @Test(
    "Empty files, byte order marks and CRLF are no faults",
    arguments: ["", "\u{feff}[grid]\r\nrows=3\r\n", "[grid]"])
  func emptyFilesByteOrderMarksAndCRLFAreNoFaults(_ text: String) throws {
    try scratch.write(dotfile, text)
    #expect(load().messages == [])
  }

  @Test(
    "The number of reported faults is limited",
    arguments: ["x\n", "[x]\na=1\n", "[grid]\nb=1\n", "[grid]\ncolumns=x\n", "=\n", "\u{fffd}"])
  func numberOfReportedFaultsIsLimited(_ line: String) throws {
    try scratch.write(dotfile, String(repeating: line, count: (1 << 20) / line.utf8.count))
    #expect((1...50).contains(load().messages.count))
  }

  @Test("A value that is not UTF-8 is ignored alone")
  func notUTF8() throws {
    try scratch.write(dotfile, Data("[icons]\ntheme=".utf8) + Data([0xff, 0xfe]) + Data("\nshape=circle\n".utf8))
    let (configuration, messages) = load()
    #expect(
      messages == [
        "conf:2:7: [icons] theme: this is not valid. Use auto, or the name of an icon theme. “auto” is used."
      ])
    #expect(configuration.icons.shape == .circle)
  }

  @Test("The first fault of the configuration is summarized in one line")
  func summaryOfFaults() {
    let place = Origin.place(file: "/home/u/.config/quiver/quiver.conf", line: 2, column: 9)
    let name = SettingName(group: "grid", key: "columns")
    let fault = Diagnostic(
      origin: place, key: name, problem: "“many” is not valid", advice: "Use auto.", instead: "“auto” is used.")
    let summary = "quiver.conf:2: [grid] columns: “many” is not valid"
    #expect([Diagnostic]().summary == nil)
    #expect([fault].summary == summary)
    #expect([fault, fault, fault].summary == "\(summary) (and 2 more)")
  }

  @Test("Any single file can be checked")
  func check() throws {
    try scratch.write("some.conf", "[grid]\nrows=0\n")
    let diagnostics = Configuration.check(file: scratch("some.conf"), environment: environment, home: "/nowhere")
    #expect(diagnostics?.map(\.origin) == [.place(file: scratch("some.conf"), line: 2, column: 6)])
    #expect(Configuration.check(file: scratch("none.conf"), environment: environment, home: "/nowhere") == nil)
  }
}

@Suite("Spelling")
struct ConfigurationSpellingTests {
  @Test(
    "The nearest known word is suggested, if there is one",
    arguments: [
      ("colums", "columns"), ("rwos", "rows"), ("icon_size", "icon-size"), ("Rows", "rows"), ("xyz", nil), ("", nil),
    ] as [(String, String?)])
  func nearest(_ word: String, _ guess: String?) {
    #expect(Spelling.nearest(to: word, among: ["columns", "rows", "icon-size"]) == guess)
  }

  @Test("A very long word gets no suggestion")
  func veryLongWordGetsNoSuggestion() {
    nearest(String(repeating: "rows", count: 100_000), nil)
  }
}
