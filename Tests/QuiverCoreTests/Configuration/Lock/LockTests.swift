import Foundation
import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite struct LockTests {
  private let fixture: LockFixture

  init() throws {
    fixture = try LockFixture()
  }

  @Test("Only the administrator's file sets a locked key")
  func onlyTheAdministratorsFileSetsALockedKey() throws {
    try fixture.administrator("[grid]\ncolumns=4\nrows=4\n[Locked]\nkeys=grid.columns;\n")
    try fixture.user("[grid]\ncolumns=5\nrows=5\n")
    let (configuration, messages) = fixture.load("grid.columns=6")
    #expect(configuration.springboard.grid.columns == .fixed(4))
    #expect(configuration.springboard.grid.rows == .fixed(5))
    let reason = "[grid] columns: the administrator has locked it in /administrator/quiver.conf:5:1."
    #expect(
      messages == [
        "/config/quiver/quiver.conf:2:1: \(reason) The line is ignored.",
        "command line: \(reason) The line is ignored.",
      ])
  }

  @Test("A locked key that the administrator does not set keeps its default")
  func aLockedKeyThatTheAdministratorDoesNotSetKeepsItsDefault() throws {
    try fixture.administrator("[Locked]\nkeys=window.mode\n")
    try fixture.user("[window]\nmode=window\n")
    try fixture.scratch.write("etc/quiver/quiver.conf", "[window]\nmode=home\n")
    let (configuration, messages) = fixture.load("window.mode=window")
    #expect(configuration.springboard.windowKind == .overlay)
    #expect(messages.count == 3)
  }

  @Test("Omitting the file from the configuration directories unlocks nothing")
  func omittingTheFileFromTheConfigurationDirectoriesUnlocksNothing() throws {
    try fixture.administrator("[grid]\ncolumns=4\nrows=4\n[Locked]\nkeys=grid.columns;\n")
    try fixture.scratch.write("etc/quiver/quiver.conf", "[grid]\ncolumns=9\n")
    let (configuration, messages) = fixture.load()
    #expect(configuration.springboard.grid.columns == .fixed(4))
    #expect(configuration.springboard.grid.rows == .automatic)
    #expect(messages.count == 1)
    #expect(configuration.sources.contains(fixture.files.configuration))
  }

  @Test("The file is read once if the configuration directories name it")
  func theFileIsReadOnceIfTheConfigurationDirectoriesNameIt() throws {
    var fixture = fixture
    try fixture.scratch.write(
      "system/quiver/quiver.conf", "[grid]\ncolumns=4\nrows=4\n[Locked]\nkeys=grid.columns;x;\n")
    let files = AdministratorFiles(directory: fixture.scratch("system/quiver"), installed: [])
    fixture.variables["XDG_CONFIG_DIRS"] = fixture.scratch("system")
    let (configuration, diagnostics) = Configuration.load(environment: fixture.variables, administrator: files)
    #expect(configuration.springboard.grid.columns == .fixed(4))
    #expect(configuration.springboard.grid.rows == .fixed(4))
    #expect(configuration.sources == [files.configuration])
    #expect(diagnostics.count == 1)
  }

  @Test(
    "An entry names a key, a group or everything",
    arguments: [
      ("*", ["grid.columns", "style.accent", "home.locked"], []),
      ("style.*", ["style.theme", "style.accent"], ["grid.columns"]),
      (" grid.rows ; dock.show", ["grid.rows", "dock.show"], ["grid.columns"]),
      ("", [], ["grid.columns"]),
    ])
  func anEntryNamesAKeyAGroupOrEverything(_ entry: String, _ locked: [String], _ free: [String]) throws {
    try fixture.administrator("[Locked]\nkeys=\(entry)\n")
    let (configuration, messages) = fixture.load()
    let names = Setting.all.map(\.name).filter(configuration.lock.contains).map(\.dotted)
    #expect(messages == [])
    #expect(Set(locked).isSubset(of: names))
    #expect(Set(free).isDisjoint(with: names))
  }

  @Test(
    "An entry that names no key is reported",
    arguments: [
      ("home.lockd;", "[Locked] keys: there is no key “home.lockd”; did you mean “home.locked”? It locks nothing."),
      ("columns;", "[Locked] keys: there is no key “columns”; did you mean “grid.columns”? It locks nothing."),
      ("style;", "[Locked] keys: there is no key “style”; did you mean “style.*”? It locks nothing."),
      ("zzzzzzzzz;", "[Locked] keys: there is no key “zzzzzzzzz”. It locks nothing."),
    ])
  func anEntryThatNamesNoKeyIsReported(_ entry: String, _ message: String) throws {
    try fixture.administrator("[Locked]\nkeys=grid.rows;\(entry)\n")
    #expect(fixture.load().messages == ["/administrator/quiver.conf:2:1: \(message)"])
    #expect(fixture.load().configuration.lock.contains(SettingName(group: "grid", key: "rows")))
  }

  @Test(
    "A misspelt group is reported",
    arguments: [
      ("[Locked]\nkey=grid.rows\n", "[Locked] key: unknown key; did you mean “keys”? The line is ignored."),
      ("[locked]\nkeys=*\n", "unknown group [locked]; did you mean [Locked]? The line is ignored."),
    ])
  func aMisspeltGroupIsReported(_ text: String, _ message: String) throws {
    try fixture.administrator(text)
    #expect(fixture.load().messages == ["/administrator/quiver.conf:2:1: \(message)"])
  }

  @Test("No other file and no flag locks anything")
  func noOtherFileAndNoFlagLocksAnything() throws {
    try fixture.user("[Locked]\nkeys=grid.columns;\n")
    try fixture.scratch.write("etc/quiver/quiver.conf", "[Locked]\nkeys=*\n")
    let (configuration, messages) = fixture.load("Locked.keys=*", "grid.columns=6")
    #expect(configuration.springboard.grid.columns == .fixed(6))
    let reason = "[Locked] keys: only /administrator/quiver.conf can lock keys. The line is ignored."
    #expect(
      messages == [
        "/etc/quiver/quiver.conf:2:1: \(reason)", "/config/quiver/quiver.conf:2:1: \(reason)",
        "command line: \(reason)",
      ])
  }

  @Test("A locked path does not depend on HOME")
  func aLockedPathDoesNotDependOnHome() throws {
    try fixture.administrator("[wallpaper]\nsource=~/a.png\n[Locked]\nkeys=wallpaper.source;\n")
    let (configuration, messages) = fixture.load()
    #expect(configuration.wallpaper.source == .automatic)
    #expect(
      messages == [
        "/administrator/quiver.conf:2:1: [wallpaper] source: the path of a locked key cannot start with ~/. The line is ignored."
      ])
  }

  @Test(
    "A file that cannot be read locks everything", arguments: ["\0", String(repeating: "# long\n", count: 200_000)])
  func aFileThatCannotBeReadLocksEverything(_ text: String) throws {
    try fixture.administrator(text)
    try fixture.user("[grid]\ncolumns=5\n[home]\nlocked=false\n")
    let (configuration, messages) = fixture.load()
    #expect(configuration.springboard.grid.columns == .automatic)
    #expect(configuration.restrictions.isLocked)
    #expect(configuration.layoutSource == .administrator(fixture.files.layout))
    #expect(messages.count == 3)
  }

  @Test("Reports of bad entries are limited")
  func reportsOfBadEntriesAreLimited() throws {
    try fixture.administrator("[Locked]\n" + String(repeating: "keys=a;b;c;\n", count: 50_000))
    #expect(fixture.load().messages.count == ConfigurationLayer.limit)
  }

  @Test("Printing shows the origin of locked values")
  func printingShowsTheOriginOfLockedValues() throws {
    try fixture.administrator("[grid]\ncolumns=4\n[Locked]\nkeys=grid.columns;grid.rows;\n")
    let printed = fixture.load().configuration.printed.replacing(fixture.scratch.path, with: "")
    #expect(
      printed.contains(
        """
        [grid]
        # /administrator/quiver.conf:2:1, locked by /administrator/quiver.conf:4:1
        columns=4
        # the default, locked by /administrator/quiver.conf:4:1
        rows=auto
        icon-size=auto
        """))
  }

  @Test("Checking one file reports its locked lines")
  func checkingOneFileReportsItsLockedLines() throws {
    try fixture.administrator("[grid]\ncolumns=4\n[Locked]\nkeys=grid.columns;nonsense;\n")
    try fixture.user("[grid]\ncolumns=5\n")
    let reason = "[grid] columns: the administrator has locked it in /administrator/quiver.conf:4:1."
    #expect(
      fixture.check("config/quiver/quiver.conf")
        == ["/config/quiver/quiver.conf:2:1: \(reason) The line is ignored."])
    #expect(fixture.check("administrator/quiver.conf")?.count == 1)
  }

  @Test("The demo does not bypass a lock")
  func theDemoDoesNotBypassALock() throws {
    try fixture.administrator("[grid]\ncolumns=4\nrows=4\n[Locked]\nkeys=grid.columns;\n")
    let demo = fixture.environment(isDemo: true)
    #expect(demo.configuration.springboard.grid.columns == .fixed(4))
    #expect(demo.configuration.springboard.grid.rows == .automatic)
  }

  @Test("The file is watched whatever the configuration directories are")
  func theFileIsWatchedWhateverTheConfigurationDirectories() throws {
    #expect(fixture.environment().files.contains(fixture.files.configuration))
    #expect(fixture.environment().configurationFiles.last == fixture.files.configuration)
    #expect(fixture.environment().reread().administrator == fixture.files)
  }
}
