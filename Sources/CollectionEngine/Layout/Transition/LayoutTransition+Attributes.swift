extension LayoutTransition {
  /// An element of a transition, with its names in both layouts.
  public struct Element: Equatable, Sendable {
    /// The name in the first layout; nil if the element is new.
    public var source: LayoutElement?
    /// The name in the second layout; nil if the element disappears.
    public var target: LayoutElement?
    /// The attributes between the two layouts, in the content of the transition.
    public var attributes: LayoutAttributes
    /// The attributes in the nearer layout, or in the only one that has it, in the content of that layout. They change
    /// only half way, so pictures that are drawn for them can be used for many frames.
    public var resting: LayoutAttributes
    /// Whether `resting` is from the first layout.
    public var restsAtStart: Bool

    /// Returns nil if neither layout has the element.
    fileprivate init?(_ pair: Pair, _ attributes: LayoutAttributes, isNearerToStart: Bool) {
      guard let resting = isNearerToStart ? pair.start ?? pair.end : pair.end ?? pair.start else { return nil }
      (source, target) = (pair.start?.element, pair.end?.element)
      (self.attributes, self.resting) = (attributes, resting)
      restsAtStart = pair.end == nil || (isNearerToStart && pair.start != nil)
    }
  }

  /// Returns the elements that are visible in one of the layouts and intersect the visible rectangle. The cost is
  /// proportional to what is visible in the two layouts. Elements that are visible only during the transition are not
  /// found.
  public func attributes(in visible: Rect) -> [LayoutAttributes] {
    if let reached { return reached.layout.attributes(in: visible) }
    var result: [LayoutAttributes] = []
    forEachPair(in: visible) { pair, places in
      guard let attributes = attributes(of: pair, places), attributes.coverage.intersects(visible) else { return }
      result.append(attributes)
    }
    return result
  }

  /// Returns the same elements as `attributes(in:)`: first those of the nearer layout in its order, then those that
  /// only the other layout shows.
  public func elements(in visible: Rect) -> [Element] {
    if let reached { return elements(in: visible, of: reached.layout) }
    var result: [Element] = []
    forEachPair(in: visible) { pair, places in
      guard let attributes = attributes(of: pair, places), attributes.coverage.intersects(visible),
        let element = Element(pair, attributes, isNearerToStart: isNearerToStart)
      else { return }
      result.append(element)
    }
    return result
  }

  /// Returns the attributes of an element by its name in the nearer layout, or in the other one if it is only there.
  public func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    if let reached { return reached.layout.attributes(for: element, in: visible) }
    let places = Places(self, visible)
    let leaving = from.layout.attributes(for: element, in: places.fromVisible).map { departure($0, places) }
    let arriving = to.layout.attributes(for: element, in: places.toVisible).map { arrival($0, places) }
    let pair =
      isNearerToStart
      ? leaving ?? arriving.filter { $0.start == nil } : arriving ?? leaving.filter { $0.end == nil }
    return pair.flatMap { attributes(of: $0, places) }
  }

  /// The elements of a layout that the transition has reached.
  private func elements(in visible: Rect, of layout: any CollectionLayout) -> [Element] {
    let places = Places(self, visible)
    return layout.attributes(in: visible).compactMap { attributes in
      let pair = progress == 0 ? departure(attributes, places) : arrival(attributes, places)
      return Element(pair, attributes, isNearerToStart: isNearerToStart)
    }
  }
}

extension LayoutTransition {
  /// The visible rectangle in the content of the transition and of each layout, and the vectors from the contents of the
  /// layouts to that of the transition.
  private struct Places {
    let visible: Rect
    let fromVisible: Rect
    let toVisible: Rect
    let fromDistance: Point
    let toDistance: Point

    init(_ transition: LayoutTransition, _ visible: Rect) {
      let visible = visible.bounded
      self.visible = visible
      fromVisible = visible.moved(by: transition.distance(to: transition.from))
      toVisible = visible.moved(by: transition.distance(to: transition.to))
      fromDistance = transition.distance(from: transition.from)
      toDistance = transition.distance(from: transition.to)
    }
  }

  /// The attributes of an element in the content of each layout; nil if it is not in the layout.
  fileprivate struct Pair {
    var start: LayoutAttributes?
    var end: LayoutAttributes?
  }

