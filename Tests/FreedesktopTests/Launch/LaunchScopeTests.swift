import Freedesktop
import Testing

@Suite("Names of launch scopes")
struct LaunchScopeTests {
  @Test(
    "A unit is named after its application, and other characters are escaped",
    arguments: [
      ("org.example.Viewer.desktop", "app-quiver-org.example.Viewer-0000002a.scope"),
      ("my-viewer.desktop", #"app-quiver-my\x2dviewer-0000002a.scope"#),
      ("my viewer", #"app-quiver-my\x20viewer-0000002a.scope"#),
      (".hidden", #"app-quiver-\x2ehidden-0000002a.scope"#),
      (#"a\b@c:d_e"#, #"app-quiver-a\x5cb\x40c:d_e-0000002a.scope"#),
      ("a/b", "app-quiver-a-b-0000002a.scope"),
      ("ä\u{1}", #"app-quiver-\xc3\xa4\x01-0000002a.scope"#),
    ])
  func name(id: String, unit: String) {
    #expect(LaunchScope.unitName(for: id, random: 42) == unit)
  }

  @Test(
    "The name of a unit tells its application",
    arguments: [
      ("app-quiver-org.example.Viewer-0000002a.scope", "org.example.Viewer.desktop"),
      (#"app-gnome-my\x2dviewer-123.scope"#, "my-viewer.desktop"),
      ("app-firefox-7.scope", "firefox.desktop"),
      ("app-org.kde.kate@5f.service", "org.kde.kate.desktop"),
      (#"app-gnome-at\x2dspi@autostart.service"#, "at-spi.desktop"),
      (#"app-quiver-\xc3\xa4-1.scope"#, "ä.desktop"),
      (#"app-quiver-\xc3-1.scope"#, nil), (#"app-quiver-\x-1.scope"#, nil), (#"app-quiver-a\-1.scope"#, nil),
      ("app-.scope", nil), ("app-1.scope", nil), ("app-@1.service", nil), ("app-graphical.slice", nil),
      ("dbus.service", nil), ("application-x-1.scope", nil), ("", nil),
    ])
  func theApplicationOfAUnit(unit: String, id: String?) {
    #expect(LaunchScope.application(ofUnit: unit) == id)
  }

  @Test("A long id is truncated to the limit of systemd", arguments: ["x", "-", "ä"])
  func aLongIDIsTruncated(letter: String) {
    let unit = LaunchScope.unitName(for: String(repeating: letter, count: 300), random: .max)
    #expect(unit.utf8.count <= 255)
    #expect(unit.hasSuffix("-ffffffff.scope"))
  }
}
