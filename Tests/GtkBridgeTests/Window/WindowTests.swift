import Testing

@Suite struct WindowTests {
  @Test(
    "A window opens, ticks and paints without a window manager",
    arguments: [("ordinary", "size 320x240"), ("overlay", "size 800x600"), ("desktop", "size 800x600")])
  func aWindowOpensTicksAndPaintsWithoutAWindowManager(kind: String, size: String) throws {
    let session = try TestSession([.display])
    let probe = try session.probe("window", kind)
    #expect(
      probe.nextLines(5) == [size, "visible", "ready", "ticked, forwards", "similar surface: true"])
    #expect(try probe.end() == ["shown: true"])
    #expect(probe.exitCode() == 0)
  }

  @Test("Closing is requested")
  func closingIsRequested() throws {
    let session = try TestSession([.display, .windowManager])
    let probe = try session.probe("window")
    while let line = probe.nextLine(), !line.hasPrefix("similar") {}
    try session.waitForActiveWindow()
    try session.run("xdotool", "key", "alt+F4")
    #expect(probe.nextLines(2) == ["close requested", "unmapped"])
    #expect(try probe.end() == ["shown: false"])
  }

  @Test("Opening a missing display returns nil")
  func openingAMissingDisplayReturnsNil() throws {
    #expect(try TestSession().probe("no-display").remainingLines() == ["nil"])
  }

  /// The canvas is painted in equal pieces that fit in its buffer.
  @Test("Only invalidated parts are painted")
  func onlyInvalidatedPartsArePainted() throws {
    let session = try TestSession([.display])
    let (whole, parts) = ("0,0 600x167; 0,167 600x166; 0,333 600x167", "100,70 8x3; 10,20 50x60")
    #expect(try session.probe("parts").remainingLines() == [whole, parts, whole])
  }

  @Test("Settings are read, and missing schemas are nil")
  func settingsAreReadAndMissingSchemasAreNil() throws {
    let session = try TestSession([.display])
    #expect(
      try session.probe("settings").remainingLines() == [
        "long press 0.5, drag 8.0, animates true", "monitors: [\"800x600 at 1\"]", "no such schema: true",
        "no such key: true", "x11",
      ])
  }

  @Test("All objects are released")
  func allObjectsAreReleased() throws {
    let session = try TestSession([.display])
    #expect(try session.probe("lifetimes").remainingLines() == ["left behind: 0"])
  }
}
