import Foundation
import Testing

extension EndToEndTests {
  /// Attempts to get out of a kiosk. After each one, only what is allowed can be seen, and nothing else was started.
  @Suite struct BreakOutTests {
    /// What is tried, in words, and how.
    typealias Attempt = (name: String, act: (TestKiosk) async throws -> Void)

    func run(_ attempts: [Attempt], on kiosk: TestKiosk) async throws {
      for (number, attempt) in attempts.enumerated() {
        do { try await attempt.act(kiosk) } catch { Issue.record("\(attempt.name): \(error)") }
        try await kiosk.expectConfined(after: attempt.name)
        print("attempt \(number + 1), \(attempt.name): still in the kiosk")
      }
    }

    @Test("No key leads out of the kiosk")
    func keys() async throws {
      let kiosk = try await TestKiosk(TestDesktop())
      let keys = [
        "alt+F4", "alt+Tab", "alt+F2", "alt+space", "super", "ctrl+alt+t", "ctrl+alt+Delete", "ctrl+alt+BackSpace",
        "ctrl+q", "ctrl+w", "ctrl+o", "ctrl+n", "ctrl+e", "ctrl+z", "ctrl+shift+z", "ctrl+shift+i", "ctrl+shift+d",
        "ctrl+plus", "ctrl+alt+q", "F1", "F10", "F11", "F12", "Print", "Delete", "space", "ctrl+alt+F2",
        "XF86HomePage", "XF86Calculator", "ctrl+Escape",
      ]
      let attempts = keys.map { key in ("the key \(key)", { (kiosk: TestKiosk) in try await kiosk.press(key) }) }
      try await run(attempts, on: kiosk)
      let board = try kiosk.desktop.names()
      #expect(board == TestKiosk.allowed)
    }

    @Test("No gesture, no menu and no screen reader leads out of the kiosk")
    func gesturesMenusAndTheScreenReader() async throws {
      let kiosk = try await TestKiosk(TestDesktop())
      let empty = ScreenPoint(x: 640, y: 400)
      try await run(
        [
          ("a long press on an icon", { try await $0.hold($0.tile("App 01").center, .milliseconds(1500)) }),
          ("a long press on the wallpaper", { try await $0.hold(empty, .milliseconds(1500)) }),
          (
            "a drag of an icon",
            { try await $0.desktop.mouse.drag(from: $0.desktop.tile("App 01").center, by: 300) }
          ),
          ("a short hold of a corner", { try await $0.hold(ScreenPoint(x: 2, y: 2), .milliseconds(2000)) }),
          (
            "the keypad without a PIN",
            {
              try await $0.openKeypad(); try await $0.press("Return")
            }
          ),
          (
            "the menu of an application",
            { try await $0.expectMenu(at: $0.desktop.tile("App 01").center, ["Open", "Details"]) }
          ),
          ("the menu of the wallpaper", { try await $0.expectMenu(at: empty, []) }),
          ("the details of an application", { try await $0.expectDetailsWithoutPaths() }),
          (
            "the actions of a screen reader",
            { kiosk in
              let actions = try Set(kiosk.desktop.reader.everything().flatMap(\.actions))
              #expect(actions.isDisjoint(with: ["edit", "remove", "make folder", "pick up", "rename"]))
            }
          ),
          (
            "a search for another application",
            { kiosk in
              try await kiosk.press("ctrl+f")
              try await kiosk.desktop.xdotool(["type", "--delay", "40", "evil"])
              try await kiosk.press("Return")
            }
          ),
          (
            "a command typed into the search field",
            { kiosk in
              try await kiosk.press("ctrl+f")
              try await kiosk.desktop.xdotool(["type", "--delay", "20", "\(kiosk.desktop.directory)/bin/evil"])
              try await kiosk.press("Return")
            }
          ),
          ("the library", { try await $0.press("ctrl+l") }),
          ("the close button of the window", { try await $0.desktop.closeWindow() }),
        ], on: kiosk)
    }

