/// The elements that are not where their layout says: those that move, and those that disappear. There is one motion for each
/// identity, whatever moves it.
struct MovingElements<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Identity = ElementIdentity<Section, Item>

  private(set) var motions: [Identity: ElementMotion] = [:]
  private(set) var departures: [Identity: Departure] = [:]
  /// The elements that a finger has let go, and that have not come to rest since then.
  private var released: Set<Identity> = []

  /// The values of the layouts from which the elements move.
  private(set) var values = ValueHistory<Section, Item>()

  /// An element that the data or the layout no longer has.
  struct Departure: Sendable {
    /// The attributes with which it disappears, in the viewport when it left.
    let rest: LayoutAttributes
    /// The content offset then. It scrolls with the content from there.
    let offset: Point
    let motion: ElementMotion
  }

  /// Whether everything is where its layout says, at any moment.
  var isEmpty: Bool { motions.isEmpty && departures.isEmpty }

  func isSettled(at now: Instant) -> Bool {
    motions.values.allSatisfy { $0.isSettled(at: now) } && departures.values.allSatisfy { $0.motion.isSettled(at: now) }
  }

  /// Whether a finger has let an element go, and it has not come to rest since then.
  func isReleased(_ identity: Identity, at now: Instant) -> Bool {
    guard !released.isEmpty, released.contains(identity), let motion = motions[identity] ?? departures[identity]?.motion
    else {
      return false
    }
    return !motion.isSettled(at: now)
  }

  /// An element as it is on screen, on the way to the attributes that the layout says.
  func state(
    of identity: Identity, towards target: LayoutAttributes, in arrangement: Arrangement<Section, Item>, at now: Instant
  ) -> ShownState {
    let scrolling = arrangement.scrolling(target, at: now)
    guard let motion = motions[identity], !motion.isSettled(at: now) else {
      return ShownState(attributes: target, velocity: AttributeVector(movement: scrolling))
    }
    return motion.state(towards: target, movingAt: scrolling, at: now)
  }

  /// All elements that are or may be seen, each once. Those that disappear come first, so that they are behind the others.
  func states(in arrangement: Arrangement<Section, Item>, at now: Instant) -> [(identity: Identity, state: ShownState)]
  {
    var states = departing(from: arrangement, at: now)
    let places = arrangement.places(at: now)
    for (identity, attributes) in places {
      states.append((identity, state(of: identity, towards: attributes, in: arrangement, at: now)))
    }
    guard !motions.isEmpty else { return states }
    let shown = Set(places.lazy.map(\.identity))
    for (identity, motion) in motions where !shown.contains(identity) && !motion.isSettled(at: now) {
      guard let target = arrangement.place(of: identity, at: now) else { continue }
      states.append((identity, state(of: identity, towards: target, in: arrangement, at: now)))
    }
    return states
  }

  private func departing(
    from arrangement: Arrangement<Section, Item>, at now: Instant
  ) -> [(identity: Identity, state: ShownState)] {
    departures.compactMap { identity, departure in
      guard !departure.motion.isSettled(at: now) else { return nil }
      let target = departure.rest.moved(by: departure.offset - arrangement.offset(at: now))
      let scrolling = arrangement.scrolling(target, at: now)
      return (identity, departure.motion.state(towards: target, movingAt: scrolling, at: now))
    }
  }
}

extension MovingElements {
  /// Forgets all motions: everything is where its layout says.
  mutating func settle() {
    (motions, departures, released) = ([:], [:], [])
    values.removeAll()
  }

  /// Forgets the motions that have ended.
  mutating func removeSettled(at now: Instant) {
    motions = motions.filter { !$0.value.isSettled(at: now) }
    departures = departures.filter { !$0.value.motion.isSettled(at: now) }
    values.removeSettled(at: now)
    released = released.filter { motions[$0] != nil || departures[$0] != nil }
  }

  /// Moves an element from where it is on screen to its place.
  mutating func move(
    _ identity: Identity, from state: ShownState, in arrangement: Arrangement<Section, Item>, on spring: Spring,
    at now: Instant
  ) {
    guard let target = arrangement.place(of: identity, at: now) else { return }
    let scrolling = arrangement.scrolling(target, at: now)
    let motion = ElementMotion(from: state, to: target, movingAt: scrolling, on: spring, at: now)
    motions[identity] = motion.isSettled(at: now) ? nil : motion
    departures[identity] = nil
  }

  /// The arrangement has changed without animation. Elements that were disappearing and that are in it now move there.
  mutating func bringBack(to arrangement: Arrangement<Section, Item>, on spring: Spring, at now: Instant) {
    guard !departures.isEmpty else { return }
    for (identity, state) in departing(from: arrangement, at: now) {
      move(identity, from: state, in: arrangement, on: spring, at: now)
    }
  }

