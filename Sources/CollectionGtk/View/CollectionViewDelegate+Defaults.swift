import CollectionEngine

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