    @Test("No command and no call on the bus leads out of the kiosk")
    func commandsAndTheBus() async throws {
      let kiosk = try await TestKiosk(TestDesktop())
      let commands: [[String]] = [
        ["quit"], ["edit"], ["config", "print"], ["config", "path"], ["config", "check"], ["home", "check"],
        ["home", "path"], ["home", "export", "/tmp/quiver-export"], ["home", "import", "/dev/null"], ["home", "reset"],
        ["home", "undo"], ["home", "redo"], ["history", "clear"], ["replay", "/dev/null"], ["kiosk", "start"],
        ["--set", "home.locked=false"], ["toggle", "--set", "grid.columns=1"], ["--demo"], ["list", "--demo"],
        ["--mode", "window"], ["--size", "400x300"], ["--kiosk", "/dev/null"], ["launch", "evil"],
        ["launch", "evil.desktop"], ["launch", "../evil"], ["launch", "app-04"], ["launch", "app-01", "/etc/passwd"],
        ["launch", "app-01", "--action", "evil"], ["launch", "--demo", "evil"],
      ]
      let refused: [Attempt] = commands.map { words in
        (
          "quiver \(words.joined(separator: " "))",
          { kiosk in
            let status = try await kiosk.desktop.run(
              [TestDesktop.quiver] + words, with: ["QUIVER_KIOSK": "\(kiosk.desktop.directory)/kiosk.conf"]
            ).status
            #expect(status != 0)
          }
        )
      }
      try await run(
        refused + [
          ("quiver quit without the variable", { try await $0.expectFailure(of: "quit") }),
          ("quiver edit without the variable", { try await $0.expectFailure(of: "edit") }),
          ("Quit over the bus", { try await $0.expectRefusal("Quit") }),
          ("Edit over the bus", { try await $0.expectRefusal("Edit", "{}") }),
          ("Undo over the bus", { try await $0.expectRefusal("Undo") }),
          ("a page that does not exist", { _ = try await $0.call("Page", ["99", "{}"]) }),
          ("a method that does not exist", { try await $0.expectRefusal("Launch", "'evil.desktop'") }),
          ("the name on the bus", { try await $0.takeName() }),
          (
            "commands that print commands and paths",
            { kiosk in
              for words in [["info", "app-01"], ["info", "evil"], ["list", "--all", "--json"]] {
                let output = try await kiosk.desktop.run(
                  [TestDesktop.quiver] + words, with: ["QUIVER_KIOSK": "\(kiosk.desktop.directory)/kiosk.conf"]
                ).output
                #expect(!output.contains("/bin/"))
                #expect(!output.contains("/share/applications"))
              }
            }
          ),
        ], on: kiosk)
      #expect(kiosk.events.count { $0["event"] == "refused" } >= 20)
    }

    @Test("No file of the user leads out of the kiosk")
    func filesOfTheUser() async throws {
      let desktop = try await TestDesktop()
      try desktop.write("home/.config/gtk-3.0/settings.ini", "[Settings]\ngtk-modules=evil\n")
      let evil = "[Desktop Entry]\nType=Application\nName=Evil\nExec=\(desktop.directory)/bin/evil file\n"
      let kiosk = try await TestKiosk(
        desktop,
        with: [
          "GTK_DEBUG": "interactive", "GTK_MODULES": "evil", "QUIVER_RECORD": "\(desktop.directory)/escaped",
          "QUIVER_DATA": "\(desktop.directory)/data", "XDG_CONFIG_DIRS": "\(desktop.directory)/etc",
        ])
      let settings = "[home]\nlocked=false\n[window]\nmode=window\n[Kiosk]\nallowed=evil.desktop;\n"
      let bus = "[D-BUS Service]\nName=app-01\nExec=\(desktop.directory)/bin/evil bus\n"
      func file(_ name: String, _ text: String) -> Attempt {
        (
          "the file \(name)",
          { kiosk in
            try kiosk.desktop.write(name, text)
            try await Task.sleep(for: .milliseconds(400))
          }
        )
      }
      try await run(
        [
          file("data/applications/evil2.desktop", evil), file("data/applications/app-01.desktop", evil),
          file("home/.local/share/applications/app-01.desktop", evil),
          file("config/quiver/quiver.conf", settings), file("home/.quiverrc", settings),
          file("etc/quiver/quiver.conf", settings), file("config/quiver/style.css", "* { opacity: 0; }"),
          file("config/gtk-3.0/gtk.css", "* { opacity: 0; }"),
          file("state/quiver/home.conf", "[Home]\nVersion=1\n[Page 1]\nItems=evil.desktop;\n"),
          file("cache/quiver/catalogue", "evil"), file("cache/quiver/pictures/evil", "evil"),
          file("cache/quiver/guide", "evil"), file("cache/fontconfig/evil.cache-8", "evil"),
          file("run/dconf/profile", "user-db:evil\n"), file("data/dbus-1/services/app-01.service", bus),
          file("config/mimeapps.list", "[Default Applications]\ninode/directory=evil.desktop\n"),
          file("state/quiver/wrong-pins", "-1 x"),
          (
            "the tile of an application that a file masks",
            { kiosk in
              try await kiosk.tap("App 01")
              try await eventually("App 01") { kiosk.desktop.startedPrograms.contains { $0.arguments == ["1"] } }
            }
          ),
          (
            "a launch of it",
            { kiosk in
              let status = try await kiosk.command("launch", "app-01")
              #expect(status == 0)
            }
          ),
        ], on: kiosk)
    }

