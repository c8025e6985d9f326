import CollectionEngine
import TestSupport
import Testing

/// Dragging items from one collection to another.
@Suite struct CollectionHandoverTests {
  /// Item 1 was lifted in the first collection, and the finger has taken it over the second one.
  private func crossing() -> TestDesk {
    var desk = TestDesk([1, 2, 3, 4], [5, 6, 7, 8])
    desk.lift(in: 0, Point(x: 60, y: 50))
    desk.glide(from: Point(x: 60, y: 50), to: Point(x: 420, y: 60))
    return desk
  }

  @Test("An item is dropped in another collection")
  func anItemIsDroppedInAnotherCollection() {
    var desk = crossing()
    desk.cross(to: 1)
    #expect(desk.holder == 1)
    #expect(desk.texts == ["2 3 4", "5 1 6 7 8"])
    #expect(desk.collections[0].state.snapshotWithoutDrag.text == "1 2 3 4")
    #expect(desk.collections[1].state.snapshotWithoutDrag.text == "5 6 7 8")
    #expect(desk.collections[0].events.suffix(2) == [.lifted(1, ItemIndex(0, 0)), .left(1, from: ItemIndex(0, 0))])
    #expect(desk.collections[1].events == [.entered(1, at: ItemIndex(0, 1))])
    desk.touch(.move, Point(x: 580, y: 60))
    #expect(desk.texts[1] == "5 6 7 1 8" || desk.texts[1] == "5 6 1 7 8")
    desk.touch(.move, Point(x: 305, y: 50))
    desk.touch(.up, Point(x: 305, y: 50))
    #expect(desk.texts == ["2 3 4", "1 5 6 7 8"])
    #expect(desk.collections[1].events.last == .dropped(1, to: ItemIndex(0, 0)))
    #expect(desk.collections[0].events.last == .removed(1, from: ItemIndex(0, 0)))
    desk.rest()
    #expect(desk.shown[1]?.frame == Rect(x: 300, y: 0, width: 100, height: 100))
    #expect(desk.shown.count == 8 && desk.shown[1]?.transform.scale == 1)
  }

  /// The position, the grip, the velocity and the scale.
  @Test("Nothing changes on screen when an item is handed over", arguments: [0.0, 0.02, 0.1])
  func nothingChangesOnScreenWhenAnItemIsHandedOver(pause: Double) {
    var desk = TestDesk([1, 2, 3, 4], [5, 6, 7, 8])
    desk.lift(in: 0, Point(x: 60, y: 50))
    desk.wait(pause)
    desk.glide(from: Point(x: 60, y: 50), to: Point(x: 420, y: 60))
    for target in [1, 0, 1] {
      let (before, velocity) = (desk.shown, desk.holding.state.dragged!.velocity(at: desk.now))
      #expect(velocity.x > 500)
      desk.cross(to: target)
      #expect(desk.holding.element(1)?.state == .lifted)
      #expect(desk.holding.element(1)?.attributes.index == desk.holding.state.snapshot.index(of: 1))
      #expect(desk.holding.state.dragged!.velocity(at: desk.now).distance(to: velocity) < 1e-6)
      for (item, attributes) in desk.shown {
        #expect(attributes.frame.isNear(before[item]!.frame), "\(item)")
        #expect((attributes.transform.scale - before[item]!.transform.scale).magnitude < 1e-9)
        #expect(attributes.alpha == before[item]!.alpha)
      }
    }
    desk.touch(.move, Point(x: 430, y: 70))
    #expect(desk.shown[1]!.frame.isNear(Rect(x: 370, y: 20, width: 100, height: 100)))
  }

  @Test("An item that is lifted less continues to grow")
  func anItemThatIsLiftedLessGrowsOn() {
    var desk = crossing()
    desk.collections[1].state.tuning.liftScale = 1.3
    let scale = desk.shown[1]!.transform.scale
    desk.cross(to: 1)
    #expect(desk.shown[1]!.transform.scale == scale)
    desk.wait(1)
    #expect(desk.shown[1]!.transform.scale == 1.3)
  }

