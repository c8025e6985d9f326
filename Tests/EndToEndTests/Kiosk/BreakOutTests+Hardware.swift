import Foundation
import TestSupport
import Testing

/// Attempts with a touch screen, monitors and the clock.
extension EndToEndTests.BreakOutTests {
  @Test("No touch leads out of the kiosk")
  func touches() async throws {
    let kiosk = try await TestKiosk(TestDesktop(touch: true))
    let empty = ScreenPoint(x: 640, y: 400)
    try await run(
      [
        ("a long touch of an icon", { try await $0.touch([$0.tile("App 01").center], .milliseconds(1500)) }),
        ("a long touch of the wallpaper", { try await $0.touch([empty], .milliseconds(1500)) }),
        ("an icon that a finger lifts and drops on another", { try await $0.dragByTouch("App 01", to: "App 03") }),
        ("swipes from all edges", { try await $0.swipeFromEdges() }),
        ("short touches of a corner", { try await $0.touch([ScreenPoint(x: 2, y: 2)], .milliseconds(2000)) }),
        ("a touch of all corners", { try await $0.touch($0.corners, .milliseconds(3500)) }),
        ("ten fingers", { try await $0.touch((1...10).map { empty.moved($0 * 40 - 200) }, .milliseconds(1500)) }),
        ("a pinch", { try await $0.desktop.touchpad.get().pinch(to: 0.3) }),
        ("a touch that another program takes", { try await $0.loseTouch(at: empty) }),
        (
          "the keypad without a PIN",
          {
            try await $0.openKeypadByTouch()
            try await $0.touch("Confirm")
          }
        ),
      ], on: kiosk)
    #expect(kiosk.desktop.startedPrograms.isEmpty)
    try await kiosk.openKeypadByTouch()
    for digit in TestKiosk.pin { try await kiosk.touch("\(digit)") }
    try await kiosk.touch("Confirm")
    try await kiosk.desktop.choose("Leave kiosk", with: kiosk.desktop.finger())
    #expect(try await eventually("the end") { kiosk.supervisor.status } == 0)
  }

  @Test("No change of the monitors leads out of the kiosk")
  func monitors() async throws {
    let usual = ScreenArea(TestDesktop.screen)
    let (small, upright) = (ScreenArea(width: 800, height: 600), ScreenArea(width: 800, height: 1280))
    let desktop = try await TestDesktop(touch: true)
    try await desktop.plug(.first, usual)
    let kiosk = try await TestKiosk(desktop)
    for (name, area) in [("a smaller mode", small), ("an upright monitor", upright), ("the usual mode", usual)] {
      try await desktop.plug(.first, area)
      try await kiosk.expectConfined(after: name, on: area)
    }
    try await desktop.plug(.second, ScreenArea(x: usual.width, width: small.width, height: small.height))
    try await kiosk.expectConfined(after: "another monitor")
    try await kiosk.openKeypad()
    try await desktop.unplug(.first)
    try await kiosk.expectConfined(after: "an unplugged monitor", on: small)
    try await desktop.plug(.first, usual)
    try await desktop.unplug(.second)
    try await kiosk.expectConfined(after: "the other monitor")
    try await desktop.unplug(.first)
    try await Task.sleep(for: .milliseconds(500))
    try await desktop.plug(.first, usual)
    try await kiosk.expectConfined(after: "no monitor for a while")
  }

  @Test("No change of the outputs leads out of the kiosk on Wayland")
  func outputsOfWayland() async throws {
    let (desktop, place) = (try await TestDesktop(outputs: 2), ScreenPoint(x: 640, y: 600))
    let kiosk = try await TestKiosk(desktop)
    try await desktop.waitForColor("#204060", at: place)
    try await desktop.unplugOutput(1)
    try await desktop.waitForColor("#204060", at: place.moved(TestDesktop.screen.width))
    try await desktop.waitForTiles(TestKiosk.allowed)
    try await desktop.unplugOutput(2)
    try await Task.sleep(for: .milliseconds(500))
    try await desktop.plugOutput()
    try await desktop.waitForColor("#204060", at: place)
    try await desktop.waitForTiles(TestKiosk.allowed)
    #expect(try await kiosk.command("launch", "evil") == 4)
    #expect(kiosk.isRunning && desktop.text("escaped") == nil)
  }

