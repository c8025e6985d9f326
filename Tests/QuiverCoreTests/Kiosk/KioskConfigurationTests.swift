import Foundation
import Freedesktop
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("The configuration of a kiosk")
struct KioskConfigurationTests {
  let scratch: ConfigurationScratch
  let files: AdministratorFiles
  var variables: [String: String]

  init() throws {
    scratch = try ConfigurationScratch()
    files = AdministratorFiles(directory: scratch("administrator"), installed: [])
    variables = scratch.environment
    variables["HOME"] = scratch("home")
    variables["XDG_STATE_HOME"] = scratch("state")
  }

  func environment(kiosk: String? = nil, overrides: [String] = []) -> Environment {
    Environment(variables: variables, overrides: overrides, kiosk: kiosk, administrator: files)
  }

  func kiosk(_ text: String, overrides: [String] = []) throws -> Environment {
    try scratch.write("kiosk.conf", text)
    return environment(kiosk: scratch("kiosk.conf"), overrides: overrides)
  }

  @Test("Nothing is a kiosk without a file")
  func none() {
    #expect(environment().kioskFile == nil)
    #expect(!environment().configuration.isKiosk)
    #expect(environment().catalogueSources.allowedIDs == nil)
  }

  @Test("The administrator's file, the option and the variable make a kiosk, in this order")
  func order() throws {
    var test = self
    test.variables[KioskFile.variable] = "/from/variable.conf"
    #expect(test.environment().kioskFile == "/from/variable.conf")
    #expect(test.environment(kiosk: "/from/option.conf").kioskFile == "/from/option.conf")
    try scratch.write("administrator/kiosk.conf", "")
    #expect(test.environment(kiosk: "/from/option.conf").kioskFile == files.kiosk)
    #expect(test.environment().launchVariables[KioskFile.variable] == files.kiosk)
  }

  @Test("A kiosk has the applications of Flatpak and of snaps, whatever the session's variables say")
  func dataDirectories() throws {
    var test = self
    test.variables["XDG_DATA_DIRS"] = scratch("share")
    let environment = try test.kiosk("[Kiosk]\n")
    let directories = [
      "/usr/local/share", "/usr/share", "/var/lib/flatpak/exports/share", "/var/lib/snapd/desktop",
    ]
    #expect(environment.directories.dataDirectories == directories)
    #expect(environment.launchVariables["XDG_DATA_DIRS"] == directories.joined(separator: ":"))
  }

