import Testing

@Suite struct WindowTests {
  @Test(arguments: [("ordinary", "size 320x240"), ("overlay", "size 800x600"), ("desktop", "size 800x600")])
  func comesTicksAndPaintsWithNoWindowManager(kind: String, size: String) throws {
    let world = try World([.display])
    let probe = try world.probe("window", kind)
    #expect(
      probe.nextLines(5) == [size, "visible", "ready", "ticked, forwards", "similar surface: true"])
    #expect(try probe.tellToEnd() == ["shown: true"])
    #expect(probe.exitCode() == 0)
  }

  @Test func closingIsARequest() throws {
    let world = try World([.display, .windowManager])
    let probe = try world.probe("window")
    while let line = probe.nextLine(), !line.hasPrefix("similar") {}
    try world.run("timeout", "60", "xdotool", "search", "--sync", "--name", "^Window$", "windowfocus", "key", "alt+F4")
    #expect(probe.nextLines(2) == ["close requested", "unmapped"])
    #expect(try probe.tellToEnd() == ["shown: false"])
  }

  @Test func withoutADisplayThereIsNil() throws {
    #expect(try World().probe("no-display").remainingLines() == ["nil"])
  }

  /// In equal pieces that fit the canvas's buffer.
  @Test func onlyWhatIsAskedForIsPainted() throws {
    let world = try World([.display])
    let (whole, parts) = ("0,0 600x167; 0,167 600x166; 0,333 600x167", "100,70 8x3; 10,20 50x60")
    #expect(try world.probe("parts").remainingLines() == [whole, parts, whole])
  }

  @Test func settingsAreThereAndMissingSchemasAreNil() throws {
    let world = try World([.display])
    #expect(
      try world.probe("settings").remainingLines() == [
        "long press 0.5, drag 8.0, animates true", "monitors: [\"800x600 at 1\"]", "no such schema: true",
        "no such key: true", "x11",
      ])
  }

  @Test func nothingIsLeftBehind() throws {
    let world = try World([.display])
    #expect(try world.probe("lifetimes").remainingLines() == ["left behind: 0"])
  }
}
