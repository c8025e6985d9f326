import CollectionEngine
import Testing

/// Values of a layout's own while elements move.
@Suite struct CollectionValueTests {
  private enum Glow: LayoutValueKey {
    static let defaultValue = 0.0
    static func interpolate(_ a: Double, _ b: Double, _ progress: Double) -> Double { a + (b - a) * progress }
  }

  /// A grid with a value for all its elements.
  private struct GlowLayout: CollectionLayout {
    let grid: any CollectionLayout
    let glow: Double
    var contentBounds: Rect { grid.contentBounds }
    func attributes(in visible: Rect) -> [LayoutAttributes] { grid.attributes(in: visible) }
    func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
      grid.attributes(for: element, in: visible)
    }
    func value<Key: LayoutValueKey>(_ key: Key.Type, of element: LayoutElement, in visible: Rect) -> Key.Value {
      glow as? Key.Value ?? Key.defaultValue
    }
  }

  private static func layout(_ side: Double, glow: Double) -> TestCollection.State.LayoutProvider {
    { GlowLayout(grid: TestCollection.grid(side)($0), glow: glow) }
  }

  private func glow(_ item: Int, _ collection: TestCollection) -> Double {
    collection.state.value(Glow.self, of: .cell(item), at: collection.now)
  }

  @Test("A value moves with the element")
  func aValueMovesWithTheElement() {
    var collection = TestCollection([1, 2], Self.layout(100, glow: 4))
    collection.state.setLayout(at: collection.now, Self.layout(50, glow: 8))
    #expect(glow(2, collection) == 4)
    for _ in 0..<8 {
      collection.wait(0.03)
      // From 4 to 8, as the width goes from 100 to 50.
      #expect((glow(2, collection) - (4 + (100 - collection.frames[2]!.width) * 0.08)).magnitude < 1e-6)
    }
    collection.rest()
    #expect(glow(2, collection) == 8)
  }

  @Test("A value moves though no element does")
  func aValueMovesThoughNoElementDoes() {
    var collection = TestCollection([1, 2], Self.layout(100, glow: 4))
    collection.state.setLayout(at: collection.now, Self.layout(100, glow: 8))
    #expect(glow(2, collection) == 4)
    collection.wait(0.1)
    #expect((4.1...7.9).contains(glow(2, collection)))
    collection.rest()
    #expect(glow(2, collection) == 8)
  }

  /// Each change starts from the value at that moment, at the velocity that it has.
  @Test("A value never jumps")
  func aValueNeverJumps() {
    var collection = TestCollection([1, 2], Self.layout(100, glow: 0))
    var earlier = 0.0
    for (step, glow) in [100.0, 0, 60, 20, 90, 0, 100].enumerated() {
      let before = self.glow(2, collection)
      collection.state.setLayout(at: collection.now, Self.layout(step % 2 == 0 ? 50 : 75, glow: glow))
      #expect((self.glow(2, collection) - before).magnitude < 1e-9)
      collection.now = collection.now + 0.001
      #expect((self.glow(2, collection) - before - (before - earlier)).magnitude < 0.1)
      collection.wait(0.099)
      earlier = collection.state.value(Glow.self, of: .cell(2), at: collection.now + -0.001)
    }
    collection.rest()
    #expect(self.glow(2, collection) == 100)
  }

  @Test("Elements that come and go keep their values")
  func elementsThatComeAndGoKeepTheirValues() {
    var collection = TestCollection([1, 2], Self.layout(100, glow: 4))
    collection.state.setLayout(at: collection.now, Self.layout(50, glow: 8))
    collection.rest()
    collection.state.update(at: collection.now) {
      $0.deleteItems([1])
      $0.appendItems([3], to: "a")
    }
    collection.wait(0.05)
    #expect(glow(1, collection) == 8 && glow(3, collection) == 8)
    collection.rest()
    #expect(glow(1, collection) == 0)
  }

  @Test("A change without animation is complete")
  func aChangeWithoutAnimationIsComplete() {
    var collection = TestCollection([1, 2], Self.layout(100, glow: 4))
    collection.state.setLayout(at: collection.now, Self.layout(50, glow: 8))
    collection.wait(0.05)
    collection.state.setLayout(animated: false, at: collection.now, Self.layout(75, glow: 2))
    #expect(glow(1, collection) == 2)
  }
}
