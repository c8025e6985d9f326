import Testing

@Suite struct EventTests {
  @Test("A drag keeps its button and leaves the window")
  func aDragKeepsItsButtonAndLeavesTheWindow() throws {
    let events = try play([
      "mousemove", "100", "100", "mousedown", "1", "mousemove", "150", "120", "mousedown", "3", "mouseup", "3",
      "mousemove", "700", "500", "mouseup", "1",
    ])
    #expect(
      events.nextLines(6) == [
        "mouse hover 0 at 100,100 button 0", "mouse down 0 at 100,100 button 1", "mouse move 0 at 150,120 button 1",
        "mouse move 0 at 700,500 button 1", "mouse up 0 at 700,500 button 1", "mouse leave 0 at 700,500 button 0",
      ])
  }

  @Test("A wheel scrolls in notches")
  func aWheelScrollsInNotches() throws {
    let events = try play(["mousemove", "10", "10", "click", "4", "click", "5", "click", "7"])
    #expect(
      events.nextLines(4) == [
        "mouse hover 0 at 10,10 button 0", "scroll notches(dx: 0.0, dy: -1.0)", "scroll notches(dx: 0.0, dy: 1.0)",
        "scroll notches(dx: 1.0, dy: 0.0)",
      ])
  }

  @Test("Keys have names and characters")
  func keysHaveNamesAndCharacters() throws {
    let events = try play(["mousemove", "10", "10", "key", "Right", "key", "semicolon", "key", "ctrl+a"])
    #expect(
      events.nextLines(7) == [
        "mouse hover 0 at 10,10 button 0", "key down Right types nothing", "key up Right types nothing",
        "key down semicolon types ;", "key up semicolon types ;", "key down Control_L types nothing",
        "key down a types a with control",
      ])
  }

  @Test("A drag continues after the focus is lost")
  func aDragContinuesAfterTheFocusIsLost() throws {
    let events = try play([
      "mousemove", "100", "100", "mousedown", "1", "search", "--name", "^$", "windowfocus", "mousemove", "150", "120",
      "mouseup", "1",
    ])
    #expect(
      events.nextLines(4) == [
        "mouse hover 0 at 100,100 button 0", "mouse down 0 at 100,100 button 1", "mouse move 0 at 150,120 button 1",
        "mouse up 0 at 150,120 button 1",
      ])
  }

  /// The press is sent as an event, so that no button is held. Only core events allow that.
  @Test("A button whose release is lost is cancelled by the next motion")
  func aButtonWhoseReleaseIsLostIsCancelledByTheNextMotion() throws {
    let events = try play(
      [
        "mousemove", "100", "100", "search", "--name", "^Events$", "mousedown", "--window", "%1", "1", "mousemove",
        "150", "120",
        "mousedown", "1", "mouseup", "1",
      ], adding: ["GDK_CORE_DEVICE_EVENTS": "1"])
    #expect(
      events.nextLines(5) == [
        "mouse hover 0 at 100,100 button 0", "mouse down 0 at 100,100 button 1", "mouse cancel 0 at 100,100 button 1",
        "mouse down 0 at 150,120 button 1", "mouse up 0 at 150,120 button 1",
      ])
  }

  /// The events that the probe prints while xdotool performs the actions.
  private func play(_ actions: [String], adding environment: [String: String] = [:]) throws -> ProbeRun {
    let session = try TestSession([.display], adding: environment)
    let probe = try session.probe("events")
    try #require(probe.nextLine() == "ready")
    _ = try BackgroundProcess(["xdotool"] + actions, environment: session.environment).exitCode()
    return ProbeRun(session: session, probe: probe)
  }
}

/// A probe together with its session.
private struct ProbeRun {
  let session: TestSession
  let probe: BackgroundProcess

  func nextLines(_ count: Int) -> [String] { probe.nextLines(count) }
}
