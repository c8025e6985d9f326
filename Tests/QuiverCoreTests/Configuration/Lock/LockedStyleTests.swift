import Testing

@testable import QuiverCore

@Suite struct LockedStyleTests {
  private let world: LockWorld

  init() throws {
    world = try LockWorld()
  }

  private func theme(_ file: String, accent: String) throws {
    try world.scratch.write(file, "[style]\naccent=\(accent)\n")
  }

  private var accent: Color { world.load().configuration.style.colors.accent }

  @Test func aLockedThemeIsNotTakenFromTheUsersDirectories() throws {
    try world.administrator("[style]\ntheme=dusk\n[Locked]\nkeys=style.theme;\n")
    for place in ["data/quiver", "share/quiver", "shipped"] { try theme("\(place)/themes/dusk.conf", accent: "red") }
    let (configuration, complaints) = world.load("style.theme=light")
    #expect(configuration.style == Style())
    #expect(complaints.count == 2)
    #expect(complaints.contains { $0.contains("there is no theme “dusk”") })
    try theme("installed/themes/dusk.conf", accent: "lime")
    #expect(accent == Color("lime"))
    try theme("administrator/themes/dusk.conf", accent: "navy")
    #expect(accent == Color("navy"))
  }

  @Test func aLockedThemeMayBeTheAdministratorsOwnFile() throws {
    try theme("opt/corporate.conf", accent: "lime")
    try world.administrator("[style]\ntheme=\(world.scratch("opt/corporate.conf"))\n[Locked]\nkeys=style.*;\n")
    try world.user("[style]\ntheme=light\naccent=red\n")
    #expect(accent == Color("lime"))
    #expect(world.load().complaints.count == 2)
  }

  @Test func aLockedThemeIsNotInAHomeDirectory() throws {
    try theme("home/mine.conf", accent: "red")
    try world.administrator("[style]\ntheme=~/mine.conf\n[Locked]\nkeys=style.theme;\n")
    #expect(accent == Style().colors.accent)
    #expect(world.load().complaints.contains { $0.contains("cannot start with ~/") })
  }

  @Test(arguments: ["", "accent=lime\n", "accent=auto\n"])
  func noThemeChangesALockedLook(_ line: String) throws {
    try world.administrator("[style]\n\(line)[Locked]\nkeys=style.accent;\n")
    try theme("data/quiver/themes/dusk.conf", accent: "red")
    try world.user("[style]\ntheme=dusk\n")
    #expect(accent == (line.contains("lime") ? Color("lime") : Style().colors.accent))
    #expect(world.load().complaints.count == 1)
    #expect(world.load().complaints[0].hasPrefix("/data/quiver/themes/dusk.conf:2:1: [style] accent: "))
  }

  @Test func aThemeThatShipsIsNotReportedForItsLockedLooks() throws {
    try world.administrator("[style]\naccent=lime\n[Locked]\nkeys=style.accent;\n")
    try world.scratch.write("installed/themes/dusk.conf", "[style]\naccent=red\nplate=navy\n")
    try world.scratch.link("shipped", to: world.scratch("installed"))
    try world.user("[style]\ntheme=\(world.scratch("installed/themes/dusk.conf"))\n")
    let (configuration, complaints) = world.load()
    #expect(complaints == [])
    #expect(configuration.style.colors.accent == Color("lime"))
    #expect(configuration.style.colors.plate == Color("navy"))
  }

  @Test(arguments: [("style.*", 1), ("*", 1), ("style.accent", 0)])
  func theUsersStyleSheetIsLeftOutWhereTheWholeStyleIsLocked(_ entry: String, _ count: Int) throws {
    try world.administrator("[Locked]\nkeys=\(entry);\n")
    try world.scratch.write("config/quiver/style.css", "menu { color: red; }\n")
    let complaints = world.load().complaints
    #expect(complaints.count == count)
    #expect(
      complaints.allSatisfy {
        $0
          == "/config/quiver/style.css: the administrator has locked [style] in /administrator/quiver.conf:2:1. The whole file is ignored."
      })
  }
}
