import CollectionEngine
import Testing

/// Scrolling by wheel, by touchpad and by calls.
@Suite struct CollectionScrollingTests {
  private func scroll(_ kind: ScrollSample.Kind, _ dy: Double = 0) -> CollectionInput {
    .scroll(ScrollSample(kind: kind, dx: 0, dy: dy))
  }

  @Test("A notch of the wheel scrolls an eighth of the viewport")
  func aNotchOfTheWheelScrollsAnEighthOfTheViewport() {
    var collection = TestCollection(Array(1...60))
    collection.send(scroll(.notches, 120))
    collection.rest()
    #expect(collection.state.contentOffset(at: collection.now).y == 50)
  }

  /// Some touchpads do not report that fingers leave them.
  @Test("Fingers on a touchpad throw the content", arguments: [true, false])
  func fingersOnATouchpadThrowTheContent(reportsTheEnd: Bool) {
    var collection = TestCollection(Array(1...60))
    for _ in 0..<10 {
      collection.now = collection.now + 0.01
      collection.send(scroll(.smooth, 12))
    }
    #expect(collection.state.contentOffset(at: collection.now).y == 120)
    if reportsTheEnd {
      collection.send(scroll(.end))
      collection.rest()
      #expect(collection.state.contentOffset(at: collection.now).y > 180)
    } else {
      #expect(collection.next == .at(collection.now + 0.2))
      collection.wait(0.2)
      collection.rest()
      #expect(collection.state.contentOffset(at: collection.now).y >= 120)
    }
  }

  @Test("An item is scrolled into view")
  func anItemIsScrolledIntoView() {
    var collection = TestCollection(Array(1...60))
    #expect(collection.state.frame(of: 31, at: collection.now)?.minY == 1000)
    collection.state.scroll(to: 31, at: collection.now)
    collection.rest()
    #expect(collection.state.contentOffset(at: collection.now).y == 700)
    #expect(collection.state.visibleItems(at: collection.now) == Array(22...33))
    #expect(collection.state.item(at: Point(x: 150, y: 50), at: collection.now) == 23)
    collection.state.scroll(to: 1, animated: false, at: collection.now)
    #expect(collection.state.contentOffset(at: collection.now).y == 0)
  }

  @Test("Bad input does nothing")
  func badInputDoesNothing() {
    var collection = TestCollection([])
    collection.send(scroll(.smooth, .nan))
    collection.state.scroll(to: Point(x: .infinity, y: .nan), at: collection.now)
    collection.state.scroll(to: 7, at: collection.now)
    collection.state.resize(to: Size(width: -1, height: .nan), at: collection.now)
    collection.state.setTransitionProgress(0.5, at: collection.now)
    collection.state.endTransition(finishing: true, at: collection.now)
    collection.tap(10, 10)
    #expect(collection.state.scene(at: collection.now).elements.isEmpty)
    #expect(collection.events == [.tappedBackground(Point(x: 10, y: 10))])
  }
}
