import Foundation
import TestSupport
import Testing

/// A kiosk that allows App 01, App 02 and App 03, under its supervisor. App 04 is in the service menu, and every other
/// application leaves a trace when it is started, which means that somebody has got out.
final class TestKiosk {
  static let allowed = ["App 01", "App 02", "App 03"]
  static let pin = "24681357"
  let desktop: TestDesktop
  private(set) var supervisor: ChildProcess

  /// App 01 runs the command `app01`, or else one that only leaves a trace. It is written before the start, because a
  /// home screen that is already there reads a changed entry a little later. The kiosk is ready when it shows `tiles`.
  init(
    _ desktop: TestDesktop, _ lines: String = "", app01: String? = nil, with additions: [String: String] = [:],
    showing tiles: [String] = allowed
  ) async throws {
    self.desktop = desktop
    for number in 1...4 {
      let stub = "\(desktop.directory)/bin/stub \(number)"
      try desktop.install(TestDesktop.name(number), exec: number == 1 ? app01 ?? stub : stub)
    }
    try desktop.write("bin/evil", "#!/bin/sh\necho \"$0 $*\" >>\"\(desktop.directory)/escaped\"\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(desktop.directory)/bin/evil")
    try desktop.install("Evil", exec: "\(desktop.directory)/bin/evil entry")
    try desktop.write("kiosk.conf", try await Self.file(of: desktop) + lines)
    let own = ["STATE_DIRECTORY": "\(desktop.directory)/state/quiver"]
    let variables = Springboard.strict.merging(own) { $1 }.merging(additions) { $1 }
    supervisor = try desktop.start(
      [TestDesktop.quiver, "kiosk", "start", "\(desktop.directory)/kiosk.conf"], with: variables)
    try await desktop.waitForTiles(tiles)
  }

  private static func file(of desktop: TestDesktop) async throws -> String {
    let command = "printf '\(pin)\\n' | \(CommandText.shell(TestDesktop.quiver)) kiosk pin"
    let hash = try await desktop.run("sh", "-c", command).output
    return """
      [applications]
      extra-data-dirs=\(desktop.directory)/share;
      [wallpaper]
      source=#204060
      [Kiosk]
      allowed=app-01.desktop;app-02.desktop;app-03.desktop;
      service=app-04.desktop;
      \(hash)
      """
  }

  /// The screens may be off for some hours before and after this moment, and are off after 15 seconds without input.
  static var sleeping: String {
    func clock(_ hours: Double) -> String {
      let time = Calendar.current.dateComponents([.hour, .minute], from: .now.addingTimeInterval(hours * 3600))
      return String(format: "%02d:%02d", time.hour ?? 0, time.minute ?? 0)
    }
    return "idle-reset=15\nsleep=\(clock(-2))-\(clock(2));\n"
  }

  var isRunning: Bool { supervisor.status == nil }

  /// The process of the home screen.
  var homeScreen: Int32? {
    get async throws {
      let found = try await desktop.run("pgrep", "-f", "quiver --kiosk \(desktop.directory)/").output
      return found.split(separator: "\n").first.flatMap { Int32($0) }
    }
  }

  /// Sends a signal to the home screen, and waits until the supervisor has started another one with a window. Returns the
  /// time that this took.
  @discardableResult
  func signalHomeScreen(_ signal: Int32, isOnX11: Bool = true) async throws -> Duration {
    let former = try #require(try await homeScreen)
    let start = ContinuousClock.now
    kill(former, signal)
    try await eventually("another home screen") {
      let present = try await homeScreen
      let hasWindow = isOnX11 ? try await !desktop.windows().isEmpty : true
      return present != nil && present != former && hasWindow
    }
    return ContinuousClock.now - start
  }

  /// Runs a command as a program of the kiosk does, and returns its exit status.
  @discardableResult
  func command(_ words: String...) async throws -> Int32 {
    try await desktop.run(
      [TestDesktop.quiver] + words, with: ["QUIVER_KIOSK": "\(desktop.directory)/kiosk.conf"]
    ).status
  }

  /// The events in the log.
  var events: [[String: String]] {
    (desktop.text("state/quiver/kiosk.jsonl") ?? "").split(separator: "\n").compactMap { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?.mapValues { "\($0)" }
    }
  }

  /// Waits for an event in the log.
  func waitForEvent(_ name: String, _ what: String? = nil) async throws {
    try await eventually("\(name) \(what ?? "") in \(events)") {
      events.contains { $0["event"] == name && (what == nil || $0["what"] == what) }
    }
  }

  /// Fails if anything but what is allowed was started, or can be seen on the home screen, which covers a monitor.
  func expectConfined(
    after attempt: String, on monitor: ScreenArea = ScreenArea(TestDesktop.screen)
  ) async throws {
    _ = try? await desktop.run("xdotool", "keyup", "ctrl", "keyup", "alt", "key", "Escape", "Escape", "Escape")
    do {
      try await desktop.waitForTiles(Self.allowed)
      try await desktop.waitForAnyWindow(on: monitor)
    } catch {
      Issue.record("after \(attempt): \(error)")
    }
    #expect(desktop.text("escaped") == nil, "\(attempt) started something")
    #expect(isRunning, "\(attempt) ended the kiosk")
  }
}

extension TestKiosk {
  /// Waits until a tile has come to rest. Before its window has a size, a tile is outside of it.
  func tile(_ name: String) async throws -> Tile {
    var before: [Tile] = []
    return try await eventually("rest") {
      let now = try desktop.reader.tiles()
      defer { before = now }
      try await Task.sleep(for: .milliseconds(400))
      return now == before && now.allSatisfy { $0.x > 0 } ? now.first { $0.name == name } : nil
    }
  }

  func tap(_ name: String) async throws { try await desktop.mouse.tap(tile(name).center) }

  func press(_ key: String) async throws { try await desktop.keyboard.press(key) }

  /// Opens the keypad by holding the upper left corner, and waits until it accepts a PIN, which it does not after a start.
  func openKeypad() async throws {
    try await openKeypad(with: desktop.mouse)
    _ = try await desktop.waitForElement("dialog", "Enter PIN")
  }

  /// Holds a corner until the keypad is open, however busy the machine is. If something else is still closing, the touch is not
  /// for the keypad, and is repeated.
  func openKeypad(with pointer: some Pointer, at corner: ScreenPoint = ScreenPoint(x: 4, y: 4)) async throws {
    try await eventually("no other dialog") { try !desktop.reader.everything().contains { $0.role == "dialog" } }
    try await eventually("the keypad") {
      try await pointer.down(at: corner)
      let keypad: Void? = try? await eventually("a dialog", within: .seconds(10)) {
        try desktop.reader.everything().contains { $0.role == "dialog" }
      }
      try await pointer.up(at: corner)
      return keypad != nil
    }
  }

  func openServiceMenu() async throws {
    try await openKeypad()
    try await enter(Self.pin)
  }

  /// Types a PIN, and confirms it.
  func enter(_ pin: String) async throws {
    try await desktop.xdotool(["type", "--delay", "30", pin])
    try await press("Return")
  }
}
