import Testing

@Suite struct MenuTests {
  @Test(arguments: ["ordinary", "desktop"])
  func aMenuCanBeUsedWithKeys(kind: String) throws {
    let menu = try ShownMenu(kind)
    try menu.xdotool("mousemove", "100", "100", "key", "Menu")
    #expect(menu.probe.nextLine() == "asked at 20,20")
    try menu.xdotool("key", "Return")
    #expect(menu.probe.nextLines(2) == ["chose open", "closed"])
    try menu.xdotool("key", "Menu")
    #expect(menu.probe.nextLine() == "asked at 20,20")
    try menu.xdotool("key", "Down", "key", "Right", "key", "Return")
    #expect(menu.probe.nextLines(2) == ["chose more", "closed"])
    #expect(try menu.probe.end() == ["living: none"])
  }

  @Test func escapeClosesAMenu() throws {
    let menu = try ShownMenu()
    try menu.xdotool("mousemove", "100", "100", "key", "Menu", "key", "Escape")
    #expect(menu.probe.nextLines(2) == ["asked at 20,20", "closed"])
  }

  @Test func aMenuGrabsThePointerAndReleasesIt() throws {
    let menu = try ShownMenu()
    try menu.xdotool("mousemove", "100", "100", "mousedown", "3")
    #expect(menu.probe.nextLines(2) == ["asked at 100,100", "cancelled"])
    try menu.xdotool("mouseup", "3", "key", "Escape")
    #expect(menu.probe.nextLine() == "closed")
    try menu.xdotool("mousedown", "1")
    #expect(menu.probe.nextLines(2) == ["asked at 100,100", "cancelled"])
  }
}

/// The menu of the probe on its own screen, without a window manager.
private struct ShownMenu {
  let session: TestSession
  let probe: BackgroundProcess

  init(_ kind: String = "ordinary") throws {
    session = try TestSession([.display])
    probe = try session.probe("menu", kind)
    try #require(probe.nextLine() == "ready")
  }

  func xdotool(_ actions: String...) throws {
    _ = try BackgroundProcess(["xdotool"] + actions, environment: session.environment).exitCode()
  }
}
