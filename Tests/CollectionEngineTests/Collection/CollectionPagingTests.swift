import CollectionEngine
import TestSupport
import Testing

@Suite("A collection with screens")
struct CollectionPagingTests {
  /// Pages of three columns and two rows.
  private func pages(_ items: [Int], rightToLeft: Bool = false) -> TestCollection {
    var collection = TestCollection(items, size: Size(width: 300, height: 200)) { context in
      context.pagedGrid(columns: SlotDivision(extent: 100), rows: SlotDivision(extent: 100))
    }
    collection.state.setRightToLeft(rightToLeft, animated: false, at: collection.now)
    return collection
  }

  private func shown(_ collection: TestCollection) -> [Int] { collection.state.visibleItems(at: collection.now) }

  @Test("A flick turns one page, in the direction of the script", arguments: [false, true])
  func flick(_ rightToLeft: Bool) {
    var collection = pages(Array(1...20), rightToLeft: rightToLeft)
    let (from, to) = rightToLeft ? (20.0, 280.0) : (280.0, 20.0)
    for expected in [7...12, 13...18, 19...20] {
      collection.touch(.down, from, 100)
      collection.glide(from: (from, 100), to: (to, 100), over: 0.1)
      collection.touch(.up, to, 100)
      collection.rest()
      #expect(shown(collection) == Array(expected))
    }
  }

  @Test("A wheel turns one page, and a touchpad as many as fingers swipe")
  func wheelAndTouchpad() {
    var collection = pages(Array(1...20))
    collection.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120)))
    collection.rest()
    #expect(shown(collection) == Array(7...12))
    for _ in 0..<10 {
      collection.now = collection.now + 0.01
      collection.send(.scroll(ScrollSample(kind: .smooth, dx: 0, dy: 20)))
    }
    collection.send(.scroll(ScrollSample(kind: .end, dx: 0, dy: 0)))
    collection.rest()
    #expect(shown(collection) == Array(13...18))
    collection.state.scroll(to: 1, at: collection.now)
    collection.rest()
    #expect(shown(collection) == Array(1...6))
  }

  @Test("An item is dragged from page to page at the edge")
  func drag() {
    var collection = pages(Array(1...14))
    collection.state.reordersByLongPress = true
    collection.lift(50, 50)
    collection.glide(from: (50, 50), to: (295, 50))
    for _ in 0..<60 where !shown(collection).contains(9) { collection.wait(0.05) }
    collection.glide(from: (295, 50), to: (150, 150))
    collection.touch(.up, 150, 150)
    collection.rest()
    #expect(collection.state.snapshot.text == "2 3 4 5 6 7 8 9 10 11 1 12 13 14")
  }

  @Test("After a rotation, the page with the same items is shown, and nothing jumps")
  func rotation() {
    var collection = pages(Array(1...24))
    collection.state.scroll(to: 13, animated: false, at: collection.now)
    let before = collection.frames
    collection.state.resize(to: Size(width: 200, height: 300), at: collection.now)
    let after = collection.frames
    for (item, frame) in before {
      #expect(after[item].map { $0.center.distance(to: frame.center) < 1 } != false, "\(item) jumps")
    }
    collection.rest()
    #expect(shown(collection).contains(13))
  }

  @Test("Cells that are smaller than their slots have pages too")
  func smallCells() {
    var collection = TestCollection(Array(1...20), size: Size(width: 300, height: 200)) { context in
      let grid = context.pagedGrid(columns: SlotDivision(extent: 100), rows: SlotDivision(extent: 100))
      return context.cells(of: grid) { _, _, slot in slot.inset(by: Insets(top: 10, left: 10, bottom: 10, right: 10)) }
    }
    collection.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 120)))
    collection.rest()
    #expect(shown(collection) == Array(7...12))
    #expect(collection.frames[7] == Rect(x: 10, y: 10, width: 80, height: 80))
  }
}