  /// Calls `body` once for each element that one of the layouts shows, first for those of the nearer layout.
  private func forEachPair(in visible: Rect, _ body: (Pair, Places) -> Void) {
    let places = Places(self, visible)
    let leaving = from.namedAttributes(in: places.fromVisible)
    let arriving = to.namedAttributes(in: places.toVisible)
    if isNearerToStart {
      for start in leaving { body(departure(start, places), places) }
      let known = Set(leaving.lazy.map(\.element))
      for end in arriving where !known.contains(optional: correspondence.source(of: end.element)) {
        body(arrival(end, places), places)
      }
    } else {
      for end in arriving { body(arrival(end, places), places) }
      let known = Set(arriving.lazy.map(\.element))
      for start in leaving where !known.contains(optional: correspondence.target(of: start.element)) {
        body(departure(start, places), places)
      }
    }
  }

  private func departure(_ start: LayoutAttributes, _ places: Places) -> Pair {
    let target = correspondence.target(of: start.element)
    return Pair(start: start, end: target.flatMap { to.layout.attributes(for: $0, in: places.toVisible) })
  }

  private func arrival(_ end: LayoutAttributes, _ places: Places) -> Pair {
    let source = correspondence.source(of: end.element)
    return Pair(start: source.flatMap { from.layout.attributes(for: $0, in: places.fromVisible) }, end: end)
  }

  private func attributes(of pair: Pair, _ places: Places) -> LayoutAttributes? {
    let seen = seen(pair, places)
    guard let start = start(of: seen, places), let end = end(of: seen, places) else { return nil }
    var attributes = start.interpolated(to: end, progress)
    attributes.alpha = interpolate(start.alpha, end.alpha, fading(of: seen)).clamped(to: 0...1)
    attributes.element = (isNearerToStart ? pair.start ?? end : pair.end ?? start).element
    attributes.flags = (isNearerToStart ? start : end).flags
    return attributes
  }

  /// An element that only one of the layouts shows in the visible rectangle is treated as if the other one did not have it.
  private func seen(_ pair: Pair, _ places: Places) -> Pair {
    let seen = Pair(
      start: pair.start.filter { $0.coverage.intersects(places.fromVisible) },
      end: pair.end.filter { $0.coverage.intersects(places.toVisible) })
    return seen.start == nil && seen.end == nil ? pair : seen
  }

  /// The progress of fading. Elements disappear in the first half, and appear in the second one, so that none covers another.
  private func fading(of pair: Pair) -> Double {
    if pair.end == nil { return min(1, progress * 2) }
    return pair.start == nil ? max(0, progress * 2 - 1) : progress
  }

  /// The start attributes in the content of the transition. A new element without initial attributes is present from
  /// the start.
  private func start(of pair: Pair, _ places: Places) -> LayoutAttributes? {
    if let start = pair.start { return start.moved(by: places.fromDistance) }
    guard let end = pair.end else { return nil }
    let initial = to.layout.initialAttributes(for: end.element, in: places.toVisible)
    return (initial ?? end).moved(by: places.toDistance)
  }

  /// The end attributes in the content of the transition. An element without final attributes is present until the end.
  private func end(of pair: Pair, _ places: Places) -> LayoutAttributes? {
    if let end = pair.end { return end.moved(by: places.toDistance) }
    guard let start = pair.start else { return nil }
    let final = from.layout.finalAttributes(for: start.element, in: places.fromVisible)
    return (final ?? start).moved(by: places.fromDistance)
  }
}

extension LayoutTransition.End {
  /// Returns the elements that the layout shows. If it is an interrupted transition, elements that only its farther layout
  /// has are left out while they are transparent: another element may have the same name.
  fileprivate func namedAttributes(in visible: Rect) -> [LayoutAttributes] {
    guard let transition = layout as? LayoutTransition, transition.reached == nil else {
      return layout.attributes(in: visible)
    }
    return transition.elements(in: visible)
      .filter { (transition.isNearerToStart ? $0.source : $0.target) != nil || $0.attributes.alpha > 0 }
      .map(\.attributes)
  }
}

extension Set {
  fileprivate func contains(optional element: Element?) -> Bool { element.map(contains) ?? false }
}

extension Optional {
  fileprivate func filter(_ isIncluded: (Wrapped) -> Bool) -> Wrapped? { flatMap { isIncluded($0) ? $0 : nil } }
}
