import CollectionEngine

/// Where an element is, as far as screen readers are concerned.
struct ElementPlace<Section: Hashable, Item: Hashable>: Equatable {
  let identity: ElementIdentity<Section, Item>
  let frame: Rect
  let state: CellState
}

extension LayoutAttributes {
  /// The part of the view that the element covers as it is painted.
  var shownFrame: Rect { transform.coverage(of: frame) }
}
