/// The keyboard, whose keys xdotool presses.
struct Keyboard {
  let desktop: TestDesktop

  func press(_ keys: String...) async throws {
    try await desktop.xdotool(["key", "--delay", "40"] + keys)
  }

  /// Replaces the text of a field.
  func type(_ text: String) async throws {
    try await desktop.xdotool(["key", "ctrl+a", "type", "--delay", "20", text])
  }
}

extension TestDesktop {
  var keyboard: Keyboard { Keyboard(desktop: self) }

  func xdotool(_ words: [String]) async throws {
    let status = try await run(["xdotool"] + words).status
    guard status == 0 else { throw NeverHappened(description: "xdotool \(words)") }
  }
}
