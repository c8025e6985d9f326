import Testing

@Suite struct MenuTests {
  @Test(arguments: ["ordinary", "desktop"])
  func isWalkedWithTheKeys(kind: String) throws {
    let menu = try Shown(kind)
    try menu.hand("mousemove", "100", "100", "key", "Menu")
    #expect(menu.probe.nextLine() == "asked at 20,20")
    try menu.hand("key", "Return")
    #expect(menu.probe.nextLines(2) == ["chose open", "closed"])
    try menu.hand("key", "Menu")
    #expect(menu.probe.nextLine() == "asked at 20,20")
    try menu.hand("key", "Down", "key", "Right", "key", "Return")
    #expect(menu.probe.nextLines(2) == ["chose more", "closed"])
    #expect(try menu.probe.tellToEnd() == ["living: none"])
  }

  @Test func escapeLeavesIt() throws {
    let menu = try Shown()
    try menu.hand("mousemove", "100", "100", "key", "Menu", "key", "Escape")
    #expect(menu.probe.nextLines(2) == ["asked at 20,20", "closed"])
  }

  @Test func takesThePointerFromTheCanvasAndGivesItBack() throws {
    let menu = try Shown()
    try menu.hand("mousemove", "100", "100", "mousedown", "3")
    #expect(menu.probe.nextLines(2) == ["asked at 100,100", "cancelled"])
    try menu.hand("mouseup", "3", "key", "Escape")
    #expect(menu.probe.nextLine() == "closed")
    try menu.hand("mousedown", "1")
    #expect(menu.probe.nextLines(2) == ["asked at 100,100", "cancelled"])
  }
}

/// The probe's menu on a screen of its own, where no window manager is needed.
private struct Shown {
  let world: World
  let probe: Background

  init(_ kind: String = "ordinary") throws {
    world = try World([.display])
    probe = try world.probe("menu", kind)
    try #require(probe.nextLine() == "ready")
  }

  func hand(_ actions: String...) throws {
    _ = try Background(["xdotool"] + actions, environment: world.environment).exitCode()
  }
}
