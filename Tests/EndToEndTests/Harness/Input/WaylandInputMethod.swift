/// An input method of a Wayland compositor: `wayland-input-method.py`.
final class WaylandInputMethod {
  private let process: ChildProcess

  init(on desktop: TestDesktop) throws {
    process = try desktop.start(["/usr/bin/python3", "-B", TestFiles.script("wayland-input-method.py")])
    guard process.line() == "ready" else { throw NeverHappened(description: "an input method") }
  }

  /// Shows a text that is being composed, as soon as text can be entered.
  func compose(_ text: String) throws { try send("compose \(text)") }

  /// Enters a text, as soon as text can be entered.
  func enter(_ text: String) throws { try send("enter \(text)") }

  private func send(_ line: String) throws {
    try process.send(line: line)
    guard process.line() == "done" else { throw NeverHappened(description: "an answer of the input method") }
  }
}
