import Testing

extension EndToEndTests {
  @Suite struct PagingTests {
    private let background = Spot(x: 640, y: 700)

    @Test func aDragToTheLeftTurnsThePage() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      try await desk.hand.drag(from: background, by: -600)
      try await springboard.rests()
      try await desk.sees(page: 2)
      #expect(desk.opened.isEmpty)
    }

    @Test func aDragThatBeginsOnATileTurnsThePageAndOpensNothing() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      try await desk.hand.drag(from: desk.tile("App 02").center, by: -600)
      try await springboard.rests()
      try await desk.sees(page: 2)
      #expect(desk.opened.isEmpty)
    }

    @Test func aShortDragSpringsBack() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      try await desk.hand.drag(from: background, by: -200)
      try await springboard.rests()
      #expect(try desk.names() == Desk.page(1))
      #expect(try desk.tile("App 01") == first)
    }

    @Test func thereIsNothingBeforeTheFirstPage() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      try await desk.hand.drag(from: background, by: 600)
      try await springboard.rests()
      #expect(try desk.names() == Desk.page(1))
      #expect(try desk.tile("App 01") == first)
    }

    @Test func aNotchOfTheWheelTurnsOnePageAndOpensNothing() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      try await desk.hand.wheelDown(at: desk.tile("App 02").center)
      try await springboard.rests()
      try await desk.sees(page: 2)
      try await desk.hand.wheelDown(at: desk.tile("App 08").center)
      try await springboard.rests()
      try await desk.sees(page: 3)
      #expect(desk.opened.isEmpty)
    }

    @Test func aDotLeadsToItsPage() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      try await desk.hand.tap(Spot(x: 657, y: 620))
      try await springboard.rests()
      try await desk.sees(page: 3)
    }

    private let first = Tile(
      name: "App 01", role: "push button", description: "About App 01", actions: ["click", "edit", "menu"], x: 56,
      y: 99,
      width: 384, height: 154, isFocused: false)
  }
}
