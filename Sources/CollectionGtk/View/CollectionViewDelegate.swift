import CollectionEngine

/// Decides what users may do in a ``CollectionView``, and is told what they did. All requirements have defaults. The view asks
/// synchronously, and a refusal ends the gesture, as that of UICollectionView's delegate.
public protocol CollectionViewDelegate<Section, Item>: AnyObject {
  /// The identity of sections.
  associatedtype Section: Hashable
  /// The identity of items.
  associatedtype Item: Hashable
  /// The view that asks.
  typealias View = CollectionView<Section, Item>

  /// Returns whether a touch may highlight an item. If not, the touch does nothing else to it either.
  func collectionView(_ view: View, shouldHighlight item: Item) -> Bool
  /// A touch that may become a tap has begun on an item.
  func collectionView(_ view: View, didHighlight item: Item)
  /// The touch has ended, or can no longer become a tap.
  func collectionView(_ view: View, didUnhighlight item: Item)
  /// An item was tapped, or activated by a key or an assistive technology.
  func collectionView(_ view: View, didTap item: Item)
  /// A point of the view beside all items was tapped, in logical pixels.
  func collectionView(_ view: View, didTapBackgroundAt point: Point)
  /// Returns whether a tap may select an item.
  func collectionView(_ view: View, shouldSelect item: Item) -> Bool
  /// An item was selected.
  func collectionView(_ view: View, didSelect item: Item)
  /// Returns whether a tap, or the selection of another item, may deselect an item.
  func collectionView(_ view: View, shouldDeselect item: Item) -> Bool
  /// An item is no longer selected.
  func collectionView(_ view: View, didDeselect item: Item)
  /// Returns whether an item may be dragged to another place.
  func collectionView(_ view: View, canMove item: Item) -> Bool
  /// Returns where a dragged item may be dropped: the proposed place or another one. Both are places in the data without it.
  func collectionView(_ view: View, targetForMoveOf item: Item, from: ItemIndex, to proposed: ItemIndex) -> ItemIndex
  /// An item was dropped at another place. The data of the view is changed already.
  func collectionView(_ view: View, didMove item: Item, from: ItemIndex, to: ItemIndex)
  /// Returns whether a dragged item may be dropped onto another one. If not, the other one makes room.
  func collectionView(_ view: View, canDrop item: Item, onto other: Item) -> Bool
  /// An item was dropped onto another one. Unless the data is changed now, it moves back to its place.
  func collectionView(_ view: View, didDrop item: Item, onto other: Item)
  /// Returns the rows of the menu of an item, which opens by the secondary button of the mouse, by the Menu key, and when a finger
  /// that has rested on the item is lifted; none for no menu.
  func collectionView(_ view: View, menuFor item: Item) -> [MenuItem]
  /// Returns whether an item may be deleted.
  func collectionView(_ view: View, shouldDelete item: Item) -> Bool
  /// An item was deleted. The data of the view is changed already.
  func collectionView(_ view: View, didDelete item: Item)
  /// A finger rests on an item, or beside all items, at a point of the view in logical pixels.
  func collectionView(_ view: View, didLongPress item: Item?, at point: Point)
  /// Editing has begun or ended.
  func collectionView(_ view: View, didChangeEditing isEditing: Bool)
  /// The cell of an item comes into view.
  func collectionView(_ view: View, willDisplay item: Item)
  /// The cell of an item is no longer in view.
  func collectionView(_ view: View, didEndDisplaying item: Item)
  /// Returns what a screen reader calls an item.
  func collectionView(_ view: View, accessibleNameOf item: Item) -> String
  /// Returns what a screen reader calls a section, by its header.
  func collectionView(_ view: View, accessibleNameOfSection section: Section) -> String
}

extension CollectionViewDelegate {
  /// Returns true.
  public func collectionView(_ view: View, shouldHighlight item: Item) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ view: View, didHighlight item: Item) {}
  /// Does nothing.
  public func collectionView(_ view: View, didUnhighlight item: Item) {}
  /// Does nothing.
  public func collectionView(_ view: View, didTap item: Item) {}
  /// Does nothing.
  public func collectionView(_ view: View, didTapBackgroundAt point: Point) {}
  /// Returns true.
  public func collectionView(_ view: View, shouldSelect item: Item) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ view: View, didSelect item: Item) {}
  /// Returns true.
  public func collectionView(_ view: View, shouldDeselect item: Item) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ view: View, didDeselect item: Item) {}
  /// Returns true.
  public func collectionView(_ view: View, canMove item: Item) -> Bool { true }
  /// Returns the proposed place.
  public func collectionView(
    _ view: View, targetForMoveOf item: Item, from: ItemIndex, to proposed: ItemIndex
  ) -> ItemIndex { proposed }
  /// Does nothing.
  public func collectionView(_ view: View, didMove item: Item, from: ItemIndex, to: ItemIndex) {}
  /// Returns false.
  public func collectionView(_ view: View, canDrop item: Item, onto other: Item) -> Bool { false }
  /// Does nothing.
  public func collectionView(_ view: View, didDrop item: Item, onto other: Item) {}
  /// Returns no rows.
  public func collectionView(_ view: View, menuFor item: Item) -> [MenuItem] { [] }
  /// Returns true.
  public func collectionView(_ view: View, shouldDelete item: Item) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ view: View, didDelete item: Item) {}
  /// Does nothing.
  public func collectionView(_ view: View, didLongPress item: Item?, at point: Point) {}
  /// Does nothing.
  public func collectionView(_ view: View, didChangeEditing isEditing: Bool) {}
  /// Does nothing.
  public func collectionView(_ view: View, willDisplay item: Item) {}
  /// Does nothing.
  public func collectionView(_ view: View, didEndDisplaying item: Item) {}
  /// Returns the description of the item.
  public func collectionView(_ view: View, accessibleNameOf item: Item) -> String { "\(item)" }
  /// Returns the description of the section.
  public func collectionView(_ view: View, accessibleNameOfSection section: Section) -> String { "\(section)" }
}

/// Asks the delegate of a view.
struct DelegatePolicy<Section: Hashable, Item: Hashable>: CollectionPolicy {
  let view: CollectionView<Section, Item>
  let delegate: any CollectionViewDelegate<Section, Item>

  func shouldHighlight(_ item: Item, at index: ItemIndex) -> Bool {
    delegate.collectionView(view, shouldHighlight: item)
  }
  func shouldSelect(_ item: Item, at index: ItemIndex) -> Bool { delegate.collectionView(view, shouldSelect: item) }
  func shouldDeselect(_ item: Item, at index: ItemIndex) -> Bool { delegate.collectionView(view, shouldDeselect: item) }
  func canMove(_ item: Item, at index: ItemIndex) -> Bool { delegate.collectionView(view, canMove: item) }
  func shouldDelete(_ item: Item, at index: ItemIndex) -> Bool { delegate.collectionView(view, shouldDelete: item) }

  func canDrop(_ item: Item, onto other: Item) -> Bool { delegate.collectionView(view, canDrop: item, onto: other) }

  func target(of item: Item, from index: ItemIndex, to proposed: ItemIndex) -> ItemIndex {
    delegate.collectionView(view, targetForMoveOf: item, from: index, to: proposed)
  }
}
