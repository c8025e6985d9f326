import Foundation

/// A rectangle of the whole desktop, in pixels.
struct ScreenArea: Hashable {
  var x = 0
  var y = 0
  let width: Int
  let height: Int

  init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The area of a screen.
  init(_ size: (width: Int, height: Int)) { self.init(width: size.width, height: size.height) }

  var mode: String { "quiver-\(width)x\(height)" }
}

/// Monitors of an X server with the `dummy` driver, which has sixteen outputs: xrandr(1).
extension TestDesktop {
  enum Monitor: String, CaseIterable {
    case first = "DUMMY0"
    case second = "DUMMY1"
  }

  /// Connects a monitor, or changes its mode or position. The driver cannot rotate, so an upright monitor has an
  /// upright mode.
  func plug(_ monitor: Monitor, _ area: ScreenArea) async throws {
    try await addMode(area)
    _ = try await run("xrandr", "--addmode", monitor.rawValue, area.mode)
    let place = "\(area.x)x\(area.y)"
    try await xrandr("--output", monitor.rawValue, "--mode", area.mode, "--pos", place)
    // The server reports a new monitor only after a query.
    try await xrandr("--query")
  }

  func unplug(_ monitor: Monitor) async throws {
    try await xrandr("--output", monitor.rawValue, "--off")
  }

  /// Starts a program with the desktop's settings, which contain the scale of windows.
  func startScaling() throws -> ChildProcess {
    let script = TestFiles.script("scale.py")
    let settings = try start(["/usr/bin/python3", script])
    guard settings.line() == "ready" else { throw NeverHappened(description: "the desktop's settings") }
    return settings
  }

  /// Adds a mode to the server. Its timing does not matter, and adding it again does no harm.
  private func addMode(_ area: ScreenArea) async throws {
    let (width, height) = (area.width, area.height)
    let timing = [width, width + 8, width + 16, width + 80, height, height + 3, height + 6, height + 20]
    _ = try await run(["xrandr", "--newmode", area.mode, "100"] + timing.map(String.init))
  }

  private func xrandr(_ words: String...) async throws {
    guard try await run(["xrandr"] + words).status == 0 else { throw NeverHappened(description: "xrandr \(words)") }
  }

  /// Waits until the window covers exactly this area.
  func waitForWindow(on area: ScreenArea) async throws {
    var last: ScreenArea?
    do {
      try await eventually("") {
        last = try await windowArea()
        return last == area
      }
    } catch is NeverHappened {
      throw NeverHappened(description: "a window on \(area); it is on \(last.map { "\($0)" } ?? "nothing")")
    }
  }

  /// Waits until one of the windows covers exactly this area.
  func waitForAnyWindow(on area: ScreenArea) async throws {
    try await eventually("a window on \(area)") {
      for window in try await windows() where try await self.area(ofWindow: window) == area { return true }
      return false
    }
  }

  /// The areas of all windows of the springboard, from left to right.
  func windowAreas() async throws -> [ScreenArea] {
    var areas: [ScreenArea] = []
    for window in try await windows() { if let area = try await area(ofWindow: window) { areas.append(area) } }
    return areas.sorted { $0.x < $1.x }
  }

  func windowArea() async throws -> ScreenArea? {
    guard let window = try await windows().first else { return nil }
    return try await area(ofWindow: window)
  }

  func area(ofWindow window: String) async throws -> ScreenArea? {
    let lines = try await run("xdotool", "getwindowgeometry", "--shell", window).output.split(separator: "\n")
    func number(_ name: String) -> Int? {
      lines.first { $0.hasPrefix("\(name)=") }.flatMap { Int($0.dropFirst(name.count + 1)) }
    }
    guard let x = number("X"), let y = number("Y"), let width = number("WIDTH"), let height = number("HEIGHT") else {
      return nil
    }
    return ScreenArea(x: x, y: y, width: width, height: height)
  }
}