  @Test("What is allowed is known, in the order of the file; each id counts once")
  func allowed() throws {
    let environment = try kiosk("[Kiosk]\nallowed=b.desktop;a.desktop;b.desktop;\n")
    #expect(environment.diagnostics == [])
    #expect(environment.catalogueSources.allowedIDs == ["a.desktop", "b.desktop"])
    #expect(
      environment.configuration.layoutSource
        == .kiosk(Board(pages: [[.app(.application("b.desktop")), .app(.application("a.desktop"))]])))
    #expect(
      environment.storedBoard == Board(pages: [[.app(.application("b.desktop")), .app(.application("a.desktop"))]]))
  }

  @Test(
    "A missing, empty, damaged or unreadable file allows nothing, and is a locked home screen all the same",
    arguments: [
      nil, "", "[Kiosk", "\0\0\0", "allowed=a.desktop;", "[kiosk]\nallowed=a.desktop;",
    ])
  func damaged(_ text: String?) throws {
    if let text { try scratch.write("kiosk.conf", text) }
    let environment = environment(kiosk: scratch("kiosk.conf"))
    #expect(environment.configuration.isKiosk)
    #expect(environment.catalogueSources.allowedIDs == [])
    #expect(environment.configuration.restrictions.isLocked)
    #expect(environment.configuration.springboard.windowKind == .home)
    #expect(text == "" || !environment.diagnostics.isEmpty)
  }

  @Test("The status area has the items of the file, in its order; each counts once")
  func status() throws {
    let environment = try kiosk("[Kiosk]\nstatus=battery;clock;battery;accessibility;\nscreen-reader=/bin/reader -x\n")
    #expect(environment.diagnostics == [])
    #expect(environment.configuration.kiosk.status == [.battery, .clock, .accessibility])
    #expect(environment.configuration.kiosk.screenReader == "/bin/reader -x")
    #expect(environment.configuration.offersAccessibility)
    #expect(try !kiosk("[Kiosk]\nstatus=clock;\n").configuration.offersAccessibility)
    #expect(try kiosk("[Kiosk]\nstatus=\n").configuration.kiosk.status == [])
  }

  @Test("The on-screen keyboard is offered if the status area has its button, and has a usual program")
  func keyboard() throws {
    let usual = try kiosk("[Kiosk]\nstatus=clock;keyboard;\n")
    #expect(usual.diagnostics == [] && usual.configuration.kiosk.keyboard == nil)
    #expect(usual.configuration.offersKeyboard && !usual.configuration.offersAccessibility)
    let other = try kiosk("[Kiosk]\nstatus=clock;\nkeyboard=wvkbd-mobintl\n")
    #expect(other.configuration.kiosk.keyboard == "wvkbd-mobintl" && !other.configuration.offersKeyboard)
  }

  @Test(
    "Only the actions of the file can be opened, by default none",
    arguments: [
      ("", .only([])), ("actions=none\n", .only([])), ("actions=all\n", .all),
      ("actions=a.desktop:new;b.desktop:x;\n", .only(["a.desktop:new", "b.desktop:x"])),
    ] as [(String, AllowedActions)])
  func actions(_ line: String, _ expected: AllowedActions) throws {
    let environment = try kiosk("[Kiosk]\nallowed=a.desktop;\n\(line)")
    #expect(environment.diagnostics == [] && environment.configuration.kiosk.actions == expected)
    let entry = "[Desktop Entry]\nType=Application\nName=A\nExec=a\nActions=new;other;\n"
    let actions = ["new", "other"].map { "[Desktop Action \($0)]\nName=\($0)\nExec=a --\($0)\n" }.joined()
    try scratch.write("share/applications/a.desktop", entry + actions)
    var sources = environment.catalogueSources
    sources.dataDirectories = [scratch("share")]
    let wanted = expected == .all ? ["new", "other"] : expected == .only([]) ? [] : ["new"]
    #expect(Catalogue.entry("a.desktop", in: sources)?.actions.map(\.id) == wanted)
    #expect(Catalogue.scan(sources).listings.map { $0.entry.actions.map(\.id) } == [wanted])
  }

  @Test(
    "A wrong action is reported, and none can be opened", arguments: ["a.desktop", "new", "a.desktop:;", ":new", ""])
  func wrongActions(_ raw: String) throws {
    let environment = try kiosk("[Kiosk]\nactions=\(raw)\n")
    #expect(environment.diagnostics.count == 1 && environment.configuration.kiosk.actions == .only([]))
  }

  @Test("A misspelt item or key gets a suggestion, and the others of the line are not used")
  func misspelt() throws {
    let environment = try kiosk("[Kiosk]\nstatus=clock;batery;\nscreenreader=orca\nscreen-reader=\n")
    #expect(environment.configuration.kiosk.status == [])
    #expect(environment.configuration.kiosk.screenReader == "orca --replace")
    #expect(
      environment.diagnostics.map { $0.message } == [
        "[Kiosk] status: “clock;batery;” is not valid; did you mean “battery”? Nothing is used.",
        "[Kiosk] screenreader: unknown key; did you mean “screen-reader”? The line is ignored.",
        "[Kiosk] screen-reader: “” is not valid. Use a command, or the id of a desktop file. “orca --replace” is used.",
      ])
    #expect(environment.diagnostics.first?.origin == .place(file: scratch("kiosk.conf"), line: 2, column: 14))
  }

  @Test("Neither the user's files nor flags nor variables change anything")
  func user() throws {
    let hostile = """
      [Kiosk]
      allowed=evil.desktop;
      [window]
      mode=window
      [home]
      locked=false
      file=/tmp/mine.conf
      [applications]
      extra-data-dirs=/tmp;
      terminal=evil
      [search]
      providers=all
      [wallpaper]
      source=#ff0000
      """
    let before = try kiosk("[Kiosk]\nallowed=a.desktop;\n[grid]\ncolumns=4\n").configuration
    try scratch.write("config/quiver/quiver.conf", hostile)
    try scratch.write("home/.quiverrc", hostile)
    try scratch.write("etc/quiver/quiver.conf", hostile)
    var test = self
    test.variables["XDG_CONFIG_DIRS"] = scratch("etc")
    let flags = ["home.locked=false", "window.mode=window", "Kiosk.allowed=evil.desktop;", "grid.columns=9"]
    let after = test.environment(kiosk: scratch("kiosk.conf"), overrides: flags)
    #expect(after.configuration == before)
    #expect(after.configuration.springboard.grid.columns == .fixed(4))
    #expect(after.diagnostics.count == flags.count)
    #expect(after.configurationFiles == [files.configuration, scratch("kiosk.conf")])
  }

  @Test("The administrator's quiver.conf applies, and the file of the kiosk precedes it")
  func administrator() throws {
    try scratch.write("administrator/quiver.conf", "[grid]\ncolumns=3\nrows=3\n[home]\nlocked=false\n")
    let configuration = try kiosk("[grid]\nrows=5\n").configuration
    #expect(configuration.springboard.grid.columns == .fixed(3))
    #expect(configuration.springboard.grid.rows == .fixed(5))
    #expect(configuration.restrictions.isLocked)
  }

  @Test("Other files cannot have the group of a kiosk")
  func groupElsewhere() throws {
    try scratch.write("config/quiver/quiver.conf", "[Kiosk]\nallowed=a.desktop;\n")
    let environment = environment()
    #expect(!environment.configuration.isKiosk)
    #expect(environment.diagnostics.map(\.problem) == ["only the file of a kiosk can have this group"])
  }

  @Test("Visitors of a kiosk cannot restart or lock the computer by a search")
  func power() throws {
    #expect(try !kiosk("[Kiosk]\n").configuration.effectiveRestrictions.allowsPower)
    #expect(Configuration().effectiveRestrictions.allowsPower)
  }

  @Test("Without a PIN there is no service menu")
  func access() throws {
    func access(_ text: String) throws -> ServiceMenuTrigger {
      try kiosk("[Kiosk]\n\(text)").configuration.effectiveRestrictions.serviceMenuTrigger
    }
    #expect(try access("") == .none)
    #expect(try access("exit=keys\n") == .none)
    #expect(try access("pin=$y$jCT$abc$def\n") == .corner)
    #expect(try access("pin=$y$jCT$abc$def\nexit=keys\n") == .keys)
    #expect(try access("pin=1234\n") == .none)
    #expect(try access("pin=$y$jCT$abc$def\nexit=none\n") == .none)
  }

  @Test("Directories and programs of the user, and variables that load code, are ignored")
  func hostileVariables() throws {
    var test = self
    let hostile = [
      "PATH": "/tmp/evil", "XDG_DATA_DIRS": "/tmp/evil", "XDG_DATA_HOME": "/tmp/evil", "GTK_MODULES": "evil",
      "GTK_DEBUG": "interactive", "GTK_PATH": "/tmp/evil", "GIO_EXTRA_MODULES": "/tmp/evil", "QUIVER_DATA": "/tmp/evil",
      "QUIVER_RECORD": "/tmp/evil", "LD_LIBRARY_PATH": "/tmp/evil", "GDK_PIXBUF_MODULE_FILE": "/tmp/evil",
      "XDG_CONFIG_DIRS": "/tmp/evil", "HOME": "/tmp/evil", "GSETTINGS_SCHEMA_DIR": "/tmp/evil",
      "GTK3_MODULES": "evil", "GTK_IM_MODULE_FILE": "/tmp/evil", "FONTCONFIG_FILE": "/tmp/evil",
      "FONTCONFIG_PATH": "/tmp/evil", "XDG_CACHE_HOME": "/tmp/evil", "DCONF_PROFILE": "/tmp/evil",
      "GSETTINGS_BACKEND": "evil", "GIO_USE_VFS": "evil", "LANGUAGE": "evil", "TZ": "/tmp/evil",
      "AT_SPI_BUS_ADDRESS": "unix:path=/tmp/evil", "LOCPATH": "/tmp/evil",
    ]
    let kept = ["DISPLAY": ":1", "LANG": "C.UTF-8", "GTK_IM_MODULE": "ibus", "XMODIFIERS": "@im=ibus"]
    test.variables = hostile.merging(kept) { $1 }
    let environment = test.environment(kiosk: scratch("kiosk.conf"))
    let named = environment.variables.filter { $0.value.contains("/tmp/evil") || $0.value == "evil" }
    #expect(Set(named.keys) == ["XDG_STATE_HOME", "XAUTHORITY"])
    #expect(environment.cache == nil)
    #expect(environment.variables["GSETTINGS_BACKEND"] == "memory")
    #expect(kept.allSatisfy { environment.variables[$0] == $1 })
    #expect(environment.variables["GTK_DEBUG"] == nil)
    #expect(environment.catalogueSources.dataDirectories.allSatisfy { !$0.contains("evil") })
    #expect(!environment.catalogueSources.path.contains("/tmp/evil"))
    #expect(environment.launchVariables["PATH"]?.contains("evil") == false)
    #expect(environment.launchVariables["HOME"] == "/tmp/evil")
  }

  @Test(
    "Applications get neither sockets of the supervisor and the display server, nor variables of the kiosk's scripts")
  func variablesOfApplications() throws {
    var test = self
    let own = [
      "I3SOCK", "NOTIFY_SOCKET", "QUIVER_KIOSK_DISPLAY", "QUIVER_KIOSK_SERVER", "SWAYSOCK", "WATCHDOG_PID",
      "WATCHDOG_USEC",
    ]
    for name in own { test.variables[name] = "1" }
    let variables = test.environment(kiosk: scratch("kiosk.conf")).launchVariables
    #expect(variables.keys.filter(own.contains) == [])
    #expect(variables[KioskFile.variable] == scratch("kiosk.conf"))
  }

  @Test("The administrator's file makes a kiosk also if it is a link that leads nowhere")
  func dangling() throws {
    try scratch.write("administrator/other", "")
    try FileManager.default.createSymbolicLink(atPath: files.kiosk, withDestinationPath: "/nowhere/kiosk.conf")
    #expect(environment().configuration.isKiosk)
    #expect(environment().catalogueSources.allowedIDs == [])
  }

  @Test("In the safe mode there is neither wallpaper nor theme nor cache, and the same is allowed")
  func safeMode() throws {
    var test = self
    let text = "[Kiosk]\nallowed=a.desktop;\n[style]\naccent=#ff0000\n[wallpaper]\nsource=/pictures/a.png\n"
    test.variables[KioskEnvironment.safeModeVariable] = "1"
    try scratch.write("kiosk.conf", text)
    let environment = test.environment(kiosk: scratch("kiosk.conf"))
    #expect(environment.cache == nil)
    #expect(environment.configuration.style == Style())
    #expect(environment.configuration.wallpaper.source == .color(Style().colors.background))
    #expect(environment.catalogueSources.allowedIDs == ["a.desktop"])
    #expect(environment.configuration.restrictions.isLocked)
    #expect(test.environment().cache != nil)
  }
}
