/// A layout on its way to another one. What is on screen in the first layout moves to where it will be on screen in the
/// second one; elements that are in one layout only appear or disappear by that layout's initial or final attributes.
///
/// Progress is 0 at the first layout and 1 at the second one, and the transition then equals that layout exactly. It
/// can go either way and overshoot a little, as a spring does. A transition is a layout itself: one that is interrupted
/// can be the first layout of the next transition.
///
/// **Coordinates.** The content offset of the transition is on the line between those of the layouts, and so is the
/// frame of an element: `contentOffset` is how far a pane that shows the transition is scrolled.
///
/// **Names.** Elements have the names that they have in the nearer layout, and index paths that are passed in are those
/// of the nearer layout too. An element that is only in the other layout keeps its name from there; where the layouts
/// group items differently, two elements can then have the same name, and `elements(in:)` tells them apart.
public struct LayoutTransition: CollectionLayout {
  /// One of the two layouts, and the content offset at which it is shown.
  public struct End: Sendable {
    /// The layout itself.
    public var layout: any CollectionLayout
    /// How far the content of the layout is scrolled.
    public var contentOffset: Point

    /// A layout that is shown at a content offset.
    public init(_ layout: any CollectionLayout, contentOffset: Point) {
      (self.layout, self.contentOffset) = (layout, contentOffset)
    }
  }

  /// The layout at progress 0.
  public let from: End
  /// The layout at progress 1.
  public let to: End
  /// How far the transition has come.
  public var progress: Double
  /// The elements of the two layouts that are the same thing.
  public let correspondence: LayoutCorrespondence

  /// A transition that has come as far as `progress`.
  public init(from: End, to: End, progress: Double, correspondence: LayoutCorrespondence = .identity) {
    (self.from, self.to, self.progress, self.correspondence) = (from, to, progress, correspondence)
  }

  /// The nearer layout names the elements, and answers what only a layout at rest can answer.
  public var nearer: End { isNearerToStart ? from : to }

  var isNearerToStart: Bool { progress < 0.5 }

  /// The layout that the transition equals.
  var reached: End? { progress == 0 ? from : progress == 1 ? to : nil }

  /// Between the content offsets of the two layouts.
  public var contentOffset: Point {
    let (start, end) = (from.contentOffset, to.contentOffset)
    return progress == 1
      ? end : Point(x: interpolate(start.x, end.x, progress), y: interpolate(start.y, end.y, progress))
  }

  /// The bounds of both layouts on the way: every position between them is in it.
  public var contentBounds: Rect {
    if let reached { return reached.layout.contentBounds }
    return from.layout.contentBounds.moved(by: distance(from: from))
      .union(to.layout.contentBounds.moved(by: distance(from: to)))
  }

  /// What has to be added to a position in the content of one of the layouts.
  func distance(from end: End) -> Point { contentOffset - end.contentOffset }

  /// What has to be added to a position in the content of the transition.
  func distance(to end: End) -> Point { end.contentOffset - contentOffset }
}

extension LayoutTransition {
  /// The nearer layout's, by its names.
  public func neighbor(of index: IndexPath, toward direction: FocusStep) -> IndexPath? {
    nearer.layout.neighbor(of: index, toward: direction)
  }

  /// Where the nearer layout would come to rest.
  public func restingOffset(near offset: Point, velocity: Point) -> Point {
    nearer.layout.restingOffset(near: offset + distance(to: nearer), velocity: velocity) + distance(from: nearer)
  }

  /// What a drop would mean in the nearer layout, which takes the same place on screen.
  public func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? {
    nearer.layout.dropTarget(at: point + distance(to: nearer), share: share)
  }
}
