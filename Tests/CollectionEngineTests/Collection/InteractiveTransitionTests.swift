import CollectionEngine
import TestSupport
import Testing

/// Switching layouts under the fingers.
@Suite struct InteractiveTransitionTests {
  private func pinchedHalfWay() -> TestCollection {
    var collection = TestCollection(Array(1...6))
    collection.state.beginTransition(at: collection.now, to: TestCollection.grid(50))
    for step in 1...10 {
      collection.now = collection.now + 0.02
      collection.state.setTransitionProgress(Double(step) / 20, at: collection.now)
    }
    return collection
  }

  @Test("Items follow the fingers")
  func itemsFollowTheFingers() {
    let collection = pinchedHalfWay()
    #expect(collection.frames[2] == Rect(x: 75, y: 0, width: 75, height: 75))
    #expect(collection.next == .never)
  }

  @Test("Items move on from where the fingers left them", arguments: [true, false])
  func itemsMoveOnFromWhereTheFingersLeftThem(isFinished: Bool) {
    var collection = pinchedHalfWay()
    let before = collection.frames
    // The progress changes by 0.05 in 0.02 seconds.
    collection.state.endTransition(finishing: isFinished, velocity: 2.5, at: collection.now)
    #expect(collection.frames[2]!.isNear(before[2]!))
    collection.now = collection.now + 0.001
    // 50 pixels per unit of progress.
    #expect((collection.frames[2]!.minX - before[2]!.minX - -0.125).magnitude < 0.02)
    collection.rest()
    #expect(collection.frames[2]!.width == (isFinished ? 50 : 100))
  }

  @Test("Data may change during a transition")
  func dataChangesDuringATransition() {
    var collection = pinchedHalfWay()
    collection.state.update(at: collection.now) { $0.deleteItems([1]) }
    collection.rest()
    #expect(collection.frames[2] == Rect(x: 0, y: 0, width: 75, height: 75))
    collection.state.endTransition(finishing: true, at: collection.now)
    collection.rest()
    #expect(collection.frames[2] == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  /// The backdrop of the section disappears with a layout, and the fingers bring the layout back before it has gone.
  @Test("What comes back under the fingers is there once")
  func whatComesBackUnderTheFingersIsThereOnce() {
    let backed: TestCollection.State.LayoutProvider = { context in
      var metrics = FlowMetrics()
      metrics.section.backdrop = .zero
      return context.flow(metrics)
    }
    var collection = TestCollection(Array(1...6), backed)
    func backdrops() -> [LayoutAttributes] {
      collection.state.scene(at: collection.now).elements.map(\.attributes).filter { $0.index == nil }
    }
    collection.state.setLayout(at: collection.now, TestCollection.grid(100))
    collection.wait(0.05)
    let before = backdrops()
    collection.state.beginTransition(at: collection.now, to: backed)
    collection.state.setTransitionProgress(0.01, at: collection.now)
    let after = backdrops()
    #expect(before.count == 1 && after.count == 1)
    #expect(after[0].frame.isNear(before[0].frame) && (after[0].alpha - before[0].alpha).magnitude < 0.01)
  }

  /// A transition stops the content, and what disappears slows down with everything else.
  @Test("What disappears keeps its pace when the content stops")
  func whatDisappearsKeepsItsPaceWhenTheContentStops() throws {
    var collection = TestCollection(Array(1...90))
    collection.state.scroll(to: Point(x: 0, y: 1200), at: collection.now)
    collection.wait(0.1)
    let item = try #require(collection.frames.max { $0.value.minY < $1.value.minY }?.key)
    collection.state.update(animation: .fade, at: collection.now) { $0.deleteItems([item]) }
    collection.wait(0.02)
    let before = try #require(collection.frames[item])
    collection.now = collection.now + 0.001
    let now = try #require(collection.frames[item])
    collection.state.beginTransition(at: collection.now, to: TestCollection.grid(50))
    collection.now = collection.now + 0.001
    let after = try #require(collection.frames[item])
    #expect(now.minY - before.minY < -1)
    #expect((after.minY - 2 * now.minY + before.minY).magnitude < 0.1)
  }

  @Test("A pinch is reported")
  func aPinchIsReported() {
    var collection = TestCollection([1])
    func finger(_ number: Int, _ phase: PointerSample.Phase, _ x: Double) -> CollectionInput {
      .pointer(PointerSample(pointer: number, phase: phase, device: .touch, position: Point(x: x, y: 200)))
    }
    collection.send(finger(1, .down, 100))
    collection.send(finger(2, .down, 200))
    for step in 1...5 {
      collection.wait(0.02)
      collection.send(finger(2, .move, 200 + Double(step) * 20))
    }
    guard case .pinched(let pinch) = collection.events.last else {
      Issue.record("no pinch")
      return
    }
    #expect(pinch.center == Point(x: 200, y: 200) && pinch.scale > 1.5)
    collection.send(finger(2, .up, 300))
    #expect(collection.events.contains { if case .pinchEnded(let velocity) = $0 { velocity > 500 } else { false } })
  }
}
