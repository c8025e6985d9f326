import QuiverCore
import Testing

@Suite("Key combination")
struct KeyCombinationTests {
  @Test(
    "What people and desktops write is read",
    arguments: [
      ("Super+Space", "<Super>space"), ("super + space", nil), ("<Super>space", "<Super>space"),
      ("<Primary><Alt>t", "<Control><Alt>t"), ("ctrl+alt+T", "<Control><Alt>t"), ("Meta+F12", "<Super>F12"),
      ("Shift+Ctrl+Page_Down", "<Control><Shift>Page_Down"), ("F2", "F2"), ("<Mod4>Return", "<Super>Return"),
      ("Super+Enter", "<Super>Return"), ("XF86HomePage", "XF86HomePage"), ("Super+,", "<Super>comma"),
      ("<Super>Above_Tab", "<Super>grave"),
      ("Alt+esc", "<Alt>Escape"), ("q", "q"), ("", nil), ("Super", nil), ("Super+", nil), ("Super++", nil),
      ("Super+Space+F2", nil), ("Hyper+F2", nil), ("Super+F36", nil), ("Super+ä", nil), ("<Super", nil), ("F0", nil),
      ("disabled", nil), ("Super+a b", nil), ("<Super>", nil), ("  Super+H\n", "<Super>h"),
    ] as [(String, String?)])
  func reading(text: String, accelerator: String?) {
    #expect(KeyCombination(text)?.accelerator == accelerator)
  }

  @Test("Each desktop gets its own spelling")
  func writing() throws {
    let combination = try #require(KeyCombination("Shift+Ctrl+Super+Alt+space"))
    #expect(combination.description == "Super+Ctrl+Alt+Shift+Space")
    #expect(combination.xfceAccelerator == "<Super><Primary><Alt><Shift>space")
    #expect(combination.swayBinding == "Mod4+Ctrl+Mod1+Shift+space")
    #expect(combination.hyprlandBinding == "SUPER CTRL ALT SHIFT, space")
    #expect(combination.openboxBinding == "W-C-A-S-space")
    #expect(combination.qtCode == 0x1E00_0020)
  }

  /// `qnamespace.h` of Qt 5.15.
  @Test(
    "Qt's numbers of keys",
    arguments: [
      ("F1", 0x0100_0030), ("F35", 0x0100_0052), ("Super+q", 0x1000_0051), ("Alt+0", 0x0800_0030),
      ("Ctrl+Home", 0x0500_0010), ("Shift+Print", 0x0300_0009), ("XF86HomePage", nil),
    ] as [(String, Int32?)])
  func numbersOfQt(text: String, code: Int32?) throws {
    #expect(try #require(KeyCombination(text)).qtCode == code)
  }

  @Test("Every accelerator that is written is read again")
  func everyAcceleratorIsReadAgain() throws {
    for key in ["space", "F2", "a", "Page_Up", "bracketleft", "XF86LaunchA", "period"] {
      for mask in 0..<16 {
        let modifiers = KeyCombination.Modifier.allCases.filter { mask & 1 << $0.rawValue != 0 }
        let combination = KeyCombination(Set(modifiers), try #require(NamedKey(key)))
        for text in [combination.accelerator, combination.xfceAccelerator, combination.description] {
          #expect(KeyCombination(text) == combination)
        }
      }
    }
  }

  @Test("A key that types or navigates is no shortcut")
  func aKeyThatTypesOrNavigatesIsNoShortcut() throws {
    for text in ["a", "Shift+a", "Home", "Return", "Shift+Tab", "5"] {
      #expect(try !#require(KeyCombination(text)).isShortcut, "\(text)")
    }
    for text in ["Super+a", "Ctrl+Home", "F2", "Shift+F2", "Print", "Menu", "XF86HomePage"] {
      #expect(try #require(KeyCombination(text)).isShortcut, "\(text)")
    }
  }
}

@Suite("Desktop with shortcuts")
struct ShortcutDesktopTests {
  @Test(
    "The desktop is known by its variables",
    arguments: [
      (["XDG_CURRENT_DESKTOP": "ubuntu:GNOME"], .gnome), (["XDG_CURRENT_DESKTOP": "Budgie:GNOME"], .gnome),
      (["XDG_CURRENT_DESKTOP": "X-Cinnamon"], .cinnamon), (["XDG_CURRENT_DESKTOP": "MATE"], .mate),
      (["XDG_CURRENT_DESKTOP": "XFCE"], .xfce), (["XDG_CURRENT_DESKTOP": "KDE"], .plasma),
      (["DESKTOP_SESSION": "xfce"], .xfce), (["XDG_CURRENT_DESKTOP": "", "XDG_SESSION_DESKTOP": "mate"], .mate),
      ([:], .unknown(nil)), (["XDG_CURRENT_DESKTOP": "LXQt"], .unknown("lxqt")),
    ] as [([String: String], ShortcutDesktop)])
  func theDesktopIsKnownByItsVariables(variables: [String: String], desktop: ShortcutDesktop) {
    #expect(ShortcutDesktop(variables) == desktop)
  }

  @Test(
    "A desktop whose user writes the keys gets a line for the file",
    arguments: [
      ("sway", "bindsym Mod4+space exec quiver toggle"), ("i3", "bindsym Mod4+space exec quiver toggle"),
      ("Hyprland", "bind = SUPER, space, exec, quiver toggle"),
      (
        "labwc:wlroots",
        #"<keybind key="W-space"><action name="Execute"><command>quiver toggle</command></action></keybind>"#
      ),
    ])
  func aLineForTheFile(name: String, line: String) throws {
    guard case .file(let file) = ShortcutDesktop(["XDG_CURRENT_DESKTOP": name]) else {
      Issue.record("\(name) has no file")
      return
    }
    #expect(file.line(try #require(KeyCombination("Super+Space")), running: "quiver toggle") == line)
  }

  @Test("A path with markup is escaped where the file is XML")
  func aPathWithMarkupIsEscaped() throws {
    guard case .file(let file) = ShortcutDesktop(["DESKTOP_SESSION": "openbox"]) else {
      Issue.record("openbox has no file")
      return
    }
    let line = file.line(try #require(KeyCombination("F9")), running: "'/opt/a&b<c>/quiver' toggle")
    #expect(line.contains("<command>'/opt/a&amp;b&lt;c&gt;/quiver' toggle</command>"))
  }
}
