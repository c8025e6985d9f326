import Foundation
import Testing

extension EndToEndTests {
  /// The status area of a kiosk, and what it switches.
  @Suite struct StatusTests {
    private static let settings = "status=clock;network;battery;accessibility;\n"

    /// The test's bus is also that of the computer.
    private func kiosk(_ desktop: TestDesktop, _ lines: String = "") async throws -> TestKiosk {
      try await TestKiosk(
        desktop, Self.settings + lines, with: systemBus(desktop), showing: TestKiosk.allowed + ["Accessibility"])
    }

    private func systemBus(_ desktop: TestDesktop) -> [String: String] {
      ["DBUS_SYSTEM_BUS_ADDRESS": desktop.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""]
    }

    /// The computer whose state is shown, once it is on the bus.
    private func computer(_ desktop: TestDesktop) throws -> ChildProcess {
      let computer = try desktop.start(
        ["/usr/bin/python3", TestFiles.script("computer.py")], with: systemBus(desktop))
      try #require(computer.line() != nil && computer.line() != nil, "both names")
      return computer
    }

    private func status(_ desktop: TestDesktop) throws -> [String] {
      try desktop.reader.everything().map(\.name).filter { $0.contains(": ") }
    }

    private func waitForStatus(_ wanted: String..., on desktop: TestDesktop) async throws {
      try await eventually("\(wanted); there is \((try? status(desktop)) ?? [])") {
        try status(desktop).filter { !$0.hasPrefix("Time") } == wanted
      }
    }

    @Test("The state of the computer is shown and followed")
    func theStateOfTheComputerIsShownAndFollowed() async throws {
      let desktop = try await TestDesktop()
      let computer = try computer(desktop)
      _ = try await kiosk(desktop)
      try await waitForStatus("Network: Wi-Fi, signal 3 of 4", "Battery: 80 %", on: desktop)
      try computer.send(line: "wireless 20")
      try computer.send(line: "battery 41.7 1")
      try await waitForStatus("Network: Wi-Fi, signal 1 of 4", "Battery: 42 %, charging", on: desktop)
      try computer.send(line: "wired")
      try computer.send(line: "no-battery")
      try await waitForStatus("Network: connected", on: desktop)
      try computer.send(line: "offline")
      try await waitForStatus("Network: not connected", on: desktop)
      try computer.send(line: "wireless 90")
      try await waitForStatus("Network: Wi-Fi, signal 4 of 4", on: desktop)
      try computer.send(line: "leave")
      try await eventually("the kernel's state") {
        try status(desktop).contains { ["Network: connected", "Network: not connected"].contains($0) }
      }
    }

    @Test("Programs of the computer that start later are found")
    func programsOfTheComputerThatStartLaterAreFound() async throws {
      let desktop = try await TestDesktop()
      _ = try await kiosk(desktop)
      #expect(try !status(desktop).contains { $0.hasPrefix("Battery") })
      let computer = try computer(desktop)
      try await waitForStatus("Network: Wi-Fi, signal 3 of 4", "Battery: 80 %", on: desktop)
      try computer.send(line: "wireless 5")
      try await waitForStatus("Network: Wi-Fi, signal 1 of 4", "Battery: 80 %", on: desktop)
    }

    @Test("The state of the computer is shown on a layer too")
    func itIsShownOnALayerToo() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let computer = try computer(desktop)
      _ = try await kiosk(desktop)
      try await waitForStatus("Network: Wi-Fi, signal 3 of 4", "Battery: 80 %", on: desktop)
      try computer.send(line: "wired")
      try await waitForStatus("Network: connected", "Battery: 80 %", on: desktop)
    }

    /// On Wayland the home screen does not become invisible by what covers it.
    @Test("Nothing is followed while the screens are off")
    func nothingIsFollowedWhileTheScreensAreOff() async throws {
      let desktop = try await TestDesktop(outputs: 1)
      let computer = try computer(desktop)
      let kiosk = try await kiosk(desktop, TestKiosk.sleeping)
      try await waitForStatus("Network: Wi-Fi, signal 3 of 4", "Battery: 80 %", on: desktop)
      try await kiosk.waitForEvent("screens", "off")
      let home = try #require(try await kiosk.homeScreen)
      try await Task.sleep(for: .seconds(3))
      let before = Activity(of: home)
      for percent in 60..<80 {
        try computer.send(line: "battery \(percent) 1")
        try await Task.sleep(for: .milliseconds(50))
      }
      // The heartbeat goes to the supervisor twice a second.
      #expect(Activity(of: home).wakeups - before.wakeups < 10)
      try desktop.press("Right")
      try await waitForStatus("Network: Wi-Fi, signal 3 of 4", "Battery: 79 %, charging", on: desktop)
    }

