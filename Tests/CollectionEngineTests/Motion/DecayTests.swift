import Testing

@testable import CollectionEngine

@Suite("A decay")
struct DecayTests {
  private let decay = Decay(start: Spring.State(position: 10, velocity: 1_000), rate: Deceleration.normal.decayRate)

  @Test("A decay keeps 0.998 of its velocity each millisecond")
  func rate() {
    for milliseconds in [1, 2, 100, 1_000] {
      let expected = (0..<milliseconds).reduce(1_000.0) { velocity, _ in velocity * 0.998 }
      #expect(abs(decay.state(after: Double(milliseconds) / 1_000).velocity - expected) < 1e-9)
    }
  }

  @Test("A decay moves with its velocity and approaches its end")
  func equation() {
    for t in stride(from: 0.0, through: 3, by: 0.1) {
      let (now, next) = (decay.state(after: t), decay.state(after: t + 1e-6))
      #expect(abs((next.position - now.position) / 1e-6 - now.velocity) < 0.01)
      #expect(abs(now.position + now.velocity / decay.rate - decay.end) < 1e-9)
    }
    let duration = decay.duration(grain: 0.25)
    #expect(abs(decay.end - decay.state(after: duration).position - 0.25) < 1e-9)
  }

  @Test("The time and velocity at which a decay passes a position are computed")
  func passage() throws {
    for position in [10.0, 50, 300, 500] {
      let passage = try #require(decay.passage(of: position))
      let state = decay.state(after: passage.seconds)
      #expect(abs(state.position - position) < 1e-9 && abs(state.velocity - passage.velocity) < 1e-9)
    }
    #expect(decay.passage(of: 9) == nil && decay.passage(of: 510) == nil)
    #expect(Decay(start: Spring.State(position: 1, velocity: 0), rate: 2).passage(of: 1) == nil)
  }
}

@Suite("A spring back to an end")
struct SpringReturnTests {
  @Test(
    "The duration of a spring back is computed",
    arguments: [(0.0, 3_000.0), (200, 0), (-50, -900), (-50, 900), (0.1, 0), (0, 0)])
  func duration(_ position: Double, _ velocity: Double) {
    let start = Spring.State(position: 7 + position, velocity: velocity)
    let back = SpringReturn(from: start, to: 7, response: 0.6, room: 1_000)
    let duration = back.duration(grain: 0.25)
    for t in stride(from: duration, through: duration + 2, by: 0.01) {
      #expect(abs(back.state(after: t).position - 7) <= 0.25)
    }
    guard duration > 0 else { return }
    let before = stride(from: duration * 0.8, through: duration, by: duration / 1_000).map { back.state(after: $0) }
    #expect(before.contains { abs($0.position - 7) > 0.2 }, "it does not wait longer than necessary")
  }

  @Test("The time and velocity at which a spring passes its end are computed")
  func passage() throws {
    let back = SpringReturn(
      from: Spring.State(position: -50, velocity: 900), to: 0, response: 0.6, room: 1_000)
    let passage = try #require(back.passage)
    let state = back.state(after: passage.seconds)
    #expect(abs(state.position) < 1e-9 && abs(state.velocity - passage.velocity) < 1e-9 && passage.velocity > 0)
    for velocity in [-900.0, 0, 100] {
      let start = Spring.State(position: -50, velocity: velocity)
      #expect(SpringReturn(from: start, to: 0, response: 0.6, room: 1_000).passage == nil)
    }
  }

  @Test("A spring is stiff enough for its room", arguments: [100.0, 5_000, 1e6])
  func room(_ velocity: Double) {
    for position in [0.0, 60] {
      let start = Spring.State(position: position, velocity: velocity)
      let back = SpringReturn(from: start, to: 0, response: 0.6, room: 40)
      let farthest = stride(from: 0.0, through: 1, by: 1e-4).map { back.state(after: $0).position }.max() ?? 0
      #expect(farthest <= position + 40 + 1e-9)
      #expect(back.state(after: 0) == start)
    }
  }
}
