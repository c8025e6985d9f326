import CollectionEngine
import TestSupport
import Testing

/// Dragging items to other places.
@Suite struct CollectionDragTests {
  private func collection(_ items: [Int], size: Size = Size(width: 300, height: 400)) -> TestCollection {
    var collection = TestCollection(items, size: size)
    collection.state.reordersByLongPress = true
    return collection
  }

  @Test("An item is dragged to another place")
  func anItemIsDraggedToAnotherPlace() {
    var collection = collection([1, 2, 3, 4])
    collection.lift(50, 50)
    collection.glide(from: (50, 50), to: (280, 50))
    #expect(collection.state.snapshot.text == "2 3 1 4")
    #expect(collection.element(1)?.state == .lifted)
    collection.rest()
    collection.touch(.up, 280, 50)
    #expect(
      collection.events.suffix(2) == [
        .lifted(1, ItemIndex(0, 0)), .moved(1, from: ItemIndex(0, 0), to: ItemIndex(0, 2)),
      ])
    collection.rest()
    #expect(collection.frames[1] == Rect(x: 200, y: 0, width: 100, height: 100))
  }

  @Test("A cancelled drag returns the item")
  func aCancelledDragReturnsTheItem() {
    var collection = collection([1, 2, 3])
    collection.lift(50, 50)
    collection.glide(from: (50, 50), to: (280, 50))
    collection.touch(.cancel, 280, 50)
    #expect(collection.events.last == .returned(1, ItemIndex(0, 0)))
    #expect(collection.state.snapshot.text == "1 2 3")
  }

  @Test("The policy decides what moves, and where to")
  func thePolicyDecidesWhatMovesAndWhereTo() {
    var collection = collection([1, 2, 3])
    collection.policy.notMoved = [1]
    collection.lift(50, 50)
    #expect(collection.events.last == .longPressed(1, Point(x: 50, y: 50)))
    collection.touch(.up, 50, 50)
    collection.policy.target = ItemIndex(0, 0)
    collection.lift(250, 50)
    collection.glide(from: (250, 50), to: (150, 50))
    collection.touch(.up, 150, 50)
    #expect(collection.events.last == .moved(3, from: ItemIndex(0, 2), to: ItemIndex(0, 0)))
  }

  @Test("An item is dropped onto another one, which does not make room")
  func anItemIsDroppedOntoAnotherOne() {
    var collection = collection([1, 2, 3, 4])
    collection.policy.receivers = [3]
    collection.lift(50, 50)
    collection.glide(from: (50, 50), to: (150, 50))
    #expect(collection.state.snapshot.text == "2 1 3 4", "2 receives nothing")
    collection.glide(from: (150, 50), to: (250, 50))
    #expect(collection.state.snapshot.text == "2 1 3 4")
    #expect(collection.element(3)?.state == .dropTarget)
    collection.glide(from: (250, 50), to: (295, 50))
    #expect(collection.element(3)?.state == [])
    #expect(collection.state.snapshot.text == "2 3 1 4")
    collection.glide(from: (295, 50), to: (150, 50))
    #expect(collection.element(3)?.state == .dropTarget)
    collection.touch(.up, 150, 50)
    #expect(collection.events.last == .droppedOnto(1, 3))
    #expect(collection.state.snapshot.text == "1 2 3 4", "the host decides")
    collection.state.update(at: collection.now) { $0.deleteItems([1]) }
    collection.rest()
    #expect(collection.frames.keys.sorted() == [2, 3, 4] && collection.element(3)?.state == [])
  }

  @Test("An item that the host does not take returns to its place")
  func anItemThatTheHostDoesNotTakeReturns() {
    var collection = collection([1, 2, 3])
    collection.policy.receivers = [2]
    collection.lift(50, 50)
    collection.glide(from: (50, 50), to: (150, 50))
    collection.touch(.up, 150, 50)
    #expect(collection.events.last == .droppedOnto(1, 2))
    collection.rest()
    #expect(collection.frames[1] == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("A receiver that is deleted during a drag receives nothing")
  func aReceiverThatIsDeletedReceivesNothing() {
    var collection = collection([1, 2, 3])
    collection.policy.receivers = [2]
    collection.lift(50, 50)
    collection.glide(from: (50, 50), to: (150, 50))
    #expect(collection.element(2)?.state == .dropTarget)
    collection.state.update(at: collection.now) { $0.deleteItems([2]) }
    collection.touch(.up, 150, 50)
    #expect(collection.events.last == .moved(1, from: ItemIndex(0, 0), to: ItemIndex(0, 1)))
  }

  /// The content is seen only in a part of the viewport, as in a panel.
  @Test("Content scrolls at the edges of the part in which it is seen")
  func contentScrollsAtTheEdgesOfTheVisiblePart() {
    var collection = collection(Array(1...60))
    collection.state.dragInsets = Insets(top: 0, left: 0, bottom: 100, right: 0)
    collection.lift(50, 50)
    collection.glide(from: (50, 50), to: (50, 240))
    collection.wait(1)
    #expect(collection.next != .nextFrame)
    collection.glide(from: (50, 240), to: (50, 292))
    collection.wait(0.1)
    #expect(collection.state.contentOffset(at: collection.now).y > 0)
  }

  @Test("Changes elsewhere do not disturb a drag")
  func changesElsewhereDoNotDisturbADrag() {
    var collection = collection([1, 2, 3, 4, 5, 6])
    collection.lift(50, 50)
    collection.glide(from: (50, 50), to: (280, 50))
    let lifted = collection.frames[1]
    collection.state.update(at: collection.now) {
      $0.deleteItems([5])
      $0.insertItems([9], before: 2)
    }
    #expect(collection.frames[1] == lifted)
    #expect(collection.state.snapshot.text == "9 2 1 3 4 6")
    collection.state.resize(to: Size(width: 400, height: 300), at: collection.now)
    #expect(collection.frames[1] == lifted)
    collection.touch(.up, 280, 50)
    #expect(collection.state.snapshot.items.count == 6)
    collection.rest()
    #expect(collection.frames.count == 6)
  }

  @Test("A drag whose item is deleted ends")
  func aDragWhoseItemIsDeletedEnds() {
    var collection = collection([1, 2])
    collection.lift(50, 50)
    collection.glide(from: (50, 50), to: (60, 200))
    let lifted = collection.frames[1]!
    collection.state.update(at: collection.now) { $0.deleteItems([1]) }
    #expect(collection.frames[1]!.isNear(lifted))
    collection.touch(.up, 60, 200)
    collection.rest()
    #expect(collection.frames.count == 1 && collection.state.snapshot.text == "2")
  }

  /// The nearer the item is to the edge, the faster the content scrolls.
  @Test("Content scrolls under an item at an edge")
  func contentScrollsUnderAnItemAtAnEdge() {
    var distances: [Double] = []
    for y in [384.0, 398] {
      var collection = collection(Array(1...60))
      collection.lift(50, 50)
      collection.glide(from: (50, 50), to: (50, y))
      let start = collection.state.contentOffset(at: collection.now).y
      for _ in 0..<20 { collection.wait(1 / 60) }
      distances.append(collection.state.contentOffset(at: collection.now).y - start)
      for _ in 0..<1200 { collection.wait(1 / 60) }
      #expect(collection.state.contentOffset(at: collection.now).y == 1600)
      collection.touch(.up, 50, y)
      #expect(collection.state.snapshot.index(of: 1)!.item > 40)
      #expect(collection.state.snapshot.sections == ["a"])
    }
    #expect(distances[0] > 5 && distances[1] > distances[0] * 2)
  }

  @Test("A paging collection turns a page after a while")
  func aPagingCollectionTurnsAPageAfterAWhile() {
    var collection = collection(Array(1...60))
    collection.state.isPaging = true
    collection.lift(50, 50)
    collection.glide(from: (50, 50), to: (50, 395))
    collection.wait(0.2)
    #expect(collection.state.contentOffset(at: collection.now).y == 0)
    collection.wait(0.4)
    collection.wait(1)
    #expect(collection.state.contentOffset(at: collection.now).y > 300)
  }
}