    @Test("The clock follows the time")
    func theClockFollowsTheTime() async throws {
      let desktop = try await TestDesktop()
      _ = try await kiosk(desktop)
      let before = try #require(try status(desktop).first { $0.hasPrefix("Time: ") })
      #expect(before.contains(#/^Time: \d\d:\d\d$/#))
      let after = try await eventually("another time", within: .seconds(70)) {
        try status(desktop).first { $0.hasPrefix("Time: ") && $0 != before }
      }
      let now = try await desktop.run("date", "+Time: %H:%M").output.split(separator: "\n").first.map(String.init)
      #expect(after == now)
    }

    @Test("The menu is opened by a tap, and a held corner still opens the keypad")
    func theMenuIsOpenedByATapAndAHeldCornerStillOpensTheKeypad() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await kiosk(desktop)
      let button = try await desktop.tile("Accessibility").center
      try await openMenu(desktop) { try await desktop.mouse.tap(button) }
      let row = try await desktop.waitForElement("check menu item", "Large text")
      #expect(!row.isChecked)
      try await desktop.choose("Large text")
      try await desktop.waitForNoElement("check menu item", "Large text")
      try await openMenu(desktop)
      let large = try await desktop.waitForElement("check menu item", "Large text")
      #expect(large.isChecked)
      #expect(large.height == row.height * 3 / 2)
      try await kiosk.press("Escape")
      try await desktop.waitForNoElement("check menu item", "Large text")
      try await kiosk.openKeypad(with: desktop.mouse, at: button)
      _ = try await desktop.waitForElement("dialog", "Enter PIN")
    }

    private func openMenu(_ desktop: TestDesktop) async throws {
      try await openMenu(desktop) { _ = try desktop.reader.click("Accessibility") }
    }

    private func openMenu(_ desktop: TestDesktop, by press: () async throws -> Void) async throws {
      try await eventually("a menu") {
        try await press()
        // A second click closes a menu that has opened late.
        let menu: Void? = try? await eventually("the menu", within: .seconds(3)) {
          try desktop.reader.everything().contains { $0.role == "check menu item" }
        }
        return menu != nil
      }
    }

    @Test("A key switches the screen reader")
    func aKeySwitchesTheScreenReader() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await kiosk(desktop, "screen-reader=/bin/\(sleeping(3000))\n")
      try await kiosk.press("super+alt+s")
      try await waitForReader(true, desktop)
      try await openMenu(desktop)
      #expect(try await desktop.waitForElement("check menu item", "Screen reader").isChecked)
      #expect(try desktop.reader.click("Screen reader"))
      try await waitForReader(false, desktop)
      try await desktop.openSearch()
      try await kiosk.press("super+alt+s")
      try await waitForReader(true, desktop)
    }

    @Test("Ended screen readers leave no process")
    func endedScreenReadersLeaveNoProcess() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await kiosk(desktop, "screen-reader=/bin/\(sleeping(3000))\n")
      for isOn in [true, false, true, false] {
        try await kiosk.press("super+alt+s")
        try await waitForReader(isOn, desktop)
      }
      let home = try #require(try await kiosk.homeScreen)
      try await eventually("no zombie") {
        try await !desktop.run("ps", "--ppid", "\(home)", "-o", "stat=,args=").output.contains("Z")
      }
    }

    @Test("A crash ends the screen reader")
    func aCrashEndsTheScreenReader() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await kiosk(desktop, "screen-reader=/bin/\(sleeping(3000))\n")
      try await kiosk.press("super+alt+s")
      try await waitForReader(true, desktop)
      try await kiosk.signalHomeScreen(SIGKILL)
      try await eventually("the end of the screen reader") {
        try await desktop.run("pgrep", "-f", "^/bin/\(sleeping(3000))").output.isEmpty
      }
    }

    /// Waits until the screen reader runs and other programs are told so, or neither.
    private func waitForReader(_ isOn: Bool, _ desktop: TestDesktop) async throws {
      try await eventually("the screen reader is \(isOn ? "on" : "off")") {
        try await desktop.run("pgrep", "-f", "^/bin/\(sleeping(3000))").output.isEmpty != isOn
      }
      let property = [
        "gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
        "org.freedesktop.DBus.Properties.Get", "org.a11y.Status", "ScreenReaderEnabled",
      ]
      try await eventually("the status of the screen reader") {
        try await desktop.run(property).output.contains("\(isOn)")
      }
    }

    @Test("A missing screen reader is reported")
    func aMissingScreenReaderIsReported() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await kiosk(desktop, "screen-reader=/nowhere/reader\n")
      try desktop.reader.listen()
      try await kiosk.press("super+alt+s")
      try await eventually("a message") {
        try desktop.reader.listen()
        return try desktop.reader.heard.contains { $0.hasPrefix("Couldn't open Screen reader: ") }
      }
      try await openMenu(desktop)
      #expect(try await !desktop.waitForElement("check menu item", "Screen reader").isChecked)
    }

    @Test("The idle reset and the end of the home screen switch everything off")
    func theIdleResetAndTheEndOfTheHomeScreenSwitchEverythingOff() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await kiosk(desktop, "screen-reader=/bin/\(sleeping(3000))\nidle-reset=15\n")
      try await kiosk.press("super+alt+s")
      try await waitForReader(true, desktop)
      try await kiosk.waitForEvent("reset")
      try await waitForReader(false, desktop)
      try await kiosk.press("super+alt+s")
      try await waitForReader(true, desktop)
      try await kiosk.signalHomeScreen(SIGTERM)
      try await waitForReader(false, desktop)
    }

    private static let keyboard = "/bin/\(sleeping(3001))"

    /// A kiosk whose program for an on-screen keyboard only waits.
    private func keyboardKiosk(_ desktop: TestDesktop, _ lines: String = "") async throws -> TestKiosk {
      try await TestKiosk(
        desktop, "status=clock;keyboard;\nkeyboard=\(Self.keyboard)\n\(lines)",
        showing: TestKiosk.allowed + ["On-screen keyboard"])
    }

    private func waitForKeyboard(_ isOn: Bool, _ desktop: TestDesktop) async throws {
      try await eventually("the keyboard is \(isOn ? "on" : "off")") {
        try await desktop.run("pgrep", "-f", "^\(Self.keyboard)").output.isEmpty != isOn
      }
    }

    @Test("A button starts and ends the on-screen keyboard")
    func aButtonStartsAndEndsTheOnScreenKeyboard() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await keyboardKiosk(desktop)
      for isOn in [true, false, true] {
        try await kiosk.tap("On-screen keyboard")
        try await waitForKeyboard(isOn, desktop)
      }
    }

    @Test("The idle reset ends the on-screen keyboard")
    func theIdleResetEndsTheOnScreenKeyboard() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await keyboardKiosk(desktop, "idle-reset=15\n")
      try await kiosk.tap("On-screen keyboard")
      try await waitForKeyboard(true, desktop)
      try await kiosk.waitForEvent("reset")
      try await waitForKeyboard(false, desktop)
    }

    @Test("A keyboard that is running is shown and hidden", arguments: ["squeekboard", "onboard"])
    func aKeyboardThatIsRunningIsShownAndHidden(_ name: String) async throws {
      let desktop = try await TestDesktop()
      let service = try desktop.start(["/usr/bin/python3", TestFiles.script("keyboard-service.py"), name])
      try #require(service.line() == "owned")
      let kiosk = try await keyboardKiosk(desktop)
      let (show, hide) = name == "onboard" ? ("Show", "Hide") : ("SetVisible True", "SetVisible False")
      for call in [show, hide, show] {
        try await kiosk.tap("On-screen keyboard")
        #expect(service.line() == call)
      }
      #expect(try await desktop.run("pgrep", "-f", "^\(Self.keyboard)").output.isEmpty)
    }

    @Test("A keyboard that hides itself at the start is shown when it is ready")
    func aKeyboardThatHidesItselfAtTheStartIsShown() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await keyboardKiosk(desktop)
      try await kiosk.tap("On-screen keyboard")
      try await waitForKeyboard(true, desktop)
      let service = try desktop.start(["/usr/bin/python3", TestFiles.script("keyboard-service.py"), "squeekboard"])
      try #require(service.line() == "owned")
      #expect(service.line() == "SetVisible True")
    }

    @Test("A missing keyboard is reported")
    func aMissingKeyboardIsReported() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(
        desktop, "status=keyboard;\nkeyboard=/nowhere/keyboard\n",
        showing: TestKiosk.allowed + ["On-screen keyboard"])
      try desktop.reader.listen()
      try await kiosk.tap("On-screen keyboard")
      try await eventually("a message") {
        try desktop.reader.listen()
        return try desktop.reader.heard.contains { $0.hasPrefix("Couldn't open On-screen keyboard: ") }
      }
    }
  }
}
