/// An input of a collection.
public enum CollectionInput: Equatable, Sendable {
  /// A finger, a pen or the mouse, in the coordinates of the viewport.
  case pointer(PointerSample)
  /// A wheel or a touchpad.
  case scroll(ScrollSample)
  /// Two fingers on a touchpad.
  case pinch(PinchSample)
  /// An arrow key, which moves the focus to a neighbour, and selects it if items can be selected.
  case move(FocusDirection)
  /// A key, or an assistive technology, that does what a tap on the item with the focus does.
  case activate
  /// The time has come that the scene asked for.
  case wake
}

/// An event in a collection.
public enum CollectionEvent<Section: Hashable, Item: Hashable>: Equatable {
  /// A touch that may become a tap has begun on an item.
  case highlighted(Item, ItemIndex)
  /// The touch has ended, or can no longer become a tap.
  case unhighlighted(Item, ItemIndex)
  /// An item was tapped.
  case tapped(Item, ItemIndex)
  /// A point of the viewport beside all items was tapped.
  case tappedBackground(Point)
  /// An item was selected.
  case selected(Item, ItemIndex)
  /// An item is no longer selected.
  case deselected(Item, ItemIndex)
  /// A finger rests on an item, or beside all items, at a point of the viewport.
  case longPressed(Item?, Point)
  /// A finger has lifted an item.
  case lifted(Item, ItemIndex)
  /// A lifted item was dropped at another place. The data is changed already.
  case moved(Item, from: ItemIndex, to: ItemIndex)
  /// A lifted item was dropped where it was, or the drag was cancelled.
  case returned(Item, ItemIndex)
  /// A lifted item was dropped onto another one; see ``CollectionPolicy/canDrop(_:onto:)``. The data has not changed: the host
  /// puts the item into the other one, or the item moves back to its place. One from another collection is still dragged, and
  /// the host calls ``CollectionState/leaveDrag(at:)`` or ``CollectionState/cancelDrag(at:)``.
  case droppedOnto(Item, Item)
  /// A dragged item has left for another collection. `from` is its place in the data; nil if it came from elsewhere. The data has
  /// not changed yet: see ``removed(_:from:)``.
  case left(Item, from: ItemIndex?)
  /// A dragged item has come, back or from another collection, and would be dropped here. The data has not changed yet.
  case entered(Item, at: ItemIndex)
  /// An item from another collection was dropped here. The data is changed already; the collection where the drag began is told
  /// with ``CollectionState/removeDragged(at:)``.
  case dropped(Item, to: ItemIndex)
  /// The item that was dropped in another collection is no longer here. The data is changed already.
  case removed(Item, from: ItemIndex)
  /// The drag of an item from another collection was cancelled, and the item has left; the collection where the drag began takes
  /// it with ``CollectionState/returnDragged(_:at:)``.
  case cancelled(DraggedItem<Item>)
  /// An item was deleted. The data is changed already.
  case deleted(Item, ItemIndex)
  /// Two fingers have moved together or apart.
  case pinched(Pinch)
  /// A pinch has ended, at a velocity of the distance in logical pixels per second.
  case pinchEnded(velocity: Double)
  /// All elements have come to rest after the update with this number.
  case updated(Int)
}

extension CollectionEvent: Sendable where Section: Sendable, Item: Sendable {}
