import CollectionEngine

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
