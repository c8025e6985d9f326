import CollectionEngine
import Testing

/// Highlighting, selecting and deleting, with a policy that may refuse.
@Suite struct CollectionSelectionTests {
  private let first = ItemIndex(section: 0, item: 0)
  private let second = ItemIndex(section: 0, item: 1)

  @Test("A tap highlights and selects")
  func aTapHighlightsAndSelects() {
    var collection = TestCollection([1, 2])
    collection.state.selectionMode = .single
    collection.touch(.down, 150, 50)
    #expect(collection.element(2)?.state == .highlighted)
    collection.touch(.up, 150, 50)
    #expect(
      collection.events == [
        .highlighted(2, second), .unhighlighted(2, second), .tapped(2, second), .selected(2, second),
      ])
    #expect(collection.element(2)?.state == .selected)
    collection.events = []
    collection.tap(50, 50)
    #expect(collection.events.suffix(2) == [.deselected(2, second), .selected(1, first)])
    #expect(collection.state.selection == [1])
  }

  @Test("A refused highlight ends the gesture")
  func aRefusedHighlightEndsTheGesture() {
    var collection = TestCollection([1, 2])
    (collection.state.selectionMode, collection.policy.notHighlighted) = (.multiple, [1])
    collection.state.reordersByLongPress = true
    collection.tap(50, 50)
    collection.lift(50, 50)
    collection.touch(.up, 50, 50)
    #expect(collection.events.isEmpty && collection.state.selection.isEmpty)
  }

  @Test("Several items are selected and deselected")
  func severalItemsAreSelectedAndDeselected() {
    var collection = TestCollection([1, 2, 3])
    (collection.state.selectionMode, collection.policy.notSelected) = (.multiple, [3])
    collection.policy.notDeselected = [2]
    for x in [50.0, 150, 250, 50, 150] { collection.tap(x, 50) }
    #expect(collection.state.selection == [2])
    collection.state.selectionMode = .none
    #expect(collection.state.selection.isEmpty)
  }

  @Test("A selection that may not end is not replaced")
  func aSelectionThatMayNotEndIsNotReplaced() {
    var collection = TestCollection([1, 2])
    (collection.state.selectionMode, collection.policy.notDeselected) = (.single, [1])
    collection.tap(50, 50)
    collection.tap(150, 50)
    #expect(collection.state.selection == [1])
  }

  @Test("A pan is not a tap")
  func aPanIsNoTap() {
    var collection = TestCollection(Array(1...30))
    collection.state.selectionMode = .single
    collection.touch(.down, 150, 350)
    collection.glide(from: (150, 350), to: (150, 150))
    collection.touch(.up, 150, 150)
    #expect(
      collection.events == [
        .highlighted(11, ItemIndex(section: 0, item: 10)), .unhighlighted(11, ItemIndex(section: 0, item: 10)),
      ])
    #expect(collection.state.contentOffset(at: collection.now).y > 150)
    collection.rest()
  }

  @Test("Arrow keys move the selection and scroll")
  func arrowKeysMoveTheSelectionAndScroll() {
    var collection = TestCollection(Array(1...30))
    collection.state.selectionMode = .single
    for direction in [FocusDirection.onward, .onward, .down, .down, .down, .down] { collection.send(.move(direction)) }
    #expect(collection.state.selection == [14])
    collection.rest()
    #expect(collection.state.contentOffset(at: collection.now).y == 100)
  }

  @Test("Without a selection, arrow keys move the focus, and a key taps its item")
  func focus() {
    var collection = TestCollection(Array(1...30))
    collection.policy.notHighlighted = [2]
    collection.send(.activate)
    for direction in [FocusDirection.onward, .onward] { collection.send(.move(direction)) }
    #expect(collection.state.focused == 2 && collection.element(2)?.state == .focused)
    collection.send(.activate)
    #expect(collection.events.isEmpty, "an item that may not be highlighted is not tapped")
    for _ in 1...4 { collection.send(.move(.down)) }
    collection.send(.activate)
    #expect(collection.events == [.tapped(14, ItemIndex(section: 0, item: 13))])
    #expect(collection.state.selection.isEmpty)
    collection.rest()
    #expect(collection.state.contentOffset(at: collection.now).y == 100)
  }

  @Test("A touch, and the end of its item, take the focus away; a second choice does not undo the first one")
  func endOfFocus() {
    var collection = TestCollection([1, 2])
    collection.state.selectionMode = .multiple
    collection.send(.move(.onward))
    collection.send(.activate)
    #expect(collection.state.selection == [1] && collection.state.focused == 1)
    collection.state.update(at: collection.now) { $0.deleteItems([1]) }
    #expect(collection.state.focused == nil)
    collection.send(.move(.onward))
    collection.touch(.down, 150, 350)
    #expect(collection.state.focused == nil)
  }

  @Test("Deleted items are no longer selected")
  func deletedItemsAreNoLongerSelected() {
    var collection = TestCollection([1, 2])
    (collection.state.selectionMode, collection.policy.notDeleted) = (.multiple, [2])
    for item in [1, 2] { collection.state.select(item) }
    for item in [1, 2] {
      collection.events += collection.state.delete(item, asking: collection.policy, at: collection.now)
    }
    #expect(collection.events == [.deleted(1, first)])
    #expect(collection.state.selection == [2] && collection.state.snapshot.text == "2")
  }
}
