import TestSupport
import Testing

@Suite("bind, on desktops that keep shortcuts in GSettings")
struct BindTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
    machine.environment["GSETTINGS_BACKEND"] = "keyfile"
    machine.environment["XDG_CURRENT_DESKTOP"] = "GNOME"
  }

  /// Installs schemas with the keys of these desktops that matter here.
  private func install() throws {
    try machine.write(Self.schemas, to: "schemas/desktops.gschema.xml")
    machine.environment["GSETTINGS_SCHEMA_DIR"] = machine.path("schemas")
    #expect(try machine.run(["/usr/bin/glib-compile-schemas", machine.path("schemas")]).status == 0)
  }

  /// What is stored, without the command of Quiver, whose path differs between machines.
  private var stored: [String] {
    get throws {
      let text = try machine.read("config/glib-2.0/settings/keyfile")
      return text.split(separator: "\n").map { $0.contains("toggle") ? "\($0.split(separator: "=")[0])=…" : String($0) }
    }
  }

  @Test("GNOME gets a shortcut beside those of the user, which another key replaces, and which is removed")
  func gnome() throws {
    try install()
    let theirs = "/org/gnome/settings-daemon/plugins/media-keys/custom-keybindings/custom0/"
    let group = "org/gnome/settings-daemon/plugins/media-keys"
    try machine.write(
      "[\(group)]\ncustom-keybindings=['\(theirs)']\n[\(theirs.dropFirst().dropLast())]\nname='Mine'\ncommand='xterm'\nbinding='<Super>t'\n",
      to: "config/glib-2.0/settings/keyfile")
    let before = try stored
    let outcome = try machine.quiver("bind", "Super+F2")
    #expect(outcome.status == 0 && outcome.output == "Super+F2 shows and hides the home screen.\n", "\(outcome.errors)")
    let own = "\(group)/custom-keybindings/quiver"
    #expect(try stored.contains("custom-keybindings=['\(theirs)', '/\(own)/']"))
    let mine = try #require(try stored.split(separator: "[\(own)]").last)
    #expect(mine.filter { !$0.isEmpty } == ["name='Quiver'", "command=…", "binding='<Super>F2'"])

    #expect(try machine.quiver("bind", "ctrl+alt+h").status == 0)
    #expect(try stored.contains("binding='<Control><Alt>h'"))
    #expect(try !stored.contains("binding='<Super>F2'"))
    #expect(try stored.contains("custom-keybindings=['\(theirs)', '/\(own)/']"))

    #expect(try machine.quiver("bind", "--remove").output == "No key shows the home screen any more.\n")
    #expect(try stored.filter { !$0.isEmpty && $0 != "[\(own)]" } == before.filter { !$0.isEmpty })
    #expect(try machine.quiver("bind", "--remove").output == "No key showed the home screen.\n")
  }

  @Test(
    "A key that does something else is left alone",
    arguments: [("GNOME", "Super+Space", "switch-input-source"), ("X-Cinnamon", "Alt+F2", "panel-run-dialog")])
  func aKeyThatDoesSomethingElseIsLeftAlone(desktop: String, key: String, owner: String) throws {
    try install()
    machine.environment["XDG_CURRENT_DESKTOP"] = desktop
    let outcome = try machine.quiver("bind", key)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("\(key) is taken by “\(owner)”"), "\(outcome.errors)")
    #expect((try? stored) == nil)
  }

  @Test("A shortcut that the user has made is named")
  func aShortcutThatTheUserHasMadeIsNamed() throws {
    try install()
    let path = "org/mate/desktop/keybindings/custom3"
    try machine.write(
      "[\(path)]\nname='Terminal'\naction='xterm'\nbinding='<Super>t'\n", to: "config/glib-2.0/settings/keyfile")
    machine.environment["XDG_CURRENT_DESKTOP"] = "MATE"
    let outcome = try machine.quiver("bind", "Super+T")
    #expect(outcome.errors.contains("Super+T is taken by “Terminal”"), "\(outcome.errors)")
  }

  @Test("Cinnamon gets a numbered shortcut, and a list that has changed each time")
  func cinnamon() throws {
    try install()
    machine.environment["XDG_CURRENT_DESKTOP"] = "X-Cinnamon"
    try machine.write(
      "[org/cinnamon/desktop/keybindings]\ncustom-list=['custom0']\n", to: "config/glib-2.0/settings/keyfile")
    #expect(try machine.quiver("bind", "F9").status == 0)
    #expect(try stored.contains("custom-list=['custom0', 'custom1', '__dummy__']"))
    #expect(try stored.contains("[org/cinnamon/desktop/keybindings/custom-keybindings/custom1]"))
    #expect(try stored.contains("binding=['F9']"))
    #expect(try machine.quiver("bind", "F10").status == 0)
    #expect(try stored.contains("custom-list=['custom0', 'custom1']"))
    #expect(try machine.quiver("bind", "--remove").status == 0)
    #expect(try stored.contains("custom-list=['custom0', '__dummy__']"))
  }

  @Test("MATE gets a shortcut that no list names")
  func mate() throws {
    try install()
    machine.environment["XDG_CURRENT_DESKTOP"] = "MATE"
    #expect(try machine.quiver("bind", "Super+Space").status == 0)
    let wanted = ["[org/mate/desktop/keybindings/custom0]", "name='Quiver'", "action=…", "binding='<Super>space'"]
    #expect(try stored.filter { !$0.isEmpty } == wanted)
    #expect(try machine.quiver("bind", "--remove").status == 0)
    #expect(try !stored.contains("action=…"))
  }

  @Test("Several keys of Quiver become one, and paths that cannot be are left where they are")
  func severalKeysBecomeOne() throws {
    try install()
    let (group, bad) = ("org/gnome/settings-daemon/plugins/media-keys", "/no/slash")
    let paths = [0, 1].map { "\(group)/custom-keybindings/custom\($0)" }
    let entries = paths.map { "[\($0)]\nname='Q'\ncommand='/opt/quiver toggle'\nbinding='F9'\n" }
    try machine.write(
      "[\(group)]\ncustom-keybindings=['/\(paths[0])/', '\(bad)', '/\(paths[1])/']\n\(entries.joined())",
      to: "config/glib-2.0/settings/keyfile")
    let outcome = try machine.quiver("bind", "Super+F9")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(try stored.contains("custom-keybindings=['/\(paths[0])/', '\(bad)']"))
    #expect(try stored.contains("binding='<Super>F9'") && !stored.contains("binding='F9'"))
  }

  @Test("A desktop that is not installed gets a message")
  func aDesktopThatIsNotInstalledGetsAMessage() throws {
    let outcome = try machine.quiver("bind", "Super+Space")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("org.gnome.settings-daemon.plugins.media-keys: it is not installed"))
  }

  @Test("Where the user's file has the keys, its line is printed")
  func whereTheUsersFileHasTheKeysItsLineIsPrinted() throws {
    machine.environment["XDG_CURRENT_DESKTOP"] = "sway"
    let outcome = try machine.quiver("bind", "Super+Space")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("bindsym Mod4+space exec ") && outcome.output.hasSuffix(" toggle\n"))
    #expect(outcome.errors.contains("add this line to ~/.config/sway/config:"))
    let removal = try machine.quiver("bind", "--remove")
    #expect(removal.status == 1 && removal.output.isEmpty)
    #expect(removal.errors.contains("remove the line with “quiver toggle” from ~/.config/sway/config"))
  }

  @Test("A key that no keyboard has is refused")
  func aKeyThatNoKeyboardHasIsRefused() throws {
    try install()
    let outcome = try machine.quiver("bind", "XF86homepage")
    #expect(outcome.status == 1 && outcome.errors.contains("this desktop does not know XF86homepage"))
    #expect(try machine.quiver("bind", "XF86HomePage").status == 0)
  }

  @Test(
    "What is no shortcut is refused",
    arguments: [["Super+Foo"], ["a"], ["Shift+Home"], [], ["F9", "--remove"], [""]])
  func whatIsNoShortcutIsRefused(arguments: [String]) throws {
    #expect(try machine.run([BuiltProgram.quiver, "bind"] + arguments).status == 64)
  }

  private static let schemas = """
    <schemalist>
      <schema id="org.gnome.desktop.wm.keybindings" path="/org/gnome/desktop/wm/keybindings/">
        <key name="switch-input-source" type="as"><default>['&lt;Super&gt;space', 'XF86Keyboard']</default></key>
      </schema>
      <schema id="org.gnome.settings-daemon.plugins.media-keys" path="/org/gnome/settings-daemon/plugins/media-keys/">
        <key name="custom-keybindings" type="as"><default>[]</default></key>
      </schema>
      <schema id="org.gnome.settings-daemon.plugins.media-keys.custom-keybinding">
        <key name="name" type="s"><default>''</default></key>
        <key name="command" type="s"><default>''</default></key>
        <key name="binding" type="s"><default>''</default></key>
      </schema>
      <schema id="org.cinnamon.desktop.keybindings" path="/org/cinnamon/desktop/keybindings/">
        <key name="custom-list" type="as"><default>[]</default></key>
      </schema>
      <schema id="org.cinnamon.desktop.keybindings.wm" path="/org/cinnamon/desktop/keybindings/wm/">
        <key name="panel-run-dialog" type="as"><default>['&lt;Alt&gt;F2']</default></key>
      </schema>
      <schema id="org.cinnamon.desktop.keybindings.custom-keybinding">
        <key name="name" type="s"><default>''</default></key>
        <key name="command" type="s"><default>''</default></key>
        <key name="binding" type="as"><default>[]</default></key>
      </schema>
      <schema id="org.mate.control-center.keybinding">
        <key name="name" type="s"><default>''</default></key>
        <key name="action" type="s"><default>''</default></key>
        <key name="binding" type="s"><default>''</default></key>
      </schema>
    </schemalist>
    """
}

