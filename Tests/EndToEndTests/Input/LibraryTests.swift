import Testing

extension EndToEndTests {
  /// The library in a real window.
  @Suite struct LibraryTests {
    @Test("A pinch leads to the library and back")
    func aPinchLeadsToTheLibraryAndBack() async throws {
      let desktop = try await TestDesktop(touch: true)
      let springboard = try await desktop.springboard()
      try await desktop.waitForPage(1)
      try await pinch(on: desktop, from: 400, to: 100)
      _ = try await desktop.waitForElement("heading", "Other")
      try await springboard.waitUntilIdle()
      let names = try desktop.names()
      #expect(Set(names).isSuperset(of: (1...3).map(TestDesktop.name)), "\(names)")
      try await pinch(on: desktop, from: 100, to: 400)
      try await desktop.waitForNoElement("heading", "Other")
      try await desktop.waitForPage(1)
      #expect(desktop.startedPrograms.isEmpty)
    }

    @Test("A pinch on a touchpad leads to the library and back")
    func aPinchOnATouchpadLeadsToTheLibraryAndBack() async throws {
      let desktop = try await TestDesktop(touch: true)
      let springboard = try await desktop.springboard()
      let touchpad = try desktop.touchpad.get()
      try await touchpad.pinch(to: 0.5)
      _ = try await desktop.waitForElement("heading", "Other")
      try await springboard.waitUntilIdle()
      try await touchpad.pinch(to: 1.5)
      try await desktop.waitForNoElement("heading", "Other")
      try await desktop.waitForPage(1)
      #expect(desktop.startedPrograms.isEmpty)
    }

    @Test("Keys, the wheel, the buttons and the command lead to the library and back")
    func keysTheWheelTheButtonsAndTheCommandLeadToItAndBack() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      let start = try await desktop.tile("App 02").center
      func wheel(_ button: String) async throws {
        try await desktop.xdotool(
          ["mousemove", "\(start.x)", "\(start.y)", "keydown", "ctrl", "click", button, "keyup", "ctrl"])
      }
      func press(_ button: String) async throws {
        try await desktop.mouse.tap(desktop.waitForElement("push button", button).center)
      }
      func expectLibrary() async throws {
        _ = try await desktop.waitForElement("heading", "Other")
        try await springboard.waitUntilIdle()
      }
      func expectPages() async throws {
        try await desktop.waitForNoElement("heading", "Other")
        try await springboard.waitUntilIdle()
      }
      try await desktop.keyboard.press("ctrl+l")
      try await expectLibrary()
      try await desktop.keyboard.press("Escape")
      try await expectPages()
      try await wheel("5")
      try await expectLibrary()
      try await wheel("4")
      try await expectPages()
      try await press("All applications")
      try await expectLibrary()
      try await press("Pages")
      try await expectPages()
      #expect(try await desktop.run(TestDesktop.quiver, "library").status == 0)
      try await expectLibrary()
    }

    @Test("The letters are a slider")
    func theLettersAreASlider() async throws {
      let desktop = try await TestDesktop()
      let springboard = Springboard(
        try desktop.start(
          [TestDesktop.quiver, "library", "--set", "library.sort=name"], with: Springboard.strict))
      let letters = try await desktop.waitForElement("slider", "Index")
      #expect(letters.description == "A" && letters.actions.count == 2, "\(letters)")
      try await springboard.waitUntilIdle()
    }

    @Test("The wheel scrolls, and a tap launches an application")
    func theWheelScrollsAndATapLaunches() async throws {
      let desktop = try await TestDesktop()
      let springboard = try library(on: desktop)
      let heading = try await desktop.waitForElement("heading", "Other")
      let start = try await desktop.tile("App 04").center
      try await desktop.mouse.wheelDown(at: start)
      try await eventually("a tile that moved up") { try await desktop.tile("App 04").center.y < start.y }
      try await springboard.waitUntilIdle()
      #expect(try desktop.reader.everything().first { $0.role == "heading" }?.y == heading.y, "the header is pinned")
      try await desktop.mouse.tap(desktop.tile("App 04").center)
      #expect(try await desktop.waitForLaunch().arguments == ["4", "two words"])
    }

    @Test("Arrow keys scroll to an application, and Enter launches it")
    func arrowKeysScrollToAnApplicationAndEnterLaunchesIt() async throws {
      let desktop = try await TestDesktop()
      let springboard = try library(on: desktop)
      _ = try await desktop.waitForElement("heading", "Other")
      try await desktop.keyboard.press("Right", "Down", "Down", "Down", "Down")
      try await springboard.waitUntilIdle()
      let focused = try #require(try desktop.reader.tiles().first { $0.isFocused })
      let number = try #require(Int(focused.name.suffix(2)))
      #expect(number > 4, "four rows below the first one")
      #expect(try desktop.reader.everything().filter(\.isFocused).map(\.name) == [focused.name])
      try await desktop.keyboard.press("Return")
      #expect(try await desktop.waitForLaunch().arguments == ["\(number)", "two words"])
    }

    private func library(on desktop: TestDesktop) throws -> Springboard {
      Springboard(try desktop.start([TestDesktop.quiver, "library"], with: Springboard.strict))
    }

    /// Both fingers on one line; the numbers are their distances from the middle in pixels.
    private func pinch(on desktop: TestDesktop, from start: Int, to end: Int) async throws {
      let fingers = [(try desktop.finger(0), -1), (try desktop.finger(1), 1)]
      func point(_ side: Int, _ distance: Int) -> ScreenPoint { ScreenPoint(x: 640 + side * distance, y: 400) }
      for (finger, side) in fingers { try await finger.down(at: point(side, start)) }
      for (finger, side) in fingers { try await finger.glide(from: point(side, start), to: point(side, end)) }
      for (finger, side) in fingers { try await finger.up(at: point(side, end)) }
    }
  }
}