  /// Forgets the motion of an element that is no longer here, and does not disappear either.
  mutating func forget(_ identity: Identity) {
    (motions[identity], departures[identity]) = (nil, nil)
    released.remove(identity)
  }

  /// A finger lets an element go: it moves from where it is on screen to its place, or disappears if it has none.
  mutating func release(
    _ identity: Identity, from state: ShownState, in arrangement: Arrangement<Section, Item>, on spring: Spring,
    at now: Instant
  ) {
    forget(identity)
    released.insert(identity)
    if arrangement.place(of: identity, at: now) != nil {
      return move(identity, from: state, in: arrangement, on: spring, at: now)
    }
    let rest = state.attributes.absent
    let motion = ElementMotion(
      from: state, to: rest, movingAt: arrangement.scrolling(rest, at: now), on: spring, at: now)
    departures[identity] = Departure(rest: rest, offset: arrangement.offset(at: now), motion: motion)
  }

  /// Moves every element from where it was on screen to its place in another arrangement. `pushed` are velocities that some have
  /// in addition. With `keepsValues`, the two layouts have the same values of their own at this moment.
  mutating func rearrange(
    from old: Arrangement<Section, Item>, to new: Arrangement<Section, Item>, _ animation: UpdateAnimation,
    pushing pushed: [Identity: AttributeVector] = [:], keepsValues: Bool = false, on spring: Spring, at now: Instant
  ) {
    guard animation != .none else { return settle() }
    removeSettled(at: now)
    var before = Dictionary(uniqueKeysWithValues: states(in: old, at: now).map { ($0.identity, $0.state) })
    for (identity, velocity) in pushed {
      guard let state = before[identity] else { continue }
      before[identity]?.velocity = state.velocity + velocity
    }
    // What disappears goes on from where it is, although the content may have other coordinates now, or no longer scroll.
    for (identity, departure) in departures {
      guard let state = before[identity] else { continue }
      let rest = departure.rest.moved(by: departure.offset - old.offset(at: now))
      departures[identity] = Departure(
        rest: rest, offset: new.offset(at: now),
        motion: ElementMotion(from: state, to: rest, movingAt: new.scrolling(rest, at: now), on: spring, at: now))
    }
    let after = new.places(at: now).map(\.identity)
    for identity in Set(before.keys).union(after) {
      guard let target = new.place(of: identity, at: now) else {
        depart(identity, from: before[identity], old, new, animation, on: spring, at: now)
        continue
      }
      guard
        let start = before[identity] ?? arrival(of: identity, at: target, old, new, animation, at: now)
      else { continue }
      move(identity, from: start, in: new, on: spring, at: now)
    }
    if !isEmpty || !keepsValues && !old.layout.isKnownToEqual(new.layout) { values.add(old, on: spring, at: now) }
  }

  /// Where an element comes from that was not on screen; nil if it is there at once.
  private func arrival(
    of identity: Identity, at target: LayoutAttributes, _ old: Arrangement<Section, Item>,
    _ new: Arrangement<Section, Item>, _ animation: UpdateAnimation, at now: Instant
  ) -> ShownState? {
    if let place = old.nearby(identity, at: now) {
      return ShownState(attributes: place, velocity: AttributeVector(movement: old.scrolling(place, at: now)))
    }
    let initial = animation.absent(
      target,
      automatic: new.layout.initialAttributes(for: target.element, in: new.visible(at: now)).map {
        new.inViewport($0, at: now)
      }, in: new.context.size)
    return initial.map { ShownState(attributes: $0) }
  }

  private mutating func depart(
    _ identity: Identity, from state: ShownState?, _ old: Arrangement<Section, Item>, _ new: Arrangement<Section, Item>,
    _ animation: UpdateAnimation, on spring: Spring, at now: Instant
  ) {
    motions[identity] = nil
    guard departures[identity] == nil, let state, let place = old.place(of: identity, at: now) else { return }
    let final = animation.absent(
      place,
      automatic: old.layout.finalAttributes(for: place.element, in: old.visible(at: now)).map {
        old.inViewport($0, at: now)
      }, in: new.context.size)
    guard let final else { return }
    let scrolling = new.scrolling(final, at: now)
    departures[identity] = Departure(
      rest: final, offset: new.offset(at: now),
      motion: ElementMotion(from: state, to: final, movingAt: scrolling, on: spring, at: now))
  }
}

extension CollectionLayout {
  /// Whether another layout is certainly the same, so that no value of it can differ.
  fileprivate func isKnownToEqual(_ other: any CollectionLayout) -> Bool {
    func equals<Layout: Equatable>(_ layout: Layout) -> Bool { other as? Layout == layout }
    return (self as? any Equatable).map { equals($0) } ?? false
  }
}