/// Xfce's own daemon, on a session bus of the test.
@Suite("bind, on Xfce")
struct XfceBindTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
    machine.environment["XDG_CURRENT_DESKTOP"] = "XFCE"
  }

  /// Runs lines of shell with a bus, which starts xfconf when it is needed.
  private func shell(_ lines: String) throws -> Machine.Outcome {
    try machine.shell(
      """
      export PATH="$PATH:/usr/bin"
      exec dbus-run-session -- /bin/sh -ec 'query() { xfconf-query --channel xfce4-keyboard-shortcuts "$@"; }
      \(lines)' "$0"
      """)
  }

  @Test("A key is given, replaced by another one, and taken away")
  func xfce() throws {
    let outcome = try shell(
      """
      query --create --property "/commands/custom/<Super>t" --type string --set xterm
      "$0" bind Super+Space
      query --list | sort
      "$0" bind Ctrl+Alt+H
      query --list | sort
      "$0" bind --remove
      query --list
      """)
    let (terminal, quiver) = ("/commands/custom/<Super>t", "/commands/custom/<Super>space")
    #expect(
      outcome.lines == [
        "Super+Space shows and hides the home screen.", quiver, terminal,
        "Ctrl+Alt+H shows and hides the home screen.", "/commands/custom/<Primary><Alt>h", terminal,
        "No key shows the home screen any more.", terminal,
      ], "\(outcome.errors)")
  }

  @Test(
    "A key that does something else is left alone",
    arguments: [("/commands/custom/<Super>t", "xterm"), ("/xfwm4/default/<Super>t", "tile_left_key")])
  func aKeyThatDoesSomethingElseIsLeftAlone(property: String, owner: String) throws {
    let outcome = try shell(
      """
      query --create --property "\(property)" --type string --set \(owner)
      "$0" bind Super+T || query --list
      """)
    #expect(outcome.lines == [property])
    #expect(outcome.errors.contains("Super+T is taken by “\(owner)”"), "\(outcome.errors)")
  }

  @Test("If its daemon does not start, a message tells why nothing is bound")
  func ifItsDaemonDoesNotStart() throws {
    try machine.write(
      "[D-BUS Service]\nName=org.xfce.Xfconf\nExec=/bin/false\n", to: "data/dbus-1/services/org.xfce.Xfconf.service")
    let outcome = try shell(#""$0" bind Super+T || echo "$?""#)
    #expect(outcome.lines == ["1"])
    #expect(outcome.errors.contains("the shortcuts of the desktop cannot be changed: org.xfce.Xfconf: "))
  }
}
