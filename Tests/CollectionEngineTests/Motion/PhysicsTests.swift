import Testing

@testable import CollectionEngine

@Suite("Physics")
struct PhysicsTests {
  @Test("A rubber band stretches ever less, and never beyond its extent")
  func rubberBand() {
    let band = RubberBand(extent: 100)
    let stretches = [0, 10, 100, 1_000, 1e9].map(band.stretch)
    #expect(stretches == stretches.sorted() && stretches[0] == 0 && stretches[4] < 100)
    #expect(abs(band.stretch(pulled: 100) - 100 * (1 - 1 / 1.55)) < 1e-9)
    #expect(band.stretch(pulled: -10) == -band.stretch(pulled: 10))
  }

  @Test("The pull is computed back from the stretch of a rubber band", arguments: [-300.0, -20, 0, 1, 50, 500])
  func rubberBandCaught(_ pull: Double) {
    let band = RubberBand(extent: 100)
    #expect(abs(band.pull(stretching: band.stretch(pulled: pull)) - pull) < 1e-6)
    let slope = (band.stretch(pulled: pull + 1e-4) - band.stretch(pulled: pull)) / 1e-4
    #expect(abs(band.slope(pulled: pull) - slope) < 1e-3)
  }

  @Test("Deceleration keeps 0.99 of the velocity each millisecond")
  func deceleration() {
    let steps = (1...5000).reduce((distance: 0.0, velocity: 1000.0)) { state, _ in
      (state.distance + state.velocity * 0.99 / 1000, state.velocity * 0.99)
    }
    #expect(abs(Deceleration().distance(velocity: 1000) - steps.distance) < 0.01)
  }

  @Test("A curve goes from 0 to 1, at once if it has no duration")
  func curve() {
    #expect([-1, 0, 0.5, 1, 9].map { Curve.ease($0, over: 1) } == [0, 0, 0.5, 1, 1])
    #expect(Curve.ease(0, over: 0) == 1)
  }
}
