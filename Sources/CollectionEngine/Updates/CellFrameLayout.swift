/// A layout whose cells may be smaller than their slots, as the delegate of AQGridView can make them.
///
/// It is a layout around another one, so that the frame is that of the cell everywhere: on screen, in hit testing and in every
/// motion and transition. The slots stay those of the other layout, and decide where items are dropped, how arrow keys move and how
/// far content scrolls. A policy could not decide the frame, because a scene is made without one.
struct CellFrameLayout<Section: Hashable & Sendable, Item: Hashable & Sendable>: CollectionLayout {
  let base: any CollectionLayout
  let snapshot: Snapshot<Section, Item>
  let frame: @Sendable (Item, ItemIndex, Rect) -> Rect

  var contentBounds: Rect { base.contentBounds }

  var paging: (any PagedLayout)? { base.paging }

  func attributes(in visible: Rect) -> [LayoutAttributes] {
    base.attributes(in: visible).map(adjusted).filter { $0.index == nil || $0.coverage.intersects(visible) }
  }

  func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    base.attributes(for: element, in: visible).map(adjusted)
  }

  func initialAttributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    base.initialAttributes(for: element, in: visible).map(adjusted)
  }

  func finalAttributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    base.finalAttributes(for: element, in: visible).map(adjusted)
  }

  func neighbor(of index: ItemIndex, toward direction: FocusDirection) -> ItemIndex? {
    base.neighbor(of: index, toward: direction)
  }

  func restingOffset(near offset: Point, velocity: Point) -> Point {
    base.restingOffset(near: offset, velocity: velocity)
  }

  func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? { base.dropTarget(at: point, share: share) }

  func value<Key: LayoutValueKey>(_ key: Key.Type, of element: LayoutElement, in visible: Rect) -> Key.Value {
    base.value(key, of: element, in: visible)
  }

  private func adjusted(_ attributes: LayoutAttributes) -> LayoutAttributes {
    guard let index = attributes.index, let item = snapshot.item(at: index) else { return attributes }
    let slot = attributes.frame
    guard let frame = frame(item, index, slot).intersection(slot), frame != slot else { return attributes }
    var result = attributes
    result.frame = frame
    result.icon = attributes.icon.mapped(from: slot, to: frame)
    result.label = attributes.label?.mapped(from: slot, to: frame)
    return result
  }
}

extension LayoutContext where Section: Sendable, Item: Sendable {
  /// Returns a layout in which each cell has the frame that `frame` returns for an item, its index and its slot, in the content
  /// of the layout. What is outside of the slot is cut off; a cell without a frame in its slot fills it. The icon and the label
  /// keep their places in the cell, as shares of it. Drops, arrow keys and scrolling go by the slots. This costs one call for
  /// each cell that the layout returns.
  ///
  /// The frame is decided here, not by a ``CollectionPolicy``, because scenes and updates are made without one. When the frames
  /// change, call ``CollectionState/invalidateLayout(animated:at:)``.
  public func cells(
    of layout: any CollectionLayout, framed frame: @escaping @Sendable (Item, ItemIndex, Rect) -> Rect
  ) -> any CollectionLayout {
    CellFrameLayout(base: layout, snapshot: snapshot, frame: frame)
  }
}

extension Rect {
  /// The rectangle at the same place in `new` as in `old`, as shares of its sides.
  fileprivate func mapped(from old: Rect, to new: Rect) -> Rect {
    let (x, y) = (new.width / old.width, new.height / old.height)
    return Rect(
      x: new.minX + (minX - old.minX) * x, y: new.minY + (minY - old.minY) * y, width: width * x, height: height * y)
  }
}
