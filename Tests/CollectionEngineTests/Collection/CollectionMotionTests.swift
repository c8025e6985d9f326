import CollectionEngine
import TestSupport
import Testing

/// Each element has one motion, whatever moves it.
@Suite struct CollectionMotionTests {
  @Test("Items glide when the viewport is rotated")
  func itemsGlideWhenTheViewportIsRotated() {
    var collection = TestCollection(Array(1...12), size: Size(width: 300, height: 400))
    let before = collection.frames
    #expect(collection.next == .never)
    collection.state.resize(to: Size(width: 400, height: 300), at: collection.now)
    #expect(collection.next == .nextFrame)
    #expect(collection.frames[4] == before[4])
    collection.wait(0.1)
    let half = collection.frames[4]!
    #expect(half.minX > 0 && half.minX < 300 && half.minY > 0 && half.minY < 100)
    collection.rest()
    #expect(collection.frames[4] == Rect(x: 300, y: 0, width: 100, height: 100))
  }

  @Test("An item that returns while it leaves is drawn once")
  func anItemThatReturnsWhileItLeavesIsDrawnOnce() {
    for pause in [0.03, 0.06] {
      var collection = TestCollection([1, 2, 3])
      collection.state.update(at: collection.now) { $0.deleteItems([2]) }
      collection.wait(pause)
      let leaving = collection.element(2)!
      #expect(leaving.state.contains(.leaving) && leaving.attributes.alpha < 1)
      collection.state.update(at: collection.now) { $0.insertItems([2], after: 1) }
      let returning = collection.element(2)!
      #expect(!returning.state.contains(.leaving))
      #expect((returning.attributes.alpha - leaving.attributes.alpha).magnitude < 1e-9)
      #expect(returning.attributes.frame.isNear(leaving.attributes.frame))
      #expect(collection.frames.count == 3)
      collection.rest()
      #expect(collection.element(2)?.attributes.alpha == 1)
    }
  }

