import Freedesktop
import Testing

@Suite struct CatalogueScanTests {
  @Test("An id is the path with dashes instead of slashes")
  func anIDIsThePathWithDashes() throws {
    let tree = try EntryTree()
    try tree.application("home/applications/a.desktop")
    try tree.application("home/applications/kde4/b.desktop")
    try tree.application("home/applications/deep/er/c.desktop")
    try tree.write("home/applications/mimeinfo.cache", "")
    try tree.write("home/applications/.desktop", "")
    #expect(
      tree.picture() == [
        "home/.desktop .desktop Invalid", "home/a.desktop a.desktop shown",
        "home/deep/er/c.desktop deep-er-c.desktop shown",
        "home/kde4/b.desktop kde4-b.desktop shown",
      ])
  }

  @Test("Many entries, which are read on several threads, are listed in the same way")
  func manyEntriesAreListedInTheSameWay() throws {
    let tree = try EntryTree()
    let names = (0..<1900).map { "app\($0 + 1000)" }
    for name in names {
      try tree.application("home/applications/\(name).desktop")
      if name.hasSuffix("7") { try tree.application("system/applications/\(name).desktop") }
    }
    let listings = Catalogue.scan(tree.sources()).listings
    #expect(listings.filter { $0.reason == nil }.map(\.entry.id) == names.map { "\($0).desktop" })
    #expect(listings.filter { $0.reason == .masked }.count == 190)
    #expect(listings.map(\.entry.id) == listings.map(\.entry.id).sorted())
  }

  @Test("Of two files with the same id the one with fewer directories is used")
  func theFileWithFewerDirectoriesIsUsed() throws {
    let tree = try EntryTree()
    try tree.application("home/applications/foo/bar.desktop")
    try tree.application("home/applications/foo-bar.desktop")
    #expect(
      tree.picture() == [
        "home/foo-bar.desktop foo-bar.desktop shown", "home/foo/bar.desktop foo-bar.desktop Masked",
      ])
  }

  @Test(
    "A file masks those with its id in later directories, even if it is invalid",
    arguments: [
      ("[Desktop Entry]\nHidden=true\n", "Hidden"),
      ("garbage", "Invalid"),
      ("", "Invalid"),
      ("[Desktop Entry]\nType=Application\nExec=true\nTryExec=missing\n", "TryExec"),
      ("[Desktop Entry]\nType=Link\nURL=http://example.org\n", "NotAnApplication"),
    ])
  func aFileMasksThoseInLaterDirectories(text: String, reason: String) throws {
    let tree = try EntryTree()
    try tree.write("home/applications/a.desktop", text)
    try tree.application("system/applications/a.desktop")
    #expect(tree.picture() == ["home/a.desktop a.desktop \(reason)", "system/a.desktop a.desktop Masked"])
  }

  /// One case after the other, because a scan does not wait for a directory that another one is looking into.
  @Test(
    "Entries that are not shown have a reason",
    .serialized,
    arguments: [
      ("", nil),
      ("NoDisplay=true", "NoDisplay"),
      ("Hidden=true\nNoDisplay=true", "Hidden"),
      ("Type=Service", "NotAnApplication"),
      ("Type=", "Invalid"),
      ("Exec=", "Invalid"),
      ("Exec=\nDBusActivatable=true", nil),
      ("Exec=there \"", "Invalid"),
      ("Exec=there \"\nDBusActivatable=true", nil),
      ("Exec=there %U", nil),
      ("Exec=\"there\" x", nil),
      ("Exec=missing %U", "ProgramMissing"),
      ("Exec=missing\nDBusActivatable=true", nil),
      ("Exec=missing\nTerminal=true", "ProgramMissing"),
      ("Exec=there\nTerminal=true", nil),
      ("Exec=missing\nNoDisplay=true", "NoDisplay"),
      ("Exec=missing\nTryExec=missing", "TryExec"),
      ("Exec=plain", "ProgramMissing"),
      ("Exec=directory", "ProgramMissing"),
      ("Exec=linked", nil),
      ("Exec=dangling", "ProgramMissing"),
      ("Exec=/nowhere/at/all", "ProgramMissing"),
      ("Exec=/bin/sh -c \"missing\"", nil),
      ("Exec=/bin/sh", nil),
      ("Exec=/bin", "ProgramMissing"),
      ("Exec=/usr/bin/env X=y missing", nil),
      ("Exec=./sh\nPath=/bin", nil),
      ("Exec=bin/sh\nPath=/usr", nil),
      ("Exec=bin/missing\nPath=/usr", "ProgramMissing"),
      ("Exec=bin/there\nPath=", "ProgramMissing"),
      ("TryExec=there", nil),
      ("TryExec=missing", "TryExec"),
      ("TryExec=plain", "TryExec"),
      ("TryExec=directory", "TryExec"),
      ("TryExec=./there", "TryExec"),
      ("TryExec=bin/there", "TryExec"),
      ("TryExec=/bin/sh", nil),
      ("TryExec=/bin", "TryExec"),
      ("TryExec=", nil),
    ] as [(String, String?)])
  func entriesThatAreNotShownHaveAReason(lines: String, expected: String?) throws {
    let tree = try EntryTree()
    try tree.program("bin/there")
    try tree.write("bin/plain", "")
    try tree.program("bin/directory/x")
    try tree.program("opt/tool/run")
    try tree.link("bin/linked", to: "../opt/tool/run")
    try tree.link("bin/dangling", to: "../opt/tool/gone")
    try tree.application("home/applications/a.desktop", lines)
    #expect(Catalogue.scan(tree.sources()).listings.map(\.reason?.rawValue) == [expected])
  }

  /// With many names the directories are listed once.
  @Test("Many programs are found in the same way")
  func manyProgramsAreFoundInTheSameWay() throws {
    let tree = try EntryTree()
    try tree.program("opt/tool")
    for number in 100..<500 {
      let program = ["tool", "missing", "link", "text"][number % 4]
      try tree.application("home/applications/\(number).desktop", "Exec=\(program)\(number)")
      switch number % 4 {
      case 0: try tree.program(number % 8 == 0 ? "bin/tool\(number)" : "sbin/tool\(number)")
      case 2: try tree.link("bin/link\(number)", to: number % 8 == 2 ? "../opt/tool" : "../opt/gone")
      case 3: try tree.write("bin/text\(number)", "")
      default: break
      }
    }
    var sources = tree.sources()
    sources.path.append("\(tree.root)/sbin")
    let listings = Catalogue.scan(sources).listings
    #expect(listings.count == 400)
    for (number, listing) in zip(100..<500, listings) {
      #expect((listing.reason == nil) == (number % 4 == 0 || number % 8 == 2), "\(number)")
    }
  }

  @Test(
    "The first matching desktop decides",
    arguments: [
      ("", "", "", nil),
      ("", "GNOME", "", "OnlyShowIn"),
      ("GNOME", "GNOME", "", nil),
      ("gnome", "GNOME", "", "OnlyShowIn"),
      ("KDE", "GNOME;XFCE", "", "OnlyShowIn"),
      ("KDE", "", "KDE", "NotShowIn"),
      ("GNOME", "", "KDE", nil),
      ("ubuntu:GNOME", "GNOME", "ubuntu", "NotShowIn"),
      ("GNOME:ubuntu", "GNOME", "ubuntu", nil),
      ("Budgie:GNOME", "GNOME", "", nil),
    ] as [(String, String, String, String?)])
  func theFirstMatchingDesktopDecides(current: String, only: String, not: String, expected: String?) throws {
    let tree = try EntryTree()
    let lines = (only.isEmpty ? "" : "OnlyShowIn=\(only)\n") + (not.isEmpty ? "" : "NotShowIn=\(not)\n")
    try tree.application("home/applications/a.desktop", lines)
    let base = BaseDirectories(environment: ["HOME": tree.root, "XDG_DATA_HOME": "\(tree.root)/home"])
    let sources = CatalogueSources(environment: ["XDG_CURRENT_DESKTOP": current], base: base)
    let listing = Catalogue.scan(sources).listings.first { $0.entry.file.hasPrefix(tree.root) }
    #expect(listing?.reason?.rawValue == expected)
  }

  @Test(
    "Panels of the desktop's settings are found, although menus do not show them",
    arguments: [
      ("GNOME", "OnlyShowIn=GNOME;\nCategories=GTK;Settings;", "SettingsPanel"),
      ("KDE", "OnlyShowIn=KDE;\nCategories=Qt;KDE;X-KDE-settings-hardware;", "SettingsPanel"),
      ("ubuntu:GNOME", "OnlyShowIn=GNOME;\nCategories=Settings;", "SettingsPanel"),
      ("XFCE", "OnlyShowIn=GNOME;\nCategories=Settings;", "NoDisplay"),
      ("GNOME", "Categories=Settings;", "NoDisplay"),
      ("GNOME", "OnlyShowIn=GNOME;\nCategories=Utility;", "NoDisplay"),
      ("GNOME", "OnlyShowIn=GNOME;\nCategories=Settings;\nTryExec=missing", "TryExec"),
      ("GNOME", "OnlyShowIn=GNOME;\nCategories=Settings;\nHidden=true", "Hidden"),
    ])
  func panelsOfSettingsAreFound(desktop: String, lines: String, expected: String) throws {
    let tree = try EntryTree()
    try tree.application("home/applications/a.desktop", "NoDisplay=true\n\(lines)")
    let base = BaseDirectories(environment: ["HOME": tree.root, "XDG_DATA_HOME": "\(tree.root)/home"])
    let sources = CatalogueSources(environment: ["XDG_CURRENT_DESKTOP": desktop], base: base)
    let listing = Catalogue.scan(sources).listings.first { $0.entry.file.hasPrefix(tree.root) }
    #expect(listing?.reason?.rawValue == expected)
    #expect(listing?.isSearchable == (expected == "SettingsPanel"))
  }

  @Test("The sources may set the desktop, more directories and hidden ids")
  func sourcesSetDesktopAndDirectories() throws {
    let tree = try EntryTree()
    try tree.application("home/applications/a.desktop", "OnlyShowIn=Kiosk;")
    try tree.application("flatpak/applications/b.desktop")
    try tree.application("flatpak/applications/c.desktop")
    let base = BaseDirectories(environment: [
      "XDG_DATA_HOME": "\(tree.root)/home", "XDG_DATA_DIRS": "\(tree.root)/system",
    ])
    var sources = CatalogueSources(
      environment: ["XDG_CURRENT_DESKTOP": "GNOME"], base: base,
      extraDataDirectories: ["\(tree.root)/flatpak/", "relative"],
      desktop: "Kiosk")
    sources.hiddenIDs = ["c.desktop"]
    #expect(
      tree.picture(sources) == [
        "home/a.desktop a.desktop shown", "flatpak/b.desktop b.desktop shown",
        "flatpak/c.desktop c.desktop ConfiguredHidden",
      ])
  }
}
