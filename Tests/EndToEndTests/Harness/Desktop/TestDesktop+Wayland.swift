import Foundation
import TestSupport

/// What tests do on a Wayland desktop.
extension TestDesktop {
  /// Presses keys of the virtual keyboard, such as `ctrl+a`.
  func press(_ keys: String...) throws { try virtualKeyboard.get().press(keys) }

  /// Types letters, digits and blanks on the virtual keyboard.
  func type(_ text: String) throws { try virtualKeyboard.get().type(text) }

  /// Waits until a key reaches a window of ``window(_:)``. It is pressed several times, since nothing tells when a window has
  /// the keyboard.
  func waitForKey(_ key: String) async throws {
    try await eventually("the key \(key) at the window; there was \(text("keys") ?? "nothing")") {
      try press(key)
      return text("keys")?.contains("\(key)\n") == true
    }
  }

  /// Searches for a text.
  func search(typing text: String) async throws {
    try await openSearch { try press("ctrl+f") }
    try type(text)
  }

  /// The colour of a pixel of all outputs, as `#RRGGBB`.
  func outputColor(at point: ScreenPoint) async throws -> String? {
    let file = "\(directory)/run/pixel.ppm"
    guard try await run("grim", "-g", "\(point.x),\(point.y) 1x1", "-t", "ppm", file).status == 0,
      let pixel = try? Data(contentsOf: URL(filePath: file)).suffix(3), pixel.count == 3
    else { return nil }
    return "#" + pixel.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  func waitForColor(_ color: String, at point: ScreenPoint) async throws {
    try await eventually("\(color) at \(point); see \(text("log") ?? "")") {
      try await outputColor(at: point) == color
    }
  }

  /// Unplugs a monitor, which is a window of the outer compositor.
  func unplugOutput(_ number: Int) async throws {
    let words = ["swaymsg", "-s", "\(directory)/run/outer", "[title=WL-\(number)] kill"]
    guard try await run(words).status == 0 else { throw NeverHappened(description: "\(words)") }
    try await eventually("the end of the output") {
      try await !run("swaymsg", "-t", "get_outputs").output.contains("WL-\(number)")
    }
  }

  /// Shows or hides the windows of the outer compositor in which the outputs are.
  func showOutputs(_ isShown: Bool) async throws {
    let words = ["swaymsg", "-s", "\(directory)/run/outer", "workspace \(isShown ? 1 : 2)"]
    guard try await run(words).status == 0 else { throw NeverHappened(description: "\(words)") }
  }

  /// Plugs in a new monitor.
  func plugOutput() async throws {
    guard try await run("swaymsg", "create_output").status == 0 else { throw NeverHappened(description: "an output") }
  }

  /// Shows a window of one colour, which writes the keys that it gets to the file `keys`.
  func window(_ color: String) throws -> ChildProcess { try mapped("window.py", color, "\(directory)/keys") }

  /// Shows a window like ``window(_:)``, for which sway executes a command when it appears, such as `floating enable`. Nothing
  /// tells when sway knows the window, and a command that comes before fails.
  func window(_ color: String, executing command: String) async throws -> ChildProcess {
    let rule = "for_window [title=\"^A window$\"] \(command)"
    guard try await run("swaymsg", rule).status == 0 else { throw NeverHappened(description: rule) }
    return try window(color)
  }

  /// Shows a panel at the upper edge.
  func panel(_ color: String, height: Int) throws -> ChildProcess { try mapped("panel.py", color, "\(height)") }

  /// The command of an application that shows a window like ``window(_:)``, and records the keys that are pressed in it.
  func windowCommand(_ color: String) -> String {
    CommandText.exec("/usr/bin/python3", TestFiles.script("window.py"), color, "\(directory)/keys")
  }

  /// The command of an application whose window fills the screen.
  func fullScreenCommand(_ color: String) -> String { "\(windowCommand(color)) full-screen" }

  private func mapped(_ script: String, _ arguments: String...) throws -> ChildProcess {
    let window = try start(
      ["/usr/bin/python3", TestFiles.script(script)] + arguments, with: ["XDG_DATA_DIRS": "/usr/share"])
    guard window.line() == "mapped" else { throw NeverHappened(description: script) }
    return window
  }
}
