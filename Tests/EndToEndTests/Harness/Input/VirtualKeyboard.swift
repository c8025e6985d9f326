/// A keyboard of a Wayland compositor: `virtual-keyboard.py`. It stays as long as the desktop, because a program receives no keys
/// before it has noticed that there is a keyboard, and understands none whose keyboard has gone before it was handled.
final class VirtualKeyboard {
  private let process: ChildProcess

  convenience init(on desktop: TestDesktop) throws {
    try self.init(desktop.start(["/usr/bin/python3", "-B", TestFiles.script("virtual-keyboard.py")]))
  }

  /// `process` runs the script.
  init(_ process: ChildProcess) throws {
    self.process = process
    guard process.line() == "ready" else { throw NeverHappened(description: "a virtual keyboard") }
  }

  /// Presses keys, such as `ctrl+a` or `Escape`, one after the other.
  func press(_ keys: [String]) throws { try send("press \(keys.joined(separator: " "))") }

  /// Types letters, digits and blanks.
  func type(_ text: String) throws { try send("type \(text)") }

  private func send(_ line: String) throws {
    try process.send(line: line)
    guard process.line() == "done" else { throw NeverHappened(description: "an answer of the virtual keyboard") }
  }
}
