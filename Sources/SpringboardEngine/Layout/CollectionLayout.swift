/// Positions the elements of a collection, as UICollectionViewLayout does, but as a value: it is made for a size and for
/// counts, and never changes. A layout knows how many items there are, and never what they are.
///
/// Points and rectangles are in the layout's content, in logical pixels. The content offset says how far the content is
/// scrolled: at the offset zero, content and viewport have the same coordinates.
public protocol CollectionLayout: Sendable {
  /// All elements are in it. Its origin need not be zero.
  var contentBounds: Rect { get }

  /// The elements that meet the visible rectangle, in order; pinned elements are positioned by it. The cost is proportional
  /// to the number of elements returned.
  func attributes(in visible: Rect) -> [LayoutAttributes]

  /// Returns nil where there is no such element. `visible` positions pinned elements.
  func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes?

  /// The item that an arrow key goes to from another; nil at the ends.
  func neighbor(of index: IndexPath, toward direction: FocusStep) -> IndexPath?

  /// The content offset at which scrolling comes to rest when it would otherwise end at `offset`. `velocity` is in logical
  /// pixels per second.
  func restingOffset(near offset: Point, velocity: Point) -> Point

  /// What a drop at a point means; nil where nothing can be dropped. The middle part of a cell, `share` of its icon's width
  /// and height, is the item itself.
  func dropTarget(at point: Point, share: Double) -> LayoutDropTarget?

  /// The attributes from which an element appears that is new; nil for none.
  func initialAttributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes?

  /// The attributes towards which an element disappears; nil for none.
  func finalAttributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes?
}

/// What a drop at a point of a layout means.
public enum LayoutDropTarget: Equatable, Sendable {
  /// Onto an item.
  case onto(IndexPath)
  case before(IndexPath)
  case after(IndexPath)
  /// Behind the last item that can be seen at this point.
  case end
}

extension CollectionLayout {
  public var contentSize: Size { contentBounds.size }
}

/// A layout that is only shown needs no more than its positions.
extension CollectionLayout {
  public func neighbor(of index: IndexPath, toward direction: FocusStep) -> IndexPath? { nil }
  public func restingOffset(near offset: Point, velocity: Point) -> Point { .zero }
  public func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? { nil }

  /// Appears small and transparent where it will be.
  public func initialAttributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    guard var attributes = attributes(for: element, in: visible) else { return nil }
    attributes.alpha = 0
    attributes.transform.scale *= LayoutTuning.absentScale
    return attributes
  }

  /// Disappears as it appears.
  public func finalAttributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    initialAttributes(for: element, in: visible)
  }

  /// The attributes of a cell, which no visible rectangle pins.
  public func attributes(for index: IndexPath) -> LayoutAttributes? { attributes(for: .cell(index), in: .zero) }
}
