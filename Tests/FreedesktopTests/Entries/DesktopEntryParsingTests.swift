import Freedesktop
import Testing

@Suite struct DesktopEntryParsingTests {
  @Test("Every key is parsed")
  func everyKeyIsParsed() {
    let entry = DesktopEntry(Self.everyKey)
    var expected = DesktopEntry(
      id: "org.example.Viewer.desktop", file: "/org.example.Viewer.desktop", type: "Application", name: "Viewer")
    expected.genericName = "Picture viewer"
    expected.comment = "Looks at pictures"
    expected.keywords = ["photo", "im;age"]
    expected.categories = ["Graphics", "Viewer"]
    expected.mimeTypes = ["image/png", "image/jpeg"]
    expected.icon = "viewer"
    expected.exec = "viewer %U"
    expected.tryExec = "viewer"
    expected.directory = "/tmp"
    expected.isTerminal = true
    expected.isNoDisplay = true
    expected.onlyShowIn = ["GNOME"]
    expected.notShowIn = ["KDE", "XFCE"]
    expected.isDBusActivatable = true
    expected.startupNotify = false
    expected.startupWMClass = "Viewer"
    expected.hasSingleMainWindow = true
    expected.prefersNonDefaultGPU = true
    expected.flatpakID = "org.example.Viewer"
    expected.version = "1.2"
    #expect(entry == expected)
  }

  private static let everyKey = """
    [Desktop Entry]
    Type=Application
    Name=Viewer
    GenericName=Picture viewer
    Comment=Looks at\\spictures
    Keywords=photo;im\\;age;
    Categories=Graphics;Viewer;
    MimeType=image/png;image/jpeg
    Icon=viewer
    Exec=viewer %U
    TryExec=viewer
    Path=/tmp
    Terminal=true
    Hidden=false
    NoDisplay=true
    OnlyShowIn=GNOME;
    NotShowIn=KDE;XFCE;
    DBusActivatable=true
    StartupNotify=false
    StartupWMClass=Viewer
    SingleMainWindow=true
    PrefersNonDefaultGPU=true
    X-Flatpak=org.example.Viewer
    X-AppImage-Version=1.2
    """

  /// Faults of real entries must not affect the rest of the entry.
  @Test(
    "A fault does not affect the rest of the entry",
    arguments: [
      ("CRLF", "[Desktop Entry]\r\nType=Application\r\nName=App\r\n", "App"),
      ("byte order mark", "\u{FEFF}[Desktop Entry]\nName=App\n", "App"),
      ("no final newline", "[Desktop Entry]\nName=App", "App"),
      ("NUL at the end", "[Desktop Entry]\nName=App\n\0", "App"),
      ("shebang", "#!/usr/bin/env xdg-open\n[Desktop Entry]\nName=App\n", "App"),
      ("junk before", "rubbish\n[Desktop Entry]\nName=App\n", "App"),
      ("junk within", "[Desktop Entry]\nrubbish\n=\n[\nName=App\n", "App"),
      ("blanks", "[Desktop Entry]\n  Name \t=  App  \n", "App"),
      ("duplicate key: the last counts", "[Desktop Entry]\nName=Old\nName=App\n", "App"),
      ("duplicate group: merged", "[Desktop Entry]\nName=Old\n[Other]\nName=x\n[Desktop Entry]\nName=App\n", "App"),
      ("a key of another group", "[Other]\nName=x\n[Desktop Entry]\nName=App\n[AppImageHub]\nName=y\n", "App"),
      ("escapes", "[Desktop Entry]\nName=a\\sb\\\\c\\x\n", "a b\\c\\x"),
      ("markup", "[Desktop Entry]\nName=<b>App</b>\n", "<b>App</b>"),
      ("keys are case-sensitive", "[Desktop Entry]\nname=x\nNAME=x\nName=App\n", "App"),
      ("no name", "[Desktop Entry]\nType=Application\n", "Viewer"),
      ("empty name", "[Desktop Entry]\nName=\n", "Viewer"),
      ("wrong group", "[KDE Desktop Entry]\nName=x\n", "Viewer"),
      ("nothing", "", "Viewer"),
    ])
  func aFaultDoesNotAffectTheRestOfTheEntry(fault: String, text: String, name: String) {
    #expect(DesktopEntry(text).name == name, "\(fault)")
  }

  @Test("Invalid UTF-8 affects only its own value")
  func invalidUTF8AffectsOnlyItsOwnValue() {
    let text =
      Array("# \u{FF}".utf8) + [0xFF] + Array("\n[Desktop Entry]\nName=a".utf8) + [0xFF] + Array("\nIcon=app\n".utf8)
    let entry = DesktopEntry(text)
    #expect(entry.name == "Viewer")
    #expect(entry.icon == "app")
  }

  @Test("A translation with invalid UTF-8 is ignored")
  func aTranslationWithInvalidUTF8IsIgnored() {
    let text = Array("[Desktop Entry]\nName=App\nName[de]=".utf8) + [0xC3, 0x28]
    #expect(DesktopEntry(text, locale: LocaleMatch("de")).name == "App")
  }

  @Test(
    "Booleans are parsed",
    arguments: [
      ("true", true), ("1", true), ("true \t", true), ("false", false), ("0", false), ("True", false), ("yes", false),
      ("", false),
    ])
  func booleansAreParsed(value: String, expected: Bool) {
    #expect(DesktopEntry("[Desktop Entry]\nNoDisplay= \(value)\n").isNoDisplay == expected)
  }

  @Test("Actions are in the listed order, without those that have no name or group")
  func actionsAreInTheListedOrder() {
    let entry = DesktopEntry(
      """
      [Desktop Entry]
      Actions=new;lost;nameless;private;
      [Desktop Action unlisted]
      Name=Unlisted
      Exec=viewer --unlisted
      [Desktop Action private]
      Name=Private
      Name[de]=Privat
      Icon=mask
      Exec=viewer --private
      [Desktop Action nameless]
      Exec=viewer
      [Desktop Action new]
      Name=New
      Exec=viewer --new
      """, locale: "de")
    #expect(
      entry.actions == [
        DesktopEntry.Action(id: "new", name: "New", exec: "viewer --new"),
        DesktopEntry.Action(id: "private", name: "Privat", icon: "mask", exec: "viewer --private"),
      ])
  }

  @Test("An action without Exec needs D-Bus", arguments: [(true, ["new"]), (false, [])])
  func anActionWithoutExecNeedsDBus(isActivatable: Bool, expected: [String]) {
    let entry = DesktopEntry(
      "[Desktop Entry]\nDBusActivatable=\(isActivatable)\nActions=new;\n[Desktop Action new]\nName=New\n")
    #expect(entry.actions.map(\.id) == expected)
  }

  @Test("An empty OnlyShowIn differs from a missing one")
  func anEmptyOnlyShowInDiffersFromAMissingOne() {
    #expect(DesktopEntry("[Desktop Entry]\nOnlyShowIn=\n").onlyShowIn == [])
    #expect(DesktopEntry("[Desktop Entry]\n").onlyShowIn == nil)
  }

  @Test("A name of 10,000 characters is read")
  func aLongNameIsRead() {
    let name = String(repeating: "ä", count: 10_000)
    #expect(DesktopEntry("[Desktop Entry]\nName=\(name)\n").name == name)
  }
}
