import Foundation
import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite struct LockTests {
  private let world: LockWorld

  init() throws {
    world = try LockWorld()
  }

  @Test func onlyTheAdministratorsFileSetsALockedKey() throws {
    try world.administrator("[grid]\ncolumns=4\nrows=4\n[Locked]\nkeys=grid.columns;\n")
    try world.user("[grid]\ncolumns=5\nrows=5\n")
    let (configuration, complaints) = world.load("grid.columns=6")
    #expect(configuration.springboard.columns == .fixed(4))
    #expect(configuration.springboard.rows == .fixed(5))
    let reason = "[grid] columns: the administrator has locked it in /administrator/quiver.conf:5:1."
    #expect(
      complaints == [
        "/config/quiver/quiver.conf:2:1: \(reason) The line is ignored.",
        "command line: \(reason) The line is ignored.",
      ])
  }

  @Test func aLockedKeyThatTheAdministratorDoesNotSetKeepsItsDefault() throws {
    try world.administrator("[Locked]\nkeys=window.mode\n")
    try world.user("[window]\nmode=window\n")
    try world.scratch.write("etc/quiver/quiver.conf", "[window]\nmode=home\n")
    let (configuration, complaints) = world.load("window.mode=window")
    #expect(configuration.springboard.presence == .overlay)
    #expect(complaints.count == 3)
  }

  @Test func configurationDirectoriesThatLeaveTheFileOutDoNotUnlockIt() throws {
    try world.administrator("[grid]\ncolumns=4\nrows=4\n[Locked]\nkeys=grid.columns;\n")
    try world.scratch.write("etc/quiver/quiver.conf", "[grid]\ncolumns=9\n")
    let (configuration, complaints) = world.load()
    #expect(configuration.springboard.columns == .fixed(4))
    #expect(configuration.springboard.rows == .automatic)
    #expect(complaints.count == 1)
    #expect(configuration.sources.contains(world.files.configuration))
  }

  @Test func theFileIsReadOnceAndInItsPlaceWhereConfigurationDirectoriesNameIt() throws {
    var world = world
    try world.scratch.write("system/quiver/quiver.conf", "[grid]\ncolumns=4\nrows=4\n[Locked]\nkeys=grid.columns;x;\n")
    let files = AdministratorFiles(directory: world.scratch("system/quiver"), installed: [])
    world.variables["XDG_CONFIG_DIRS"] = world.scratch("system")
    let (configuration, diagnostics) = Configuration.load(environment: world.variables, administrator: files)
    #expect(configuration.springboard.columns == .fixed(4))
    #expect(configuration.springboard.rows == .fixed(4))
    #expect(configuration.sources == [files.configuration])
    #expect(diagnostics.count == 1)
  }

  @Test(arguments: [
    ("*", ["grid.columns", "style.accent", "home.locked"], []),
    ("style.*", ["style.theme", "style.accent"], ["grid.columns"]),
    (" grid.rows ; dock.show", ["grid.rows", "dock.show"], ["grid.columns"]),
    ("", [], ["grid.columns"]),
  ])
  func anEntryNamesAKeyAGroupOrEverything(_ entry: String, _ locked: [String], _ free: [String]) throws {
    try world.administrator("[Locked]\nkeys=\(entry)\n")
    let (configuration, complaints) = world.load()
    let names = Setting.all.map(\.name).filter(configuration.lock.contains).map(\.dotted)
    #expect(complaints == [])
    #expect(Set(locked).isSubset(of: names))
    #expect(Set(free).isDisjoint(with: names))
  }

  @Test(arguments: [
    ("home.lockd;", "[Locked] keys: there is no key “home.lockd”; did you mean “home.locked”? It locks nothing."),
    ("columns;", "[Locked] keys: there is no key “columns”; did you mean “grid.columns”? It locks nothing."),
    ("style;", "[Locked] keys: there is no key “style”; did you mean “style.*”? It locks nothing."),
    ("zzzzzzzzz;", "[Locked] keys: there is no key “zzzzzzzzz”. It locks nothing."),
  ])
  func anEntryThatNamesNoKeyIsReported(_ entry: String, _ complaint: String) throws {
    try world.administrator("[Locked]\nkeys=grid.rows;\(entry)\n")
    #expect(world.load().complaints == ["/administrator/quiver.conf:2:1: \(complaint)"])
    #expect(world.load().configuration.lock.contains(Setting.Name(group: "grid", key: "rows")))
  }

  @Test(arguments: [
    ("[Locked]\nkey=grid.rows\n", "[Locked] key: there is no such key; did you mean “keys”? The line is ignored."),
    ("[locked]\nkeys=*\n", "[locked] keys: there is no such group; did you mean “[Locked]”? The line is ignored."),
  ])
  func aMisspeltGroupIsReported(_ text: String, _ complaint: String) throws {
    try world.administrator(text)
    #expect(world.load().complaints == ["/administrator/quiver.conf:2:1: \(complaint)"])
  }

  @Test func noOtherFileAndNoFlagLocksAnything() throws {
    try world.user("[Locked]\nkeys=grid.columns;\n")
    try world.scratch.write("etc/quiver/quiver.conf", "[Locked]\nkeys=*\n")
    let (configuration, complaints) = world.load("Locked.keys=*", "grid.columns=6")
    #expect(configuration.springboard.columns == .fixed(6))
    let reason = "[Locked] keys: only /administrator/quiver.conf can lock keys. The line is ignored."
    #expect(
      complaints == [
        "/etc/quiver/quiver.conf:2:1: \(reason)", "/config/quiver/quiver.conf:2:1: \(reason)",
        "command line: \(reason)",
      ])
  }

  @Test func aLockedPathDoesNotDependOnHome() throws {
    try world.administrator("[wallpaper]\nsource=~/a.png\n[Locked]\nkeys=wallpaper.source;\n")
    let (configuration, complaints) = world.load()
    #expect(configuration.wallpaper.source == .automatic)
    #expect(
      complaints == [
        "/administrator/quiver.conf:2:1: [wallpaper] source: the path of a locked key cannot start with ~/. The line is ignored."
      ])
  }

  @Test(arguments: ["\0", String(repeating: "# long\n", count: 200_000)])
  func aFileThatCannotBeReadLocksEverything(_ text: String) throws {
    try world.administrator(text)
    try world.user("[grid]\ncolumns=5\n[home]\nlocked=false\n")
    let (configuration, complaints) = world.load()
    #expect(configuration.springboard.columns == .automatic)
    #expect(configuration.springboard.isLocked)
    #expect(configuration.layoutSource == .administrator(world.files.layout))
    #expect(complaints.count == 3)
  }

  @Test func manyBadEntriesAreReportedOnlySoOften() throws {
    try world.administrator("[Locked]\n" + String(repeating: "keys=a;b;c;\n", count: 50_000))
    #expect(world.load().complaints.count == ConfigurationLayer.limit)
  }

  @Test func printingTellsWhereALockedValueComesFrom() throws {
    try world.administrator("[grid]\ncolumns=4\n[Locked]\nkeys=grid.columns;grid.rows;\n")
    let printed = world.load().configuration.printed.replacing(world.scratch.path, with: "")
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

  @Test func checkingOneFileReportsItsLockedLines() throws {
    try world.administrator("[grid]\ncolumns=4\n[Locked]\nkeys=grid.columns;nonsense;\n")
    try world.user("[grid]\ncolumns=5\n")
    let reason = "[grid] columns: the administrator has locked it in /administrator/quiver.conf:4:1."
    #expect(
      world.check("config/quiver/quiver.conf")
        == ["/config/quiver/quiver.conf:2:1: \(reason) The line is ignored."])
    #expect(world.check("administrator/quiver.conf")?.count == 1)
  }

  @Test func theDemoIsNoWayRoundALock() throws {
    try world.administrator("[grid]\ncolumns=4\nrows=4\n[Locked]\nkeys=grid.columns;\n")
    let demo = world.environment(isDemo: true)
    #expect(demo.configuration.springboard.columns == .fixed(4))
    #expect(demo.configuration.springboard.rows == .automatic)
  }

  @Test func theFileIsFollowedWhereverConfigurationDirectoriesPoint() throws {
    #expect(world.environment().files.contains(world.files.configuration))
    #expect(world.environment().configurationFiles.last == world.files.configuration)
    #expect(world.environment().reread().administrator == world.files)
  }
}
