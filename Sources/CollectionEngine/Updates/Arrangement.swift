/// What determines where the elements of a collection are: the data, the layout and the content offset.
struct Arrangement<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Identity = ElementIdentity<Section, Item>

  var context: LayoutContext<Section, Item>
  var layout: any CollectionLayout
  var scroller: ScrollerPair

  func offset(at now: Instant) -> Point { scroller.offset(at: now) }

  /// The visible part of the content.
  func visible(at now: Instant) -> Rect { Rect(origin: offset(at: now), size: context.size) }

  /// Where the layout shows an element in the viewport; nil if it does not have it.
  func place(of identity: Identity, at now: Instant) -> LayoutAttributes? {
    guard let element = context.snapshot.element(with: identity) else { return nil }
    return layout.attributes(for: element, in: visible(at: now)).map { inViewport($0, at: now) }
  }

  /// The elements that the layout shows in the viewport, each once.
  func places(at now: Instant) -> [(identity: Identity, attributes: LayoutAttributes)] {
    var known: Set<Identity> = []
    return layout.attributes(in: visible(at: now)).compactMap { attributes in
      guard let identity = context.snapshot.identity(of: attributes.element), known.insert(identity).inserted else {
        return nil
      }
      return (identity, inViewport(attributes, at: now))
    }
  }

  /// Attributes of the content in the coordinates of the viewport.
  func inViewport(_ attributes: LayoutAttributes, at now: Instant) -> LayoutAttributes {
    attributes.moved(by: .zero - offset(at: now))
  }

  /// The velocity at which scrolling moves an element in the viewport. One that is pinned stays.
  func scrolling(_ attributes: LayoutAttributes, at now: Instant) -> Point {
    attributes.flags.contains(.pinned) ? .zero : .zero - scroller.velocity(at: now)
  }

  /// Where an element was that is not in view, but at most a viewport away from it: from farther, it would be too fast to be
  /// seen.
  func nearby(_ identity: Identity, at now: Instant) -> LayoutAttributes? {
    guard let place = place(of: identity, at: now) else { return nil }
    let (center, size) = (place.frame.center, context.size)
    let nearest = Point(
      x: center.x.clamped(to: -size.width...2 * size.width), y: center.y.clamped(to: -size.height...2 * size.height))
    return place.moved(by: nearest - center)
  }
}

extension Arrangement {
  /// The offsets at which content can rest.
  static func bounds(of layout: any CollectionLayout, in size: Size) -> (x: ScrollBounds, y: ScrollBounds) {
    let content = layout.contentBounds
    return (
      ScrollBounds(content: range(content.minX, content.maxX), viewport: size.width),
      ScrollBounds(content: range(content.minY, content.maxY), viewport: size.height)
    )
  }

  private static func range(_ low: Double, _ high: Double) -> ClosedRange<Double> {
    low.isFinite && high.isFinite ? low...max(low, high) : 0...0
  }

  /// Takes another layout. What `anchor` is keeps its place on screen as far as the content allows.
  mutating func take(
    _ layout: any CollectionLayout, for context: LayoutContext<Section, Item>, keeping anchor: Identity?,
    on spring: Spring, at now: Instant
  ) {
    let old = anchor.flatMap { place(of: $0, at: now)?.frame.origin }
    (self.layout, self.context) = (layout, context)
    let bounds = Self.bounds(of: layout, in: context.size)
    var distance = Point.zero
    if let anchor, let old, let new = place(of: anchor, at: now)?.frame.origin {
      let offset = offset(at: now)
      let wanted = offset + (new - old)
      distance = Point(x: bounds.x.nearest(wanted.x), y: bounds.y.nearest(wanted.y)) - offset
    }
    scroller.resize(to: bounds, shiftedBy: distance, on: spring, at: now)
  }
}
