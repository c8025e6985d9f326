import Testing

extension EndToEndTests {
  /// A fling counts by its speed.
  @Suite struct FlingTests {
    private let background = Spot(x: 640, y: 700)

    @Test func aFlingOfTheMouseTurnsThePage() async throws {
      let desk = try await Desk()
      let springboard = try await desk.springboard()
      try await desk.hand.fling(from: background, by: -120)
      try await springboard.rests()
      try await desk.sees(page: 2)
    }

    @Test func aFlingOfAFingerTurnsThePage() async throws {
      let desk = try await Desk(touch: true)
      let springboard = try await desk.springboard()
      try await desk.finger().fling(from: background, by: -120)
      try await springboard.rests()
      try await desk.sees(page: 2)
    }
  }
}
