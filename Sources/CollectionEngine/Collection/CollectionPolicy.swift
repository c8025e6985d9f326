/// Decides what users may do with items. A collection asks it synchronously, and a refusal ends the gesture, as that of
/// UICollectionView's delegate.
public protocol CollectionPolicy<Item> {
  /// The identity of items.
  associatedtype Item: Hashable

  /// Returns whether a touch may highlight an item. If not, the touch does nothing else to it either.
  func shouldHighlight(_ item: Item, at index: ItemIndex) -> Bool
  /// Returns whether a tap may select an item.
  func shouldSelect(_ item: Item, at index: ItemIndex) -> Bool
  /// Returns whether a tap, or the selection of another item, may deselect an item.
  func shouldDeselect(_ item: Item, at index: ItemIndex) -> Bool
  /// Returns whether an item may be dragged.
  func canMove(_ item: Item, at index: ItemIndex) -> Bool
  /// Returns where a dragged item may be dropped: the proposed place or another one. Both are places in the data without the
  /// item.
  func target(of item: Item, from index: ItemIndex, to proposed: ItemIndex) -> ItemIndex
  /// Returns whether an item that is dragged here from another collection may enter. If not, the drag stays where it is.
  func canEnter(_ item: Item) -> Bool
  /// Returns where an item from another collection may be dropped: the proposed place or another one.
  func target(ofEntering item: Item, to proposed: ItemIndex) -> ItemIndex
  /// Returns whether an item may be dropped onto another one, for example into a folder. If not, the other one makes room.
  func canDrop(_ item: Item, onto other: Item) -> Bool
  /// Returns whether an item may be deleted.
  func shouldDelete(_ item: Item, at index: ItemIndex) -> Bool
}

extension CollectionPolicy {
  /// Returns true.
  public func shouldHighlight(_ item: Item, at index: ItemIndex) -> Bool { true }
  /// Returns true.
  public func shouldSelect(_ item: Item, at index: ItemIndex) -> Bool { true }
  /// Returns true.
  public func shouldDeselect(_ item: Item, at index: ItemIndex) -> Bool { true }
  /// Returns true.
  public func canMove(_ item: Item, at index: ItemIndex) -> Bool { true }
  /// Returns the proposed place.
  public func target(of item: Item, from index: ItemIndex, to proposed: ItemIndex) -> ItemIndex { proposed }
  /// Returns true.
  public func canEnter(_ item: Item) -> Bool { true }
  /// Returns the proposed place.
  public func target(ofEntering item: Item, to proposed: ItemIndex) -> ItemIndex { proposed }
  /// Returns false.
  public func canDrop(_ item: Item, onto other: Item) -> Bool { false }
  /// Returns true.
  public func shouldDelete(_ item: Item, at index: ItemIndex) -> Bool { true }
}

/// Allows everything.
public struct PermissivePolicy<Item: Hashable>: CollectionPolicy {
  /// Creates the policy.
  public init() {}
}
