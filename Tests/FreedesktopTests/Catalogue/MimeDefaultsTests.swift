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

  @Test("Defaults come from the desktop's own list first, and from the caches last")
  func defaultsComeFromTheDesktopFirst() throws {
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

  @Test("Removed associations are removed from lists of lower precedence")
  func associationsAreRemoved() throws {
    try tree.write(
      "config/mimeapps.list", "[Added Associations]\na/b=x.desktop;\n[Removed Associations]\na/b=x.desktop;y.desktop;\n"
    )
    try tree.write("system/applications/mimeinfo.cache", "[MIME Cache]\na/b=y.desktop;z.desktop;\n")
    #expect(MimeDefaults(base: base, desktops: []).applications(for: "a/b") == ["x.desktop", "z.desktop"])
  }

  @Test("Without files there are no defaults")
  func withoutFilesThereAreNoDefaults() {
    #expect(MimeDefaults(base: base, desktops: ["KDE"]).applications(for: "a/b").isEmpty)
  }
}
