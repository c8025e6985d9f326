import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// Attempts to get out of a kiosk that a real systemd has started with the unit: by what a visitor has put into the home
  /// directory, by programs, and by signals.
  @Suite(.enabled(if: BootedKiosk.isPossible)) struct BootedKioskTests {
    /// What the visitor's programs try, as lines of sh. Each has to fail.
    private static let refused: [(name: String, line: String)] =
      ["~", "/tmp", "/var/tmp", "/dev/shm", "/run/lock", "$XDG_RUNTIME_DIR"].map {
        ("a program in \($0)", "cp /usr/bin/true \($0)/program && \($0)/program")
      } + [
        ("a program that the loader starts", "cp /usr/bin/true ~/other && /lib64/ld-linux-x86-64.so.2 ~/other"),
        ("the user's service manager", "systemd-run --user true"),
        ("a unit of the user", "systemctl --user start dbus.service"),
        ("a unit of its own", "systemd-run true"),
        ("the login prompt", "systemctl start getty@tty1.service"),
        ("the end of the unit", "systemctl stop \(BootedKiosk.unit)"),
        ("another target", "systemctl isolate rescue.target"),
        ("another name of the computer", "hostnamectl set-hostname escaped"),
        ("a command to sway", "swaymsg -s $XDG_RUNTIME_DIR/sway-ipc.* exec true"),
        ("a socket of sway", "ls $XDG_RUNTIME_DIR/sway-ipc.*"),
        ("another user", "su -c true </dev/null"),
        ("another virtual terminal", "chvt 2"),
        ("the memory of the supervisor", "cat /proc/$(pgrep -f 'quiver kiosk start')/environ"),
        ("the memory of the home screen", "cat /proc/$(pgrep -f 'quiver --kiosk')/environ"),
        ("the file of the kiosk", "echo x >>/etc/xdg/quiver/kiosk.conf"),
        ("a file of the system", "touch /usr/local/bin/x || touch /etc/x || touch /opt/x"),
        ("programs in the home directory after all", "mount -o remount,exec /home/visitor"),
        ("the homes of others", "ls /home | grep -v visitor"),
        ("the journal", "journalctl -n 1 | grep quiver"),
        ("an application that is not allowed", "quiver launch booted-other"),
        ("the end of the home screen", "quiver quit"),
        ("another kiosk", "quiver kiosk start ~/kiosk.conf"),
        ("another home screen", "quiver --kiosk ~/kiosk.conf"),
        ("a home screen in a window", "quiver --mode window"),
        ("editing", "quiver edit"),
        ("the kiosk's file by a variable", "QUIVER_KIOSK= quiver launch booted-other"),
      ]

    /// Prints what keeps the visitor's service manager from starting, also after a restart of the computer.
    private static let readMask = "readlink /etc/systemd/system/user@$(id -u visitor).service"

    @Test("Programs of the visitor are confined")
    func programsOfTheVisitorAreConfined() async throws {
      let kiosk = try BootedKiosk()
      for (number, attempt) in Self.refused.enumerated() {
        let (output, status) = try kiosk.visit("timeout 10 sh -c '\(attempt.line.replacing("'", with: "'\\''"))'")
        #expect(status != 0 && status != 124, "\(attempt.name): \(output)")
        print("attempt \(number + 1), \(attempt.name): still in the kiosk")
      }
      for directory in ["/dev/shm", "/run/lock", "/tmp", "/var/tmp"] {
        try kiosk.visit("touch \(directory)/visible")
        #expect(try kiosk.run("ls", "\(directory)/visible").status != 0, "\(directory) is not private")
      }
      // It is allowed, but has no effect on the next start.
      try kiosk.visit("loginctl enable-linger")
      #expect(try kiosk.run("sh", "-c", Self.readMask).output == "/dev/null\n")
      #expect(try kiosk.property("NRestarts") == "0")
      #expect(try kiosk.property("ActiveState", of: "getty@tty1.service") == "inactive")
      try kiosk.run("pkill", "-KILL", "-u", "visitor", "-f", "quiver kiosk start")
      try await eventually("another start") { try kiosk.property("NRestarts") == "1" }
      try await kiosk.waitForHomeScreen()
      #expect(try kiosk.run("ls", "/var/lib/systemd/linger/visitor").status != 0)
    }

    @Test("Files of the visitor change nothing")
    func filesOfTheVisitorChangeNothing() async throws {
      let kiosk = try BootedKiosk(preparation: TestFiles.script("prepared-home.sh"))
      try await kiosk.waitForHomeScreen()
      #expect(try kiosk.visit("quiver launch booted-exit").status == 0)
      #expect(try kiosk.visit("quiver launch booted-other").status != 0)
      let variables = try kiosk.processes("quiver --kiosk").map {
        try kiosk.run("sh", "-c", "tr '\\0' '\\n' </proc/\($0)/environ").output
      }
      #expect(variables.count == 1 && !variables.joined().contains("ESCAPED"))
      #expect(try kiosk.marks == [])
      #expect(try kiosk.visit("ls /tmp/escaped*").status != 0)
    }

    /// The processes that a visitor can end, and the signals.
    @Test(
      "The kiosk returns",
      arguments: [
        ("KILL", "quiver --kiosk", false), ("KILL", "quiver kiosk start", true), ("TERM", "quiver kiosk start", true),
        ("HUP", "quiver kiosk start", true), ("KILL", "^sway", true), ("TERM", "^sway", true),
        ("KILL", "^dbus-daemon --nofork", true), ("KILL", ".", true),
      ])
    func theKioskReturns(_ signal: String, _ pattern: String, restarts: Bool) async throws {
      let kiosk = try BootedKiosk()
      try await kiosk.waitForHomeScreen()
      let former = try kiosk.processes("quiver --kiosk")
      try kiosk.run("sh", "-c", "pkill -\(signal) -u visitor -f '\(pattern)'")
      try await eventually("another home screen", within: .seconds(90)) {
        let present = try kiosk.processes("quiver --kiosk")
        return present.count == 1 && present != former
      }
      try await kiosk.waitForHomeScreen()
      #expect(try (kiosk.property("NRestarts") != "0") == restarts)
      #expect(try kiosk.property("ActiveEnterTimestampMonotonic", of: "getty@tty1.service") == "0")
    }

    /// Programs that do not run any more, but have not ended.
    @Test("What hangs is started again", arguments: ["quiver --kiosk", "quiver kiosk start", "^sway"])
    func whatHangsIsStartedAgain(_ pattern: String) async throws {
      let kiosk = try BootedKiosk()
      try await kiosk.waitForHomeScreen()
      let former = try kiosk.processes(pattern)
      try kiosk.run("pkill", "-STOP", "-u", "visitor", "-f", pattern)
      try await eventually("another \(pattern)", within: .seconds(90)) {
        let present = try kiosk.processes(pattern)
        return !present.isEmpty && present != former
      }
      try await kiosk.waitForHomeScreen()
      #expect(try kiosk.property("ActiveEnterTimestampMonotonic", of: "getty@tty1.service") == "0")
    }

    @Test("Only the PIN leads to the login prompt")
    func onlyThePINLeadsToTheLoginPrompt() async throws {
      let kiosk = try BootedKiosk()
      try await kiosk.waitForHomeScreen()
      let keyboard = try kiosk.plugInKeyboard()
      /// The keypad accepts no PIN in the first ten seconds, and nothing tells when it is open.
      func enter(
        _ pin: String, then keys: [String] = [], until what: String, _ isDone: () throws -> Bool
      ) async throws {
        try await eventually("\(what); \(kiosk.journal)") {
          // The keyboard ends with the kiosk.
          try? keyboard.press(["Escape", "ctrl+alt+q"])
          try await Task.sleep(for: .seconds(1))
          try? keyboard.type(pin)
          try? keyboard.press(["Return"])
          try await Task.sleep(for: .seconds(2))
          try? keyboard.press(keys)
          try await Task.sleep(for: .seconds(1))
          return try isDone()
        }
      }
      try await enter("11111111", until: "a wrong PIN") { try kiosk.hasLogged("wrong-pin") }
      try await enter(BootedKiosk.pin, until: "a right PIN") { try kiosk.hasLogged("right-pin") }
      try keyboard.press(["Escape"])
      try await Task.sleep(for: .seconds(1))
      #expect(try kiosk.property("ActiveState") == "active")
      try await enter(BootedKiosk.pin, then: ["Down", "Return"], until: "the login prompt") {
        try kiosk.property("ActiveState", of: "getty@tty1.service") == "active"
      }
      #expect(try kiosk.property("ActiveState") == "inactive")
      #expect(try kiosk.run("sh", "-c", Self.readMask).status != 0)
    }
  }
}
