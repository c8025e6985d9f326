import Freedesktop
import Testing

@Suite struct MimeDefaultsTests {
  private let tree: EntryTree

  init() throws { tree = try EntryTree() }

  private var base: BaseDirectories {
    BaseDirectories(environment: [
      "XDG_CONFIG_HOME": "\(tree.root)/config", "XDG_CONFIG_DIRS": "\(tree.root)/etc",
      "XDG_DATA_HOME": "\(tree.root)/home",
      "XDG_DATA_DIRS": "\(tree.root)/system",
    ])
  }

  @Test func `defaults come from the desktop's own list first, and from the caches last`() throws {
    let type = "x-scheme-handler/http"
    try tree.write("config/gnome-mimeapps.list", "[Default Applications]\n\(type)=1.desktop\n")
    try tree.write("config/mimeapps.list", "[Default Applications]\n\(type)=2.desktop;3.desktop;\n")
    try tree.write("etc/mimeapps.list", "[Default Applications]\n\(type)=4.desktop\n")
    try tree.write("home/applications/mimeapps.list", "[Default Applications]\n\(type)=5.desktop\n")
    try tree.write("system/applications/gnome-mimeapps.list", "[Default Applications]\n\(type)=6.desktop\n")
    try tree.write("system/applications/mimeinfo.cache", "[MIME Cache]\n\(type)=2.desktop;7.desktop;\n")
    let defaults = MimeDefaults(base: base, desktops: ["GNOME"])
    #expect(defaults.chosen(for: type) == (1...6).map { "\($0).desktop" })
    #expect(defaults.applications(for: type) == (1...7).map { "\($0).desktop" })
    #expect(MimeDefaults(base: base, desktops: []).chosen(for: type) == (2...5).map { "\($0).desktop" })
  }

  @Test func `removed associations are removed from lists of lower precedence`() throws {
    try tree.write(
      "config/mimeapps.list", "[Added Associations]\na/b=x.desktop;\n[Removed Associations]\na/b=x.desktop;y.desktop;\n"
    )
    try tree.write("system/applications/mimeinfo.cache", "[MIME Cache]\na/b=y.desktop;z.desktop;\n")
    #expect(MimeDefaults(base: base, desktops: []).applications(for: "a/b") == ["x.desktop", "z.desktop"])
  }

  @Test func `without files there are no defaults`() {
    #expect(MimeDefaults(base: base, desktops: ["KDE"]).applications(for: "a/b").isEmpty)
  }

  @Test func `roles are filled by the user's default, then by MIME type, then by id`() throws {
    for name in ["a", "b", "c"] { try tree.application("home/applications/\(name).desktop", "Categories=WebBrowser;") }
    try tree.application("home/applications/d.desktop")
    try tree.application("home/applications/gone.desktop", "Categories=WebBrowser;\nNoDisplay=true")
    try tree.write("config/mimeapps.list", "[Default Applications]\nx-scheme-handler/http=gone.desktop;d.desktop\n")
    try tree.write("home/applications/mimeinfo.cache", "[MIME Cache]\nx-scheme-handler/http=c.desktop;\n")
    let defaults = MimeDefaults(base: base, desktops: [])
    let filling = Catalogue.scan(tree.sources()).applications(filling: .browser, by: defaults)
    #expect(filling.map(\.id) == ["d.desktop", "c.desktop", "a.desktop", "b.desktop"])
  }

  @Test(
    arguments: [
      ("firefox.desktop", "Network;WebBrowser;", .browser),
      ("org.gnome.Nautilus.desktop", "GNOME;GTK;Utility;Core;FileManager;", .files),
      ("debian-xterm.desktop", "System;TerminalEmulator;", .terminal),
      ("org.gnome.Settings.desktop", "GNOME;GTK;Settings;", .settings),
      ("systemsettings.desktop", "Qt;KDE;Settings;", .settings),
      ("xfce-settings-manager.desktop", "XFCE;GTK;Settings;DesktopSettings;", .settings),
      ("gnome-sound-panel.desktop", "GNOME;GTK;Settings;HardwareSettings;X-GNOME-Settings-Panel;", nil),
      ("obconf.desktop", "Settings;DesktopSettings;GTK;", nil),
      ("gimp.desktop", "Graphics;", nil),
      ("thunderbird.desktop", "Network;Email;", .mail),
      ("rhythmbox.desktop", "AudioVideo;Audio;Player;", .music),
      ("org.gnome.eog.desktop", "GNOME;GTK;Graphics;2DGraphics;RasterGraphics;Viewer;", .photos),
      ("org.gnome.Calendar.desktop", "GNOME;GTK;Office;Calendar;", .calendar),
    ] as [(String, String, DesktopEntry.Role?)])
  func `the categories determine the role`(id: String, categories: String, role: DesktopEntry.Role?) {
    #expect(DesktopEntry("[Desktop Entry]\nCategories=\(categories)\n", id: id).role == role)
  }
}
