import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Changes of the viewport")
struct ViewportChangeTests {
  @Test("The first visible item stays visible on another grid, and nothing is saved")
  func reflowing() {
    var harness = SpringboardHarness(apps: 60)
    harness.send(.act(.screen(4)))
    harness.rest()
    #expect(harness.icons == "y z a1 b1 c1 d1")
    harness.forgetEffects()
    harness.send(.preferences(.small.with { $0.configured.grid.columns = .fixed(2) }))
    harness.rest()
    #expect(harness.icons.hasPrefix("y z"))
    harness.send(.preferences(.small))
    harness.rest()
    #expect(harness.icons == "y z a1 b1 c1 d1")
    #expect(harness.effects == [])
  }

  @Test("A page with more items than slots continues on another screen")
  func continuing() {
    var harness = SpringboardHarness()
    harness.send(.board(Board(drawing: "a b c d e f g h | i")))
    harness.send(.catalogue("abcdefghi".map { AppItem(id: .application(String($0)), name: String($0)) }))
    harness.send(.shown)
    harness.rest()
    #expect(harness.scene.screenCount == 3)
    harness.send(.act(.screen(1)))
    harness.rest()
    #expect(harness.icons == "g h")
  }

  @Test("A viewport of any size works", arguments: [0.0, 1, 50, 100_000])
  func sizes(_ side: Double) {
    var harness = SpringboardHarness(apps: 9)
    harness.send(.viewport(Viewport(size: Size(width: side, height: side))))
    harness.drag(from: 0, to: side, seconds: 0.1)
    harness.rest()
    #expect(harness.scene.next == .never)
  }
}
