import Testing

@testable import QuiverCore

@Suite struct LockedStyleTests {
  private let fixture: LockFixture

  init() throws {
    fixture = try LockFixture()
  }

  private func theme(_ file: String, accent: String) throws {
    try fixture.scratch.write(file, "[style]\naccent=\(accent)\n")
  }

  private var accent: Color { fixture.load().configuration.style.colors.accent }

  @Test("A locked theme is not read from the user's directories")
  func aLockedThemeIsNotReadFromTheUsersDirectories() throws {
    try fixture.administrator("[style]\ntheme=dusk\n[Locked]\nkeys=style.theme;\n")
    for place in ["data/quiver", "share/quiver", "shipped"] { try theme("\(place)/themes/dusk.conf", accent: "red") }
    let (configuration, messages) = fixture.load("style.theme=light")
    #expect(configuration.style == Style())
    #expect(messages.count == 2)
    #expect(messages.contains { $0.contains("there is no theme “dusk”") })
    try theme("installed/themes/dusk.conf", accent: "lime")
    #expect(accent == Color("lime"))
    try theme("administrator/themes/dusk.conf", accent: "navy")
    #expect(accent == Color("navy"))
  }

  @Test("A locked theme may be the administrator's own file")
  func aLockedThemeMayBeTheAdministratorsOwnFile() throws {
    try theme("opt/corporate.conf", accent: "lime")
    try fixture.administrator("[style]\ntheme=\(fixture.scratch("opt/corporate.conf"))\n[Locked]\nkeys=style.*;\n")
    try fixture.user("[style]\ntheme=light\naccent=red\n")
    #expect(accent == Color("lime"))
    #expect(fixture.load().messages.count == 2)
  }

  @Test("A locked theme is not read from a home directory")
  func aLockedThemeIsNotReadFromAHomeDirectory() throws {
    try theme("home/mine.conf", accent: "red")
    try fixture.administrator("[style]\ntheme=~/mine.conf\n[Locked]\nkeys=style.theme;\n")
    #expect(accent == Style().colors.accent)
    #expect(fixture.load().messages.contains { $0.contains("cannot start with ~/") })
  }

  @Test("Themes do not change a locked look", arguments: ["", "accent=lime\n", "accent=auto\n"])
  func themesDoNotChangeALockedLook(_ line: String) throws {
    try fixture.administrator("[style]\n\(line)[Locked]\nkeys=style.accent;\n")
    try theme("data/quiver/themes/dusk.conf", accent: "red")
    try fixture.user("[style]\ntheme=dusk\n")
    #expect(accent == (line.contains("lime") ? Color("lime") : Style().colors.accent))
    #expect(fixture.load().messages.count == 1)
    #expect(fixture.load().messages[0].hasPrefix("/data/quiver/themes/dusk.conf:2:1: [style] accent: "))
  }

  @Test("Locked looks of a shipped theme are not reported")
  func lockedLooksOfAShippedThemeAreNotReported() throws {
    try fixture.administrator("[style]\naccent=lime\n[Locked]\nkeys=style.accent;\n")
    try fixture.scratch.write("installed/themes/dusk.conf", "[style]\naccent=red\nplate=navy\n")
    try fixture.scratch.link("shipped", to: fixture.scratch("installed"))
    try fixture.user("[style]\ntheme=\(fixture.scratch("installed/themes/dusk.conf"))\n")
    let (configuration, messages) = fixture.load()
    #expect(messages == [])
    #expect(configuration.style.colors.accent == Color("lime"))
    #expect(configuration.style.colors.plate.fill == Color("navy"))
  }

  @Test(
    "The user's style sheet is ignored if the whole style is locked",
    arguments: [("style.*", 1), ("*", 1), ("style.accent", 0)])
  func theUsersStyleSheetIsIgnoredIfTheWholeStyleIsLocked(_ entry: String, _ count: Int) throws {
    try fixture.administrator("[Locked]\nkeys=\(entry);\n")
    try fixture.scratch.write("config/quiver/style.css", "menu { color: red; }\n")
    let messages = fixture.load().messages
    #expect(messages.count == count)
    #expect(
      messages.allSatisfy {
        $0
          == "/config/quiver/style.css: the administrator has locked [style] in /administrator/quiver.conf:2:1. The whole file is ignored."
      })
  }
}
