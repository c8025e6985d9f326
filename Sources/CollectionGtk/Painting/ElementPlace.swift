import CollectionEngine

/// Where an element is, as far as screen readers are concerned.
struct ElementPlace<Section: Hashable, Item: Hashable>: Equatable {
  let identity: ElementIdentity<Section, Item>
  let frame: Rect
  let state: CellState
}
