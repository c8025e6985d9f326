import CollectionEngine
import TestSupport
import Testing

/// Cells that are smaller than their slots.
@Suite struct CollectionCellFrameTests {
  /// Slots of 100 pixels. The cell of each even item is the middle of its slot, half as wide and high.
  private static let half: TestCollection.State.LayoutProvider = { context in
    context.cells(of: TestCollection.grid(100)(context)) { item, _, slot in
      item % 2 == 0 ? Rect(center: slot.center, size: Size(width: 50, height: 50)) : slot
    }
  }

  @Test("A cell has the frame of its item")
  func aCellHasTheFrameOfItsItem() {
    var collection = TestCollection([1, 2, 3], Self.half)
    #expect(collection.frames[1] == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(collection.frames[2] == Rect(x: 125, y: 25, width: 50, height: 50))
    #expect(collection.state.frame(of: 2, at: collection.now) == collection.frames[2])
    collection.state.update(at: collection.now) { $0.deleteItems([1]) }
    #expect(collection.frames[2] == Rect(x: 125, y: 25, width: 50, height: 50))
    collection.rest()
    #expect(collection.frames[2] == Rect(x: 25, y: 25, width: 50, height: 50))
  }

  @Test("A touch beside the cell in its slot does not hit it")
  func aTouchBesideTheCellInItsSlotDoesNotHitIt() {
    let collection = TestCollection([1, 2, 3], Self.half)
    #expect(collection.state.item(at: Point(x: 110, y: 50), at: collection.now) == nil)
    #expect(collection.state.item(at: Point(x: 130, y: 50), at: collection.now) == 2)
  }

  @Test("Drops go by slots")
  func dropsGoBySlots() {
    var collection = TestCollection([1, 2, 4], Self.half)
    collection.state.reordersByLongPress = true
    collection.lift(50, 50)
    collection.glide(from: (50, 50), to: (190, 90))
    #expect(collection.state.snapshot.text == "2 1 4")
  }

  @Test("Cells change their frames smoothly")
  func cellsChangeTheirFramesSmoothly() {
    var collection = TestCollection([2], TestCollection.grid(100))
    collection.state.setLayout(at: collection.now, Self.half)
    #expect(collection.frames[2] == Rect(x: 0, y: 0, width: 100, height: 100))
    collection.wait(0.1)
    #expect(collection.frames[2]!.width > 55 && collection.frames[2]!.width < 95)
    collection.rest()
    #expect(collection.frames[2] == Rect(x: 25, y: 25, width: 50, height: 50))
  }

  @Test(
    "A frame stays in its slot",
    arguments: [
      (Rect(x: -50, y: -50, width: 500, height: 500), Rect(x: 0, y: 0, width: 100, height: 100)),
      (Rect(x: 80, y: 0, width: 100, height: 100), Rect(x: 80, y: 0, width: 20, height: 100)),
      (Rect(x: 200, y: 0, width: 100, height: 100), Rect(x: 0, y: 0, width: 100, height: 100)),
      (Rect(x: .nan, y: 0, width: 100, height: 100), Rect(x: 0, y: 0, width: 100, height: 100)),
    ])
  func aFrameStaysInItsSlot(_ wanted: Rect, _ expected: Rect) {
    let collection = TestCollection([1]) { context in
      context.cells(of: TestCollection.grid(100)(context)) { _, _, _ in wanted }
    }
    #expect(collection.frames[1] == expected)
  }
}
