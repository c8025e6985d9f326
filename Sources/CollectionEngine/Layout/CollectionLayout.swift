/// Positions the elements of a collection, as UICollectionViewLayout does. A layout is a value: it is made for a size
/// and for counts, and never changes. It knows how many items there are, but not what they are.
///
/// Points and rectangles are in the content of the layout, in logical pixels. The content offset is the position of the
/// visible part: at the offset zero, the content and the viewport have the same coordinates.
public protocol CollectionLayout: Sendable {
  /// A rectangle that contains all elements. Its origin need not be zero.
  var contentBounds: Rect { get }

  /// The division of the content into screens; nil if it scrolls freely.
  var paging: (any PagedLayout)? { get }

  /// Returns the elements that intersect the visible rectangle, in reading order. Pinned elements are positioned by
  /// that rectangle. The cost is proportional to the number of elements returned.
  func attributes(in visible: Rect) -> [LayoutAttributes]

  /// Returns nil if there is no such element. `visible` positions pinned elements.
  func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes?

  /// Returns the item that an arrow key moves the focus to; nil at the ends.
  func neighbor(of index: ItemIndex, toward direction: FocusDirection) -> ItemIndex?

  /// Returns the content offset at which scrolling rests when it would otherwise end at `offset`. `velocity` is in
  /// logical pixels per second.
  func restingOffset(near offset: Point, velocity: Point) -> Point

  /// Returns what a drop at a point means; nil if nothing can be dropped there. The middle of a cell, `share` of the
  /// width and the height of its icon, stands for the item itself.
  func dropTarget(at point: Point, share: Double) -> LayoutDropTarget?

  /// Returns the attributes with which a new element appears; nil if it is not animated.
  func initialAttributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes?

  /// Returns the attributes with which an element disappears; nil if it is not animated.
  func finalAttributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes?

  /// Returns a value of the layout's own for an element, which the host paints.
  func value<Key: LayoutValueKey>(_ key: Key.Type, of element: LayoutElement, in visible: Rect) -> Key.Value
}

extension CollectionLayout {
  /// The size of `contentBounds`, in logical pixels.
  public var contentSize: Size { contentBounds.size }
}

/// The defaults of a layout that divides its own content into screens.
extension CollectionLayout where Self: PagedLayout {
  /// The layout itself.
  public var paging: (any PagedLayout)? { self }

  /// Returns the offset of the nearest screen. The screen on which a swipe ends also depends on where it began, so the
  /// pager decides that.
  public func restingOffset(near offset: Point, velocity: Point) -> Point {
    contentOffset(ofScreen: screen(atContentOffset: offset).rounded().clamped(to: 0...Double(screenCount - 1)))
  }
}

/// The defaults suit a layout that only shows items.
extension CollectionLayout {
  /// Nil: the content is not divided into screens.
  public var paging: (any PagedLayout)? { nil }
  /// Returns nil: arrow keys do not move the focus.
  public func neighbor(of index: ItemIndex, toward direction: FocusDirection) -> ItemIndex? { nil }
  /// Returns zero: the content does not scroll.
  public func restingOffset(near offset: Point, velocity: Point) -> Point { .zero }
  /// Returns nil: nothing can be dropped.
  public func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? { nil }

  /// Returns the element at its position, small and transparent.
  public func initialAttributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    attributes(for: element, in: visible)?.absent
  }

  /// Returns the initial attributes.
  public func finalAttributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    initialAttributes(for: element, in: visible)
  }

  /// Returns the default value.
  public func value<Key: LayoutValueKey>(_ key: Key.Type, of element: LayoutElement, in visible: Rect) -> Key.Value {
    Key.defaultValue
  }

  /// Returns the attributes of a cell, whose position does not depend on the visible rectangle.
  public func attributes(for index: ItemIndex) -> LayoutAttributes? { attributes(for: .cell(index), in: .zero) }
}