  @Test("An item that comes back is moved or returned")
  func anItemThatComesBackIsMovedOrReturned() {
    var desk = crossing()
    desk.cross(to: 1)
    desk.wait(0.1)
    desk.glide(from: Point(x: 420, y: 60), to: Point(x: 280, y: 50))
    desk.cross(to: 0)
    #expect(desk.holder == 0)
    #expect(desk.texts == ["2 3 4 1", "5 6 7 8"] || desk.texts == ["2 3 1 4", "5 6 7 8"])
    #expect(desk.collections[1].events.last == .left(1, from: nil))
    desk.touch(.cancel, Point(x: 280, y: 50))
    #expect(desk.texts == ["1 2 3 4", "5 6 7 8"])
    #expect(desk.collections[0].events.last == .returned(1, ItemIndex(0, 0)))
    desk.rest()
    #expect(desk.shown[1]?.frame == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("A drag that is cancelled elsewhere returns the item")
  func aDragThatIsCancelledElsewhereReturnsTheItem() {
    var desk = crossing()
    desk.cross(to: 1)
    desk.wait(0.2)
    let before = desk.shown
    desk.touch(.cancel, Point(x: 420, y: 60))
    #expect(desk.texts == ["1 2 3 4", "5 6 7 8"])
    #expect(desk.collections[0].events.last == .returned(1, ItemIndex(0, 0)))
    #expect(desk.collections[0].state.scene(at: desk.now).elements.last?.state == .released)
    for (item, attributes) in desk.shown { #expect(attributes.frame.isNear(before[item]!.frame)) }
    desk.rest()
    #expect(desk.shown[1]?.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(desk.shown[6]?.frame == Rect(x: 400, y: 0, width: 100, height: 100))
  }

  @Test("The policy decides what enters, and where to")
  func thePolicyDecidesWhatEntersAndWhereTo() {
    var desk = crossing()
    desk.collections[1].policy.isFull = true
    desk.cross(to: 1)
    #expect(desk.holder == 0)
    #expect(desk.collections[1].events.isEmpty && desk.collections[0].state.dragged?.item == 1)
    desk.collections[1].policy.isFull = false
    desk.collections[1].policy.entrance = ItemIndex(1, 0)
    desk.cross(to: 1)
    #expect(desk.holder == 0)
    desk.collections[1].policy.entrance = ItemIndex(0, 3)
    desk.cross(to: 1)
    #expect(desk.holder == 1)
    desk.touch(.move, Point(x: 310, y: 50))
    #expect(desk.texts[1] == "5 6 7 1 8")
    desk.collections[0].policy.isFull = true
    desk.cross(to: 0)
    #expect(desk.holder == 0, "An item may always come back")
  }

  @Test("There is one drag, and each item exists once")
  func thereIsOneDragAndEachItemOnce() {
    var desk = crossing()
    desk.collections[1].state.update(at: desk.now) { $0.appendItems([1], to: "1") }
    desk.cross(to: 1)
    #expect(desk.holder == 0)
    desk.collections[1].state.update(at: desk.now) { $0.deleteItems([1]) }
    desk.collections[1].lift(50, 50)
    #expect(desk.collections[1].state.dragged?.item == 5)
    desk.cross(to: 1)
    #expect(desk.holder == 0)
    desk.collections[1].touch(.up, 50, 50)
    desk.cross(to: 1)
    #expect(desk.holder == 1)
    desk.collections[0].lift(50, 50)
    #expect(desk.collections[0].events.last == .longPressed(2, Point(x: 50, y: 50)))
  }

  @Test("An item enters an empty collection")
  func anItemEntersAnEmptyCollection() {
    var desk = TestDesk([1], [])
    desk.lift(in: 0, Point(x: 50, y: 50))
    desk.cross(to: 1)
    #expect(desk.texts == ["", "1"])
    desk.collections[1].state.update(at: desk.now) { $0.deleteAll() }
    desk.touch(.up, Point(x: 350, y: 50))
    #expect(desk.texts == ["1", ""])
    #expect(desk.collections[0].events.last == .returned(1, ItemIndex(0, 0)))
  }

  @Test("Changes do not disturb a drag elsewhere")
  func changesDoNotDisturbADragElsewhere() {
    var desk = crossing()
    desk.cross(to: 1)
    let lifted = desk.shown[1]
    desk.collections[0].state.update(at: desk.now) { $0.moveItem(1, after: 3) }
    desk.collections[1].state.update(at: desk.now) { $0.deleteItems([5]) }
    #expect(desk.texts == ["2 3 4", "6 1 7 8"] && desk.shown[1] == lifted)
    desk.touch(.cancel, Point(x: 420, y: 60))
    #expect(desk.texts == ["2 3 1 4", "6 7 8"])
  }

  @Test("An item that is deleted while it is elsewhere disappears")
  func anItemThatIsDeletedWhileItIsElsewhereDisappears() {
    var desk = crossing()
    desk.cross(to: 1)
    desk.collections[0].state.update(at: desk.now) { $0.deleteItems([1]) }
    let lifted = desk.shown[1]!
    desk.touch(.cancel, Point(x: 420, y: 60))
    #expect(desk.shown[1]!.frame.isNear(lifted.frame))
    #expect(desk.collections[0].element(1)?.state == [.leaving, .released])
    desk.rest()
    #expect(desk.shown[1] == nil && desk.texts == ["2 3 4", "5 6 7 8"])
  }

  /// A host whose model is the truth only applies data.
  @Test("Data without the item ends the drag where it began")
  func dataWithoutTheItemEndsTheDragWhereItBegan() {
    var desk = crossing()
    desk.cross(to: 1)
    desk.collections[0].state.apply(Snapshot(["0": [2, 3, 4]]), at: desk.now)
    let events = desk.collections[0].state.removeDragged(at: desk.now)
    #expect(events.isEmpty)
    desk.touch(.up, Point(x: 420, y: 60))
    #expect(desk.texts == ["2 3 4", "5 1 6 7 8"])
    desk.collections[0].state.apply(Snapshot(["0": [2, 1, 3]]), at: desk.now)
    #expect(desk.texts[0] == "2 1 3")
  }
}
