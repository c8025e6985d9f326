/// A layout that interpolates between two others. Elements move on screen from their positions in the first layout to
/// those in the second one; elements that only one layout has appear or disappear by its initial or final attributes.
/// An element that is outside the visible rectangle in one of the layouts fades where it is in the other one, so that only
/// elements that are seen at both ends move.
///
/// At progress 0 the transition equals the first layout exactly, and at 1 the second one. Progress can change in both
/// directions and overshoot a little, as springs do. Since a transition is itself a layout, an interrupted one can be
/// the first layout of the next transition.
///
/// **Coordinates.** The content offset of the transition is interpolated between those of the layouts, and so are the
/// frames of elements. A pane that shows the transition scrolls to `contentOffset`.
///
/// **Names.** Elements are named as in the nearer layout, and indices that are passed in refer to it too. An
/// element that is only in the other layout keeps its name there. If the layouts group items differently, two elements
/// can have the same name; `elements(in:)` distinguishes them. A transition that begins or ends with such a transition
/// matches only the elements of its nearer layout.
public struct LayoutTransition: CollectionLayout {
  /// One of the two layouts, with the content offset at which it is shown.
  public struct End: Sendable {
    /// The layout.
    public var layout: any CollectionLayout
    /// The content offset of the layout.
    public var contentOffset: Point { didSet { contentOffset = contentOffset.bounded } }

    /// Creates an end from a layout and its content offset.
    public init(_ layout: any CollectionLayout, contentOffset: Point) {
      (self.layout, self.contentOffset) = (layout, contentOffset.bounded)
    }
  }

  /// The layout at progress 0.
  public let from: End
  /// The layout at progress 1.
  public let to: End
  /// The progress: 0 is the first layout, 1 the second one. It is limited to -10...10; NaN counts as zero.
  public var progress: Double { didSet { progress = Self.valid(progress) } }
  /// The elements of the two layouts that represent the same item.
  public let correspondence: LayoutCorrespondence

  /// Creates a transition at a progress.
  public init(from: End, to: End, progress: Double, correspondence: LayoutCorrespondence = .identity) {
    (self.from, self.to, self.correspondence) = (from, to, correspondence)
    self.progress = Self.valid(progress)
  }

  private static func valid(_ progress: Double) -> Double { progress.isNaN ? 0 : progress.clamped(to: -10...10) }

  /// The nearer layout. It names the elements, and decides about navigation, drops and resting offsets.
  public var nearer: End { isNearerToStart ? from : to }

  var isNearerToStart: Bool { progress < 0.5 }

  /// The layout that the transition equals at present; nil in between.
  var reached: End? { progress == 0 ? from : progress == 1 ? to : nil }

  /// The content offset of the transition, interpolated between those of the layouts.
  public var contentOffset: Point { from.contentOffset.interpolated(to: to.contentOffset, progress) }

  /// The union of the bounds of both layouts, moved to the content of the transition.
  public var contentBounds: Rect {
    if let reached { return reached.layout.contentBounds }
    return from.layout.contentBounds.moved(by: distance(from: from))
      .union(to.layout.contentBounds.moved(by: distance(from: to)))
  }

  /// The vector from the content of one of the layouts to that of the transition.
  func distance(from end: End) -> Point { contentOffset - end.contentOffset }

  /// The vector from the content of the transition to that of one of the layouts.
  func distance(to end: End) -> Point { end.contentOffset - contentOffset }
}

extension LayoutTransition {
  /// Returns the neighbour in the nearer layout, by its names.
  public func neighbor(of index: ItemIndex, toward direction: FocusDirection) -> ItemIndex? {
    nearer.layout.neighbor(of: index, toward: direction)
  }

  /// Returns the resting offset of the nearer layout.
  public func restingOffset(near offset: Point, velocity: Point) -> Point {
    nearer.layout.restingOffset(near: offset.bounded + distance(to: nearer), velocity: velocity)
      + distance(from: nearer)
  }

  /// Returns the meaning of a drop in the nearer layout, at the same position on screen.
  public func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? {
    nearer.layout.dropTarget(at: point + distance(to: nearer), share: share)
  }
}

extension LayoutTransition {
  /// Returns a value between those of the layouts. An element that only one of them has keeps its value.
  public func value<Key: LayoutValueKey>(_ key: Key.Type, of element: LayoutElement, in visible: Rect) -> Key.Value {
    let source = isNearerToStart ? element : correspondence.source(of: element)
    let target = isNearerToStart ? correspondence.target(of: element) : element
    let start = source.flatMap { value(key, of: $0, at: from, in: visible) }
    let end = target.flatMap { value(key, of: $0, at: to, in: visible) }
    guard let start, let end else { return start ?? end ?? Key.defaultValue }
    return progress == 0 ? start : progress == 1 ? end : Key.interpolate(start, end, progress)
  }

  /// nil if the layout does not have the element.
  private func value<Key: LayoutValueKey>(
    _ key: Key.Type, of element: LayoutElement, at end: End, in visible: Rect
  ) -> Key.Value? {
    let visible = visible.moved(by: distance(to: end))
    guard end.layout.attributes(for: element, in: visible) != nil else { return nil }
    return end.layout.value(key, of: element, in: visible)
  }
}
