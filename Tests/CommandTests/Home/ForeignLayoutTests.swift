import Foundation
import TestSupport
import Testing

@Suite("home import from another desktop")
struct ForeignLayoutImportTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
    for name in ["firefox", "org.kde.dolphin", "org.kde.kate", "thunderbird"] { try machine.install(application: name) }
    let ordering = "applications:org.kde.kate.desktop,firefox,applications:nowhere.desktop"
    try machine.write(
      "[Favorites-org.kde.plasma.kickoff.favorites.instance-3-global]\nordering=\(ordering)\n",
      to: "config/kactivitymanagerd-statsrc")
    try machine.write("org.kde.dolphin\n", to: "cache/nwg-dock-pinned")
  }

  @Test("Without a source, the desktops that have a layout are listed")
  func list() throws {
    #expect(try machine.quiver("home", "import").lines == ["plasma: 3 applications", "nwg: 1 application"])
    #expect(try machine.quiver("home", "export").status != 0, "nothing has changed")
  }

  @Test("A layout is taken over, what is missing is told, and one step undoes it")
  func plasma() throws {
    try machine.write("[Home]\nVersion=1\n[Page 1]\nItems=thunderbird.desktop;firefox.desktop;\n", to: "mine.conf")
    #expect(try machine.quiver("home", "import", machine.path("mine.conf")).status == 0)
    let preview = try machine.quiver("home", "import", "plasma", "--dry-run")
    let outcome = try machine.quiver("home", "import", "plasma")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("“nowhere.desktop” is not installed here, and is left out"))
    let layout = try machine.quiver("home", "export")
    #expect(layout.output == preview.output)
    #expect(layout.lines.contains("Items=org.kde.kate.desktop;firefox.desktop;thunderbird.desktop;"), "nothing is lost")
    #expect(try machine.quiver("home", "undo").status == 0)
    #expect(try machine.quiver("home", "export").lines.contains("Items=thunderbird.desktop;firefox.desktop;"))
  }

  /// The database of kactivitymanagerd 6, which is being written to and has its last changes in a file of its own.
  @Test("Plasma's favourites are those of its database, first as its file orders them", arguments: ["ro", "rw"])
  func plasmaDatabase(access: String) throws {
    try machine.makeDirectory("data/kactivitymanagerd/resources")
    let database = machine.path("data/kactivitymanagerd/resources/database")
    let script = """
      import os, sqlite3, sys
      links = sqlite3.connect(sys.argv[1])
      links.execute("PRAGMA journal_mode=WAL")
      links.execute("CREATE TABLE ResourceLink (usedActivity TEXT, initiatingAgent TEXT, targettedResource TEXT, \
      PRIMARY KEY(usedActivity, initiatingAgent, targettedResource))")
      favorites = "org.kde.plasma.favorites.applications"
      rows = [("0-1", favorites, "applications:org.kde.dolphin.desktop"), (":global", favorites, "applications:thunderbird.desktop"),
        (":global", favorites, "applications:org.kde.kate.desktop"), (":global", "other", "applications:firefox.desktop")]
      links.executemany("INSERT INTO ResourceLink VALUES (?, ?, ?)", rows)
      links.commit()
      if sys.argv[2] == "rw": os._exit(0)
      links.close()
      """
    #expect(try machine.run(["/usr/bin/python3", "-c", script, database, access]).status == 0)
    #expect(try machine.quiver("home", "import", "plasma").status == 0)
    let items = "Items=org.kde.kate.desktop;thunderbird.desktop;org.kde.dolphin.desktop;"
    #expect(try machine.quiver("home", "export").lines.contains(items))
    #expect(
      try machine.quiver("home", "import", database, "--dry-run").lines.contains {
        $0.hasPrefix("Items=thunderbird.desktop;org.kde.kate.desktop;")
      })
  }

  @Test("Without a database that can be read, the order of Plasma's favourites is all there is")
  func damagedPlasmaDatabase() throws {
    let database = "data/kactivitymanagerd/resources/database"
    for content in ["SQLite format 3\0 and nothing else", "no database", ""] {
      try machine.write(content, to: database)
      #expect(try machine.quiver("home", "import").lines.first == "plasma: 3 applications")
    }
  }

  @Test("A file of another desktop is recognized by its content")
  func file() throws {
    try machine.write("[/]\nfavorite-apps=['firefox.desktop', 'org.kde.dolphin.desktop']\n", to: "dump")
    #expect(try machine.quiver("home", "import", machine.path("dump")).status == 0)
    #expect(try machine.quiver("home", "export").lines.contains("Items=firefox.desktop;org.kde.dolphin.desktop;"))
  }

  /// With schemas of GNOME's names, and settings in a file instead of dconf.
  @Test("The settings of a GNOME session are read")
  func gnome() throws {
    let list = { (keys: [String]) in keys.map { "<key name='\($0)' type='as'><default>[]</default></key>" }.joined() }
    let name = "<key name='name' type='s'><default>''</default></key>"
    let translate = "<key name='translate' type='b'><default>false</default></key>"
    let picker = "<key name='app-picker-layout' type='aa{sv}'><default>[]</default></key>"
    let path = "/org/gnome/desktop/app-folders/"
    try machine.write(
      """
      <schemalist>
      <schema id='org.gnome.shell' path='/org/gnome/shell/'>\(list(["favorite-apps"]))\(picker)</schema>
      <schema id='org.gnome.desktop.app-folders' path='\(path)'>\(list(["folder-children"]))</schema>
      <schema id='org.gnome.desktop.app-folders.folder'>\(list(["apps", "categories", "excluded-apps"]))\(name)\(translate)
      </schema></schemalist>
      """, to: "schemas/gnome.gschema.xml")
    let compiled = try machine.run(["/usr/bin/glib-compile-schemas", machine.path("schemas")])
    #expect(compiled.status == 0)
    machine.environment["GSETTINGS_SCHEMA_DIR"] = machine.path("schemas")
    machine.environment["GSETTINGS_BACKEND"] = "keyfile"
    #expect(try machine.quiver("home", "import", "gnome").status == 1, "nobody has changed the settings")
    try machine.write(
      """
      [org/gnome/shell]
      favorite-apps=['firefox.desktop']
      app-picker-layout=[{'work': <{'position': <1>}>, 'thunderbird.desktop': <{'position': <0>}>}]
      [org/gnome/desktop/app-folders]
      folder-children=['work']
      [org/gnome/desktop/app-folders/folders/work]
      name='Work'
      apps=['org.kde.kate.desktop', 'org.kde.dolphin.desktop']
      """, to: "config/glib-2.0/settings/keyfile")
    #expect(try machine.quiver("home", "import").lines.first == "gnome: 4 applications")
    #expect(try machine.quiver("home", "import", "gnome").status == 0)
    let lines = try machine.quiver("home", "export").lines
    #expect(lines.contains("Items=firefox.desktop;") && lines.contains("Items=thunderbird.desktop;folder-1;"))
    #expect(lines.contains("Name=Work") && lines.contains("Items=org.kde.kate.desktop;org.kde.dolphin.desktop;"))
  }

  @Test("A desktop without a layout, and a file that is none, change nothing")
  func faults() throws {
    let outcome = try machine.quiver("home", "import", "cosmic")
    #expect(outcome.status == 1 && outcome.errors.contains("there is no layout of “cosmic”"))
    for text in ["{\"what\": [", "some\nwords\n", "[shell]\nfavorite-apps=@as []\n"] {
      try machine.write(text, to: "other")
      #expect(try machine.quiver("home", "import", machine.path("other")).status == 1, "\(text)")
    }
    #expect(try machine.quiver("home", "export").status != 0)
  }
}