  /// The clock is only that of the home screen. Only an administrator can set that of the computer.
  @Test("A changed clock does not end the wait after wrong PINs")
  func aChangedClock() async throws {
    let desktop = try await TestDesktop()
    let library = try preloadLibrary(
      from: URL(filePath: TestFiles.path("Preload/clock.c")), in: desktop.directory)
    let now = Int(Date.now.timeIntervalSince1970)
    // No PIN is accepted for 256 seconds.
    try desktop.write("state/quiver/wrong-pins", "8 \(now)\n")
    let kiosk = try await TestKiosk(
      desktop, with: ["LD_PRELOAD": library, "QUIVER_TEST_CLOCK": "\(desktop.directory)/clock"])
    try await kiosk.expectNoPINAccepted()
    for days in [1, -1] {
      try desktop.write("clock", "\(days * 86400)\n")
      try await kiosk.expectNoPINAccepted()
    }
    try await kiosk.signalHomeScreen(SIGKILL)
    try await desktop.waitForTiles(TestKiosk.allowed)
    try await kiosk.expectNoPINAccepted()
    #expect(!kiosk.events.contains { $0["event"] == "right-pin" })
  }
}

extension TestKiosk {
  fileprivate var corners: [ScreenPoint] {
    let (right, bottom) = (TestDesktop.screen.width - 2, TestDesktop.screen.height - 2)
    return [(2, 2), (right, 2), (2, bottom), (right, bottom)].map { ScreenPoint(x: $0.0, y: $0.1) }
  }

  /// Puts a finger on each point for a while.
  fileprivate func touch(_ points: [ScreenPoint], _ time: Duration) async throws {
    let fingers = try points.indices.map { try desktop.finger(UInt32($0)) }
    for (finger, point) in zip(fingers, points) { try await finger.down(at: point) }
    try await Task.sleep(for: time)
    for (finger, point) in zip(fingers, points) { try await finger.up(at: point) }
  }

  /// Touches a button.
  fileprivate func touch(_ name: String) async throws {
    try await desktop.finger().tap(desktop.waitForElement("push button", name).center)
  }

  fileprivate func dragByTouch(_ name: String, to other: String) async throws {
    let (start, end) = (try await tile(name).center, try await tile(other).center)
    let lift: [PointerAction] = [.down(start), .pause(.seconds(1))]
    try await desktop.finger().perform(lift + gliding(from: start, to: end) + dropping(at: end, after: .seconds(1)))
  }

  fileprivate func swipeFromEdges() async throws {
    let (right, bottom) = (TestDesktop.screen.width - 1, TestDesktop.screen.height - 1)
    let middle = ScreenPoint(x: 640, y: 400)
    for (x, y) in [(0, 400), (right, 400), (640, 0), (640, bottom)] {
      let (edge, finger) = (ScreenPoint(x: x, y: y), try desktop.finger())
      try await finger.perform([.down(edge)] + gliding(from: edge, to: middle) + [.up(middle)])
    }
  }

  /// Another program grabs the touch screen, so that the end of the touch is never received.
  fileprivate func loseTouch(at point: ScreenPoint) async throws {
    let finger = try desktop.finger()
    try await finger.down(at: point)
    let grab = try desktop.start(["/usr/bin/python3", TestFiles.script("grab.py")])
    _ = grab.line()
    try await finger.up(at: point)
    try grab.send(line: "enough")
    _ = try await eventually("the end of the grab") { grab.status }
  }

  fileprivate func openKeypadByTouch() async throws {
    try await openKeypad(with: desktop.finger())
    _ = try await desktop.waitForElement("dialog", "Enter PIN")
  }

  /// Opens the keypad and enters the right PIN, while no PIN is accepted.
  func expectNoPINAccepted() async throws {
    try await openKeypad(with: desktop.mouse)
    try await eventually("a wait") {
      try desktop.reader.everything().contains { $0.role == "dialog" && $0.name.hasPrefix("Enter PIN in ") }
    }
    try await enter(Self.pin)
    #expect(!events.contains { $0["event"] == "right-pin" })
    try await press("Escape")
    try await eventually("no keypad") { try !desktop.reader.everything().contains { $0.role == "dialog" } }
  }

  /// Stops the home screen, while another program tells the supervisor that it is alive.
  func feignLife() async throws {
    let process = try #require(try await homeScreen)
    let variables = try String(contentsOfFile: "/proc/\(process)/environ", encoding: .utf8).split(separator: "\0")
    let address = try #require(variables.first { $0.hasPrefix("NOTIFY_SOCKET=@") }).dropFirst("NOTIFY_SOCKET=@".count)
    let program = """
      import socket, time
      while True:
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM).sendto(b"WATCHDOG=1", b"\\0\(address)")
        time.sleep(0.1)
      """
    let liar = try desktop.start(["/usr/bin/python3", "-c", program])
    defer { liar.send(SIGKILL) }
    try await signalHomeScreen(SIGSTOP)
  }
}
