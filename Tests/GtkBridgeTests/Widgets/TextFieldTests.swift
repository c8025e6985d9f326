import Testing

@Suite struct TextFieldTests {
  /// The user's actions on a field with the text "Games", and the result. Without a window manager the window is at 0,
  /// 0.
  private static let endings: [(actions: [String], outcome: String)] = [
    (["type Play", "key Return"], "typed Play"),
    (["type Play", "key Tab"], "typed Play"),
    (["type Play", "mousemove 100 243 click 1"], "typed Play"),
    (["type Play", "key Escape"], "left"),
    (["key End", "type 2", "key Return"], "typed Games2"),
    (["mousemove 200 70 click 3", "key Escape", "key End", "type !", "key Return"], "typed Games!"),
  ]

  @Test("Every way of ending returns the focus to the canvas")
  func everyWayOfEndingReturnsTheFocusToTheCanvas() throws {
    let session = try TestSession([.display])
    let probe = try session.probe("text-field")
    try #require(probe.nextLine() == "ready")
    try session.run(["timeout", "60", "xdotool", "search", "--sync", "--name", "^Field$", "windowfocus", "--sync"])
    for (actions, outcome) in Self.endings {
      try session.run(["xdotool", "key", "F2"])
      #expect(probe.nextLines(2) == ["canvas gets F2", "ready"])
      for action in actions { try session.run(["xdotool"] + action.split(separator: " ").map(String.init)) }
      #expect(probe.nextLine() == outcome)
    }
    try session.run(["xdotool", "key", "Left"])
    #expect(probe.nextLine() == "canvas gets Left")
  }
}