  @Test("Chained switches draw each item once while items come and go")
  func chainedSwitchesDrawEachItemOnceWhileItemsComeAndGo() {
    var collection = TestCollection(Array(1...8))
    collection.state.setLayout(at: collection.now, TestCollection.grid(50))
    collection.wait(0.05)
    collection.state.update(at: collection.now) {
      $0.deleteItems([2, 3])
      $0.insertItems([20, 21], before: 1)
    }
    collection.wait(0.05)
    let before = collection.frames
    collection.state.setLayout(at: collection.now, TestCollection.grid(75))
    for (item, frame) in collection.frames { #expect(before[item].map { frame.isNear($0) } ?? true) }
    #expect(collection.frames.count == before.count)
    collection.rest()
    #expect(collection.frames[20] == Rect(x: 0, y: 0, width: 75, height: 75))
  }

  /// The way from the first layout to the third one does not lead through the second one.
  @Test("Layouts switch directly")
  func layoutsSwitchDirectly() {
    var collection = TestCollection([1, 2, 3])
    collection.state.setLayout(at: collection.now, TestCollection.grid(50))
    collection.state.setLayout(at: collection.now, TestCollection.grid(100))
    collection.wait(0.1)
    #expect(collection.frames[2] == Rect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test("A changed parameter animates or follows")
  func aChangedParameterAnimatesOrFollows() {
    final class Side: @unchecked Sendable { var value = 100.0 }
    let side = Side()
    var collection = TestCollection([1, 2], { TestCollection.grid(side.value)($0) })
    side.value = 60
    collection.state.invalidateLayout(animated: false, at: collection.now)
    #expect(collection.frames[2] == Rect(x: 60, y: 0, width: 60, height: 60))
    #expect(collection.next == .never)
    side.value = 75
    collection.state.invalidateLayout(animated: true, at: collection.now)
    #expect(collection.frames[2] == Rect(x: 60, y: 0, width: 60, height: 60))
    collection.wait(0.1)
    #expect((61..<74).contains(collection.frames[2]!.minX))
    collection.rest()
    #expect(collection.frames[2] == Rect(x: 75, y: 0, width: 75, height: 75))
  }

  /// A layout whose new items come from the left, and whose old ones fall down.
  private struct FallingLayout: CollectionLayout {
    let grid: FlowLayout
    var contentBounds: Rect { grid.contentBounds }
    func attributes(in visible: Rect) -> [LayoutAttributes] { grid.attributes(in: visible) }
    func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
      grid.attributes(for: element, in: visible)
    }
    func initialAttributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
      moved(element, by: Point(x: -200, y: 0), in: visible)
    }
    func finalAttributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
      moved(element, by: Point(x: 0, y: 500), in: visible)
    }
    private func moved(_ element: LayoutElement, by distance: Point, in visible: Rect) -> LayoutAttributes? {
      guard var attributes = attributes(for: element, in: visible) else { return nil }
      attributes.frame = attributes.frame.moved(by: distance)
      return attributes
    }
  }

  @Test("Items appear and disappear as the layout says")
  func itemsAppearAndDisappearAsTheLayoutSays() {
    var metrics = FlowMetrics()
    metrics.section.itemSize = .fixed(Size(width: 100, height: 100))
    let layout = metrics
    var collection = TestCollection([1, 2], { FallingLayout(grid: $0.flow(layout)) })
    collection.state.update(at: collection.now) {
      $0.deleteItems([1])
      $0.appendItems([3], to: "a")
    }
    collection.wait(0.05)
    let (gone, new) = (collection.frames[1]!, collection.frames[3]!)
    #expect(gone.minX == 0 && gone.minY > 0)
    #expect(new.minY == 0 && new.minX < 100 && new.minX > -100)
    collection.rest()
    #expect(collection.frames.count == 2)
  }

  @Test(
    "The animation of an update can be chosen",
    arguments: [
      (UpdateAnimation.top, Point(x: 0, y: -1)), (.bottom, Point(x: 0, y: 1)), (.left, Point(x: -1, y: 0)),
      (.right, Point(x: 1, y: 0)), (.fade, .zero),
    ])
  func theAnimationOfAnUpdateIsChosen(_ animation: UpdateAnimation, direction: Point) {
    var collection = TestCollection([1])
    let place = Rect(x: 100, y: 0, width: 100, height: 100)
    collection.state.update(animation: animation, at: collection.now) { $0.appendItems([2], to: "a") }
    collection.wait(0.1)
    let new = collection.element(2)!.attributes
    let distance = new.frame.origin - place.origin
    #expect(distance.x * direction.x > 0 || direction.x == 0 && distance.x == 0)
    #expect(distance.y * direction.y > 0 || direction.y == 0 && distance.y == 0)
    #expect((new.alpha < 1) == (animation == .fade))
    collection.rest()
    #expect(collection.frames[2] == place)
  }

  @Test("A change without animation is complete")
  func aChangeWithoutAnimationIsComplete() {
    var collection = TestCollection([1, 2, 3])
    collection.state.update(at: collection.now) { $0.deleteItems([1]) }
    collection.wait(0.05)
    collection.state.update(animation: .none, at: collection.now) { $0.deleteItems([2]) }
    #expect(collection.frames == [3: Rect(x: 0, y: 0, width: 100, height: 100)])
  }

  @Test("An update ends when all is at rest")
  func anUpdateEndsWhenAllIsAtRest() {
    var collection = TestCollection([1, 2, 3])
    let first = collection.state.update(at: collection.now) { $0.deleteItems([1]) }
    collection.wait(0.1)
    let second = collection.state.update(at: collection.now) { $0.deleteItems([2]) }
    #expect(collection.events.isEmpty)
    collection.rest()
    #expect(collection.events == [.updated(first), .updated(second)])
  }

  @Test("Items from far away come from nearby")
  func itemsFromFarAwayComeFromNearby() {
    var collection = TestCollection(Array(1...3000))
    collection.state.update(at: collection.now) { $0.moveItem(3000, before: 1) }
    let frame = collection.state.scene(at: collection.now).elements.map(\.attributes.frame.minY).max()
    #expect(frame! <= 800)
    collection.rest()
    #expect(collection.frames[3000] == Rect(x: 0, y: 0, width: 100, height: 100))
  }
}
