import Freedesktop
import Testing

@Suite struct CatalogueScanTests {
  @Test func `an id is the path with dashes for slashes`() throws {
    let tree = try EntryTree()
    try tree.application("home/applications/a.desktop")
    try tree.application("home/applications/kde4/b.desktop")
    try tree.application("home/applications/deep/er/c.desktop")
    try tree.write("home/applications/mimeinfo.cache", "")
    try tree.write("home/applications/.desktop", "")
    #expect(
      tree.picture() == [
        "home/a.desktop a.desktop shown",
        "home/deep/er/c.desktop deep-er-c.desktop shown",
        "home/kde4/b.desktop kde4-b.desktop shown",
      ])
  }

  @Test func `many entries, read on several threads, are listed as few are`() throws {
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

  @Test func `of two files with one id the plainer path wins`() throws {
    let tree = try EntryTree()
    try tree.application("home/applications/foo/bar.desktop")
    try tree.application("home/applications/foo-bar.desktop")
    #expect(
      tree.picture() == [
        "home/foo-bar.desktop foo-bar.desktop shown", "home/foo/bar.desktop foo-bar.desktop Masked",
      ])
  }

  @Test(arguments: [
    ("[Desktop Entry]\nHidden=true\n", "Hidden"),
    ("garbage", "Invalid"),
    ("", "Invalid"),
    ("[Desktop Entry]\nType=Application\nExec=true\nTryExec=missing\n", "TryExec"),
    ("[Desktop Entry]\nType=Link\nURL=http://example.org\n", "NotAnApplication"),
  ])
  func `a file masks those of its id in lower directories, whatever is wrong with it`(text: String, reason: String)
    throws
  {
    let tree = try EntryTree()
    try tree.write("home/applications/a.desktop", text)
    try tree.application("system/applications/a.desktop")
    #expect(tree.picture() == ["home/a.desktop a.desktop \(reason)", "system/a.desktop a.desktop Masked"])
  }

  @Test(
    arguments: [
      ("", nil),
      ("NoDisplay=true", "NoDisplay"),
      ("Hidden=true\nNoDisplay=true", "Hidden"),
      ("Type=Service", "NotAnApplication"),
      ("Type=", "Invalid"),
      ("Exec=", "Invalid"),
      ("Exec=\nDBusActivatable=true", nil),
      ("Exec=refused", "Invalid"),
      ("Exec=refused\nDBusActivatable=true", nil),
      ("Exec=/nowhere/at/all", nil),
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
  func `reasons`(lines: String, expected: String?) throws {
    let tree = try EntryTree()
    try tree.program("bin/there")
    try tree.write("bin/plain", "")
    try tree.program("bin/directory/x")
    try tree.application("home/applications/a.desktop", lines)
    var sources = tree.sources()
    sources.acceptsExec = { $0 != "refused" }
    #expect(Catalogue.scan(sources).listings.map(\.reason?.rawValue) == [expected])
  }

  @Test(
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
  func `desktops decide in their order`(current: String, only: String, not: String, expected: String?) throws {
    let tree = try EntryTree()
    let lines = (only.isEmpty ? "" : "OnlyShowIn=\(only)\n") + (not.isEmpty ? "" : "NotShowIn=\(not)\n")
    try tree.application("home/applications/a.desktop", lines)
    let base = BaseDirectories(environment: ["HOME": tree.root, "XDG_DATA_HOME": "\(tree.root)/home"])
    let sources = CatalogueSources(environment: ["XDG_CURRENT_DESKTOP": current], base: base)
    let listing = Catalogue.scan(sources).listings.first { $0.entry.file.hasPrefix(tree.root) }
    #expect(listing?.reason?.rawValue == expected)
  }

  @Test func `the configuration may name the desktop, further directories and what to hide`() throws {
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
