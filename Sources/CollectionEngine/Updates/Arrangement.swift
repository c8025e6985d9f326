/// The values that determine where the elements of a collection are: the data, the layout and the content offset.
struct Arrangement<Section: Hashable, Item: Hashable>: ElementPlaces {
  typealias Identity = ElementIdentity<Section, Item>

  var context: LayoutContext<Section, Item>
  var content: ScrolledLayout

  var layout: any CollectionLayout { content.layout }

  func offset(at now: Instant) -> Point { content.contentOffset(at: now) }

  /// The visible part of the content.
  func visible(at now: Instant) -> Rect { content.visible(at: offset(at: now)) }

  /// Where the layout shows an element in the viewport; nil if it does not have it.
  func place(of identity: Identity, at now: Instant) -> LayoutAttributes? {
    guard let element = context.snapshot.element(with: identity) else { return nil }
    return layout.attributes(for: element, in: visible(at: now)).map { inViewport($0, at: now) }
  }

  /// The elements that the layout shows in the viewport, each once.
  func places(at now: Instant) -> [(identity: Identity, attributes: LayoutAttributes)] {
    content.visibleAttributes(at: now).compactMap { attributes in
      context.snapshot.identity(of: attributes.element).map { ($0, attributes) }
    }
  }

  /// Attributes of the content in the coordinates of the viewport.
  func inViewport(_ attributes: LayoutAttributes, at now: Instant) -> LayoutAttributes {
    attributes.moved(by: .zero - offset(at: now))
  }

  /// The velocity at which scrolling moves an element in the viewport. One that is pinned stays.
  func scrolling(_ attributes: LayoutAttributes, at now: Instant) -> Point {
    attributes.flags.contains(.pinned) ? .zero : .zero - content.velocity(at: now)
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
  /// Takes another layout. What `anchor` is keeps its place on screen as far as the content allows.
  mutating func take(
    _ layout: any CollectionLayout, for context: LayoutContext<Section, Item>, keeping anchor: Identity?,
    on spring: Spring, at now: Instant
  ) {
    let former = content
    let old = origin(of: anchor, at: now)
    self.context = context
    content = ScrolledLayout(layout, in: context.bounds, fixedAt: former.contentOffset(at: now))
    let distance = origin(of: anchor, at: now).flatMap { new in old.map { new - $0 } }
    content = ScrolledLayout(layout, in: context.bounds).continuing(former, moving: distance, on: spring, at: now)
  }

  private func origin(of anchor: Identity?, at now: Instant) -> Point? {
    anchor.flatMap { place(of: $0, at: now)?.frame.origin }
  }

  /// Takes a layout that does not scroll.
  mutating func take(_ layout: any CollectionLayout, fixedAt offset: Point) {
    content = ScrolledLayout(layout, in: context.bounds, fixedAt: offset)
  }
}

extension ScrolledLayout {
  /// The attributes of the elements that the layout shows in the viewport, in its coordinates, each element once.
  func visibleAttributes(at now: Instant) -> [LayoutAttributes] {
    let offset = contentOffset(at: now)
    let all = layout.attributes(in: visible(at: offset))
    var known = Set<LayoutElement>(minimumCapacity: all.count)
    return all.compactMap { known.insert($0.element).inserted ? $0.moved(by: .zero - offset) : nil }
  }

  /// Continues another layout. The content offset is greater by `distance`, or by as much of it as the content allows; nil keeps
  /// the screen or the offset.
  fileprivate func continuing(
    _ former: ScrolledLayout, moving distance: Point?, on spring: Spring, at now: Instant
  ) -> ScrolledLayout {
    guard let distance else { return continuing(former, on: spring, at: now) }
    let offset = former.contentOffset(at: now)
    let nearest = nearestOffset(to: offset + distance)
    guard paging != nil || former.paging != nil else {
      return continuing(former, shiftedBy: nearest - offset, on: spring, at: now)
    }
    var moved = self
    moved.jump(to: nearest)
    return moved.continuing(former, from: moved.screen, on: spring, at: now)
  }
}

extension Arrangement: Sendable where Section: Sendable, Item: Sendable {}
