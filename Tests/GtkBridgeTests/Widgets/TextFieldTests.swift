import Testing

@Suite struct TextFieldTests {
  /// What a hand does to a field that says "Games", and what comes of it. With nobody to place it, the window lies at 0, 0.
  private static let endings: [(hand: [String], outcome: String)] = [
    (["type Play", "key Return"], "typed Play"),
    (["type Play", "key Tab"], "typed Play"),
    (["type Play", "mousemove 100 243 click 1"], "typed Play"),
    (["type Play", "key Escape"], "left"),
    (["key End", "type 2", "key Return"], "typed Games2"),
    (["mousemove 200 70 click 3", "key Escape", "key End", "type !", "key Return"], "typed Games!"),
  ]

  @Test func everyWayOfEndingGivesTheKeysBackToTheCanvas() throws {
    let world = try World([.display])
    let probe = try world.probe("text-field")
    try #require(probe.nextLine() == "ready")
    try world.run(["timeout", "60", "xdotool", "search", "--sync", "--name", "^Field$", "windowfocus", "--sync"])
    for (hand, outcome) in Self.endings {
      try world.run(["xdotool", "key", "F2"])
      #expect(probe.nextLine() == "canvas hears F2")
      for act in hand { try world.run(["xdotool"] + act.split(separator: " ").map(String.init)) }
      #expect(probe.nextLine() == outcome)
    }
    try world.run(["xdotool", "key", "Left"])
    #expect(probe.nextLine() == "canvas hears Left")
  }
}
