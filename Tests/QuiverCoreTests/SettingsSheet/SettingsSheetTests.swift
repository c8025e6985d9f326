import Foundation
import KeyFile
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("The settings sheet")
struct SettingsSheetTests {
  private let fixture: LockFixture

  init() throws { fixture = try LockFixture() }

  private var sheet: SettingsSheet {
    SettingsSheet(fixture.environment(), pictures: ["/p/a;b.jpg", "/p/c.jpg"], themes: ["default", "light"])
  }

  private func row(_ group: String, _ key: String) throws -> SettingsSheet.Row {
    try #require(sheet.row(SettingName(group: group, key: key)))
  }

  /// Chooses by the title, as a user does.
  private func choose(_ title: String, of group: String, _ key: String) throws {
    let row = try row(group, key)
    let choice = try #require(row.choices.first { $0.title == title })
    try fixture.environment().write([row.name: choice.value])
  }

  private func chosen(_ group: String, _ key: String) throws -> String {
    let row = try row(group, key)
    return row.choices[row.chosen].title
  }

  @Test("Every value that it offers is one that the configuration accepts, and becomes the chosen one")
  func everyChoice() throws {
    for row in sheet.sections.flatMap(\.rows) {
      for choice in row.choices {
        try fixture.environment().write([row.name: choice.value])
        #expect(fixture.environment().diagnostics.isEmpty)
        let now = try #require(sheet.row(row.name))
        #expect(now.choices[now.chosen] == choice, "\(row.name) \(choice)")
      }
      try fixture.environment().write([row.name: nil])
    }
  }

  @Test("What is chosen is in a file of its own, which the configuration names as its origin")
  func file() throws {
    #expect(try chosen("dock", "capacity") == "7")
    try choose("5", of: "dock", "capacity")
    let environment = fixture.environment()
    #expect(environment.settingsFile == fixture.scratch("config/quiver/settings.conf"))
    #expect(environment.configuration.springboard.dock.capacity == 5)
    #expect(environment.configuration.printed.contains("# \(environment.settingsFile):4:1\ncapacity=5\n"))
    #expect(environment.files.contains(environment.settingsFile))
    #expect(environment.configurationFiles.contains(environment.settingsFile))
  }

  @Test("The user's own configuration overrides the sheet, whose row says where")
  func dotfile() throws {
    try choose("5", of: "dock", "capacity")
    try fixture.user("[grid]\ncolumns=4\n[dock]\n# mine\ncapacity = 6\n")
    #expect(try chosen("dock", "capacity") == "6")
    let reason = try #require(try row("dock", "capacity").reason)
    #expect(reason.hasPrefix("Set in ") && reason.hasSuffix("quiver/quiver.conf, line 5"))
    #expect(try row("grid", "rows").reason == nil)
    try fixture.user("[style]\naccent = #ff0000\n")
    #expect(try chosen("style", "accent") == "#ff0000")
  }

  @Test("A setting that the administrator has locked says so")
  func locked() throws {
    try fixture.administrator("[dock]\ncapacity=9\n[Locked]\nkeys=dock.capacity;\n")
    try choose("5", of: "dock", "capacity")
    #expect(try chosen("dock", "capacity") == "9")
    #expect(try row("dock", "capacity").reason?.hasPrefix("Locked by the administrator in ") == true)
  }

  @Test("A default of the administrator can be changed")
  func administratorsDefault() throws {
    var fixture = fixture
    fixture.variables["XDG_CONFIG_DIRS"] = fixture.scratch("xdg")
    try fixture.scratch.write("xdg/quiver/quiver.conf", "[dock]\ncapacity=9\n")
    let name = SettingName(group: "dock", key: "capacity")
    let before = try #require(SettingsSheet(fixture.environment(), pictures: [], themes: []).row(name))
    #expect(before.reason == nil && before.choices[before.chosen].title == "9")
    try fixture.environment().write([name: "5"])
    #expect(fixture.environment().configuration.springboard.dock.capacity == 5)
  }

  @Test("A value that is not among the choices is one more choice")
  func otherValue() throws {
    try fixture.environment().write([SettingName(group: "grid", key: "icon-size"): "72"])
    #expect(try chosen("grid", "icon-size") == "72")
    #expect(try row("grid", "icon-size").reason == nil)
  }

  @Test("The rest of the file stays as it is")
  func otherContent() throws {
    let text = "# by hand\n[dock]\ncapacity=5\n\n[unknown]\nkey=ü\n"
    try fixture.scratch.write("config/quiver/settings.conf", text)
    try choose("8", of: "dock", "capacity")
    let written = try String(contentsOfFile: fixture.environment().settingsFile, encoding: .utf8)
    #expect(written == text.replacing("capacity=5", with: "capacity=8"))
    try fixture.environment().write([SettingName(group: "dock", key: "capacity"): nil])
    #expect(try chosen("dock", "capacity") == "7")
  }

  @Test("A file that cannot be read is not overwritten, and the failure names it")
  func unreadable() throws {
    let file = fixture.environment().settingsFile
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    let failure = #expect(throws: ConfigurationFileFault.self) {
      try fixture.environment().write([SettingName(group: "dock", key: "capacity"): "5"])
    }
    #expect(failure?.description.hasPrefix(file) == true)
  }

  @Test("A kiosk reads no such file")
  func kiosk() throws {
    try choose("5", of: "dock", "capacity")
    try fixture.scratch.write("kiosk.conf", "[Kiosk]\nallowed=a.desktop;\n")
    let environment = Environment(
      variables: fixture.variables, kiosk: fixture.scratch("kiosk.conf"), administrator: fixture.files)
    #expect(environment.configuration.springboard.dock.capacity == 7)
    #expect(!environment.configuration.restrictions.allowsSettings)
  }
}
