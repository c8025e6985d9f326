import Testing

extension EndToEndTests {
  @Suite struct PagingTests {
    private let background = ScreenPoint(x: 640, y: 700)

    @Test("A drag to the left turns the page")
    func aDragToTheLeftTurnsThePage() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.mouse.drag(from: background, by: -600)
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(2)
      #expect(desktop.startedPrograms.isEmpty)
    }

    @Test("A drag on a tile turns the page and launches nothing")
    func aDragOnATileTurnsThePageAndLaunchesNothing() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.mouse.drag(from: desktop.tile("App 02").center, by: -600)
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(2)
      #expect(desktop.startedPrograms.isEmpty)
    }

    @Test("A short drag springs back")
    func aShortDragSpringsBack() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.mouse.drag(from: background, by: -200)
      try await springboard.waitUntilIdle()
      #expect(try desktop.names() == TestDesktop.page(1))
      #expect(try await desktop.tile("App 01") == first)
    }

    @Test("A drag before the first page springs back")
    func aDragBeforeTheFirstPageSpringsBack() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.mouse.drag(from: background, by: 600)
      try await springboard.waitUntilIdle()
      #expect(try desktop.names() == TestDesktop.page(1))
      #expect(try await desktop.tile("App 01") == first)
    }

    @Test("A wheel notch turns one page and launches nothing")
    func aWheelNotchTurnsOnePageAndLaunchesNothing() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.mouse.wheelDown(at: desktop.tile("App 02").center)
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(2)
      try await desktop.mouse.wheelDown(at: desktop.tile("App 08").center)
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(3)
      #expect(desktop.startedPrograms.isEmpty)
    }

    @Test("A tap on a dot shows its page")
    func aTapOnADotShowsItsPage() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await desktop.mouse.tap(ScreenPoint(x: 657, y: 598))
      try await springboard.waitUntilIdle()
      try await desktop.waitForPage(3)
    }

    private let first = Tile(
      name: "App 01", role: "push button", description: "About App 01", actions: ["click", "edit", "menu"], x: 56,
      y: 113,
      width: 384, height: 180, isFocused: false, isChecked: false, text: "")
  }
}