    @Test("No hostile program, no crash and no PIN leads out of the kiosk")
    func hostileProgramsCrashesAndPINs() async throws {
      let kiosk = try await TestKiosk(TestDesktop())
      try await run(
        [
          ("a crash", { try await $0.signalHomeScreen(SIGSEGV) }),
          ("the end of the home screen", { try await $0.signalHomeScreen(SIGTERM) }),
          ("a hang", { try await $0.signalHomeScreen(SIGSTOP) }),
          ("signs of life that another program sends for a hung home screen", { try await $0.feignLife() }),
          ("the end of its connection to the display", { try await $0.desktop.run("sh", "-c", Self.killClient) }),
          ("an unmapped window", { try await $0.toWindow("windowunmap") }),
          ("a moved window", { try await $0.toWindow("windowmove", "2000", "2000") }),
          ("a smaller window", { try await $0.toWindow("windowsize", "10", "10") }),
          ("a window that is closed by a program", { try await $0.toWindow("windowclose") }),
          ("a damaged file of the PIN's wait", { try $0.desktop.write("state/quiver/wrong-pins", "9999999999 1") }),
          (
            "many PINs in a short time",
            { kiosk in
              let start = ContinuousClock.now
              try await kiosk.openKeypad()
              for number in 100_000..<100_012 { try await kiosk.enter("\(number)") }
              // On a busy disk, a PIN is recorded later than the last one is entered.
              try await kiosk.waitForEvent("wrong-pin")
              let waits = kiosk.events.filter { $0["event"] == "wrong-pin" }.compactMap { $0["wait"].flatMap(Int.init) }
              #expect(waits == (1...waits.count).map { 1 << $0 })
              #expect(.seconds(waits.dropLast().reduce(0, +)) <= ContinuousClock.now - start)
            }
          ),
          (
            "a very long PIN",
            { kiosk in
              try await kiosk.openKeypad(with: kiosk.desktop.mouse)
              try await kiosk.enter(String(repeating: "2", count: 60))
            }
          ),
        ], on: kiosk)
      #expect(!kiosk.events.contains { $0["event"] == "right-pin" })
    }

    /// Ends the connection of the home screen's window, as xkill(1) does.
    private static let killClient = """
      xdotool search --onlyvisible --name '^Quiver$' | while read -r window; do xkill -id "$window"; done
      """
  }
}

extension TestKiosk {
  fileprivate func hold(_ point: ScreenPoint, _ time: Duration) async throws {
    try await desktop.mouse.perform([.down(point), .pause(time), .up(point)])
  }

  /// Opens the menu at a point, which has no other rows than these.
  fileprivate func expectMenu(at point: ScreenPoint, _ rows: [String]) async throws {
    try await desktop.mouse.secondaryTap(point)
    try await Task.sleep(for: .milliseconds(500))
    let items = try desktop.reader.everything().filter { $0.role == "menu item" }.map(\.name)
    #expect(items == rows)
  }

  fileprivate func expectDetailsWithoutPaths() async throws {
    try await desktop.mouse.secondaryTap(desktop.tile("App 01").center)
    try await desktop.choose("Details")
    let sheet = try await desktop.waitForElement("dialog", "App 01")
    #expect(!sheet.description.contains("/"))
    let names = try desktop.reader.everything().map(\.name)
    #expect(!names.contains("Show in Files"))
  }

  /// A command that does not know of the kiosk is refused by the home screen.
  fileprivate func expectFailure(of command: String) async throws {
    let status = try await desktop.quiver(command)
    #expect(status == 1)
  }

  fileprivate func expectRefusal(_ method: String, _ arguments: String...) async throws {
    let status = try await call(method, arguments)
    #expect(status == 1)
  }

  fileprivate func call(_ method: String, _ arguments: [String]) async throws -> Int32 {
    let name = "io.github.quiver_launcher.Quiver"
    let object = ["--dest", name, "--object-path", "/io/github/quiver_launcher/Quiver"]
    return try await desktop.run(
      ["gdbus", "call", "--session"] + object + ["--method", "\(name).\(method)"] + arguments
    ).status
  }

  /// Takes the name of the home screen on the session bus, with the flags to replace its owner.
  fileprivate func takeName() async throws {
    let name = "io.github.quiver_launcher.Quiver"
    let bus = ["--dest", "org.freedesktop.DBus", "--object-path", "/org/freedesktop/DBus"]
    try await desktop.run(
      ["gdbus", "call", "--session"] + bus + ["--method", "org.freedesktop.DBus.RequestName", name, "2"])
  }

  /// Does something to the window of the home screen.
  fileprivate func toWindow(_ words: String...) async throws {
    for window in try await desktop.windows() {
      _ = try await desktop.run(["xdotool", words[0], window] + words.dropFirst())
    }
    try await Task.sleep(for: .milliseconds(500))
  }
}
