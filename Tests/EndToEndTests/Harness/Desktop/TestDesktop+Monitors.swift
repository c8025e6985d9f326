import Foundation

/// A part of the whole desktop, in pixels.
struct Stretch: Equatable {
  var x = 0
  var y = 0
  let width: Int
  let height: Int

  var mode: String { "quiver-\(width)x\(height)" }
}

/// Monitors of an X server with a `dummy` card, which has sixteen to plug in: xrandr(1).
extension Desk {
  enum Monitor: String, CaseIterable {
    case first = "DUMMY0"
    case second = "DUMMY1"
  }

  /// Plugs a monitor in, or gives it another mode or place. This driver turns none: an upright monitor is one whose mode is.
  func plug(_ monitor: Monitor, _ stretch: Stretch) async throws {
    try await teach(stretch)
    _ = try await run("xrandr", "--addmode", monitor.rawValue, stretch.mode)
    let place = "\(stretch.x)x\(stretch.y)"
    try await xrandr("--output", monitor.rawValue, "--mode", stretch.mode, "--pos", place)
    // The server tells of a new one when somebody has looked.
    try await xrandr("--query")
  }

  func unplug(_ monitor: Monitor) async throws {
    try await xrandr("--output", monitor.rawValue, "--off")
  }

  /// The desktop's settings, which have the scale of windows in them.
  func startScaling() throws -> Resident {
    let script = TestFiles.script("scale.py")
    let settings = try start(["/usr/bin/python3", script])
    guard settings.line() == "ready" else { throw NeverHappened(description: "the desktop's settings") }
    return settings
  }

  /// The server knows a mode by its timing; any will do, and once is enough.
  private func teach(_ stretch: Stretch) async throws {
    let (width, height) = (stretch.width, stretch.height)
    let timing = [width, width + 8, width + 16, width + 80, height, height + 3, height + 6, height + 20]
    _ = try await run(["xrandr", "--newmode", stretch.mode, "100"] + timing.map(String.init))
  }

  private func xrandr(_ words: String...) async throws {
    guard try await run(["xrandr"] + words).status == 0 else { throw NeverHappened(description: "xrandr \(words)") }
  }

  /// Waits until the springboard covers exactly this.
  func sees(windowOn stretch: Stretch) async throws {
    var last: Stretch?
    do {
      try await eventually("") {
        last = try await windowStretch()
        return last == stretch
      }
    } catch is NeverHappened {
      throw NeverHappened(description: "a window on \(stretch); it is on \(last.map { "\($0)" } ?? "nothing")")
    }
  }

  func windowStretch() async throws -> Stretch? {
    guard let window = try await windows().first else { return nil }
    let lines = try await run("xdotool", "getwindowgeometry", "--shell", window).output.split(separator: "\n")
    func number(_ name: String) -> Int? {
      lines.first { $0.hasPrefix("\(name)=") }.flatMap { Int($0.dropFirst(name.count + 1)) }
    }
    guard let x = number("X"), let y = number("Y"), let width = number("WIDTH"), let height = number("HEIGHT") else {
      return nil
    }
    return Stretch(x: x, y: y, width: width, height: height)
  }
}
