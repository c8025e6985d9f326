/// The elements that are not where they belong: those that move, and those that disappear. There is one motion for each identity,
/// whatever moves it. A collection has one of these, and so have several views together whose items move from one to another.
package struct MovingElements<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  package typealias Identity = ElementIdentity<Section, Item>

  package private(set) var motions: [Identity: ElementMotion] = [:]
  package private(set) var departures: [Identity: Departure] = [:]
  /// The elements that a finger has let go, and that have not come to rest since then.
  private var released: Set<Identity> = []
  private var lastDeparture = 0

  /// An element that the data or the layout no longer has.
  package struct Departure: Sendable {
    /// Later ones have greater numbers, and are in front.
    fileprivate let number: Int
    /// The attributes with which it began to disappear.
    package let start: LayoutAttributes
    /// The attributes with which it disappears, in the viewport when it left.
    fileprivate let rest: LayoutAttributes
    /// The content offset then. It scrolls with the content from there.
    fileprivate let offset: Point
    fileprivate let motion: ElementMotion
  }

  /// How an element disappears.
  package struct WayOut {
    /// Its attributes and velocity at the start.
    let start: ShownState
    /// The attributes with which it disappears.
    let rest: LayoutAttributes
    let spring: Spring

    package init(from start: ShownState, to rest: LayoutAttributes, on spring: Spring) {
      (self.start, self.rest, self.spring) = (start, rest, spring)
    }
  }

  package init() {}

  /// Whether everything is where it belongs, at any moment.
  package var isEmpty: Bool { motions.isEmpty && departures.isEmpty }

  package func isSettled(at now: Instant) -> Bool {
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

  /// An element as it is on screen, on the way to the attributes `target`.
  package func state(
    of identity: Identity, towards target: LayoutAttributes, in places: some ElementPlaces<Section, Item>,
    at now: Instant
  ) -> ShownState {
    let scrolling = places.scrolling(target, at: now)
    guard let motion = motions[identity], !motion.isSettled(at: now) else {
      return ShownState(attributes: target, velocity: AttributeVector(movement: scrolling))
    }
    return motion.state(towards: target, movingAt: scrolling, at: now)
  }

  /// How far each element that moves is from where it belongs.
  package func differences(at now: Instant) -> [Identity: AttributeVector] {
    motions.compactMapValues { $0.isSettled(at: now) ? nil : $0.difference(at: now).present }
  }

  /// All elements that are or may be seen, each once. Those that disappear come first, so that they are behind the others.
  func states(
    in places: some ElementPlaces<Section, Item>, at now: Instant
  ) -> [(identity: Identity, state: ShownState)] {
    var states = departing(from: places, at: now)
    let inView = places.places(at: now)
    for (identity, attributes) in inView where departures.isEmpty || departures[identity] == nil {
      states.append((identity, state(of: identity, towards: attributes, in: places, at: now)))
    }
    guard !motions.isEmpty else { return states }
    let shown = Set(inView.lazy.map(\.identity))
    var others: [(identity: Identity, target: LayoutAttributes)] = []
    for (identity, motion) in motions where !shown.contains(identity) && !motion.isSettled(at: now) {
      if let target = places.place(of: identity, at: now) { others.append((identity, target)) }
    }
    for (identity, target) in others.sorted(by: { $0.target.element.position < $1.target.element.position }) {
      states.append((identity, state(of: identity, towards: target, in: places, at: now)))
    }
    return states
  }

  /// The elements that disappear, from back to front, where nothing scrolls.
  package func departing(at now: Instant) -> [(identity: Identity, state: ShownState)] {
    departing(offset: .zero, at: now) { _ in .zero }
  }

  private func departing(
    from places: some ElementPlaces<Section, Item>, at now: Instant
  ) -> [(identity: Identity, state: ShownState)] {
    departing(offset: places.offset(at: now), at: now) { places.scrolling($0, at: now) }
  }

  private func departing(
    offset: Point, at now: Instant, scrolling: (LayoutAttributes) -> Point
  ) -> [(identity: Identity, state: ShownState)] {
    departures.sorted { $0.value.number < $1.value.number }.compactMap { identity, departure in
      guard !departure.motion.isSettled(at: now) else { return nil }
      let target = departure.rest.moved(by: departure.offset - offset)
      return (identity, departure.motion.state(towards: target, movingAt: scrolling(target), at: now))
    }
  }
}

extension MovingElements {
  /// Forgets all motions: everything is where it belongs.
  package mutating func settle() { (motions, departures, released) = ([:], [:], []) }

  /// Forgets the motions that have ended.
  package mutating func removeSettled(at now: Instant) {
    guard !isEmpty else { return }
    motions = motions.filter { !$0.value.isSettled(at: now) }
    departures = departures.filter { !$0.value.motion.isSettled(at: now) }
    released = released.filter { motions[$0] != nil || departures[$0] != nil }
  }

  /// Moves an element from where it is on screen to its place.
  mutating func move(
    _ identity: Identity, from state: ShownState, in places: some ElementPlaces<Section, Item>, on spring: Spring,
    at now: Instant
  ) {
    guard let target = places.place(of: identity, at: now) else { return }
    let scrolling = places.scrolling(target, at: now)
    let motion = ElementMotion(from: state, to: target, movingAt: scrolling, on: spring, at: now)
    motions[identity] = motion.isSettled(at: now) ? nil : motion
    departures[identity] = nil
  }

  /// Adds to how far an element is from where it belongs, which has moved without it.
  package mutating func displace(
    _ identity: Identity, by distance: AttributeVector, on spring: Spring, at now: Instant
  ) {
    let motion = ElementMotion(continuing: motions[identity], displacedBy: distance, on: spring, at: now)
    motions[identity] = motion.isSettled(at: now) ? nil : motion
  }

  /// The arrangement has changed without animation. Elements that were disappearing and that are in it now move there.
  mutating func bringBack(to places: some ElementPlaces<Section, Item>, on spring: Spring, at now: Instant) {
    for (identity, state) in departing(from: places, at: now) {
      move(identity, from: state, in: places, on: spring, at: now)
    }
  }

  /// Forgets the motion of an element that is no longer here, and does not disappear either.
  package mutating func forget(_ identity: Identity) {
    (motions[identity], departures[identity]) = (nil, nil)
    released.remove(identity)
  }

  /// A finger lets an element go: it moves from where it is on screen to its place, or disappears if it has none.
  package mutating func release(
    _ identity: Identity, from state: ShownState, in places: some ElementPlaces<Section, Item>, on spring: Spring,
    at now: Instant, disappearing: ((Identity, ShownState) -> WayOut?)? = nil
  ) {
    forget(identity)
    released.insert(identity)
    if places.place(of: identity, at: now) != nil {
      return move(identity, from: state, in: places, on: spring, at: now)
    }
    let absent = WayOut(from: state, to: state.attributes.absent, on: spring)
    if let way = disappearing.map({ $0(identity, state) }) ?? absent { depart(identity, on: way, in: places, at: now) }
  }

  /// Moves every element from where it was on screen to its place in another arrangement. `pushed` are velocities that some have
  /// in addition. `appearing` returns where an element comes from that was not on screen, and `disappearing` how one leaves that
  /// has no place any more; with nil, it is there or gone at once.
  package mutating func rearrange<Places: ElementPlaces<Section, Item>>(
    from old: Places, to new: Places, pushing pushed: [Identity: AttributeVector] = [:], on spring: Spring,
    at now: Instant, appearing: (Identity, LayoutAttributes) -> ShownState?,
    disappearing: (Identity, ShownState) -> WayOut?
  ) {
    removeSettled(at: now)
    let states = states(in: old, at: now)
    var before = Dictionary(uniqueKeysWithValues: states.map { ($0.identity, $0.state) })
    for (identity, velocity) in pushed {
      guard let state = before[identity] else { continue }
      before[identity]?.velocity = state.velocity + velocity
    }
    continueDepartures(before, from: old, to: new, at: now)
    for identity in states.map(\.identity) where new.place(of: identity, at: now) == nil {
      motions[identity] = nil
      guard departures[identity] == nil, let state = before[identity], let way = disappearing(identity, state) else {
        continue
      }
      depart(identity, on: way, in: new, at: now)
    }
    let after = new.places(at: now).map(\.identity)
    for identity in Set(before.keys).union(after) {
      guard let target = new.place(of: identity, at: now),
        let start = before[identity] ?? appearing(identity, target)
      else { continue }
      move(identity, from: start, in: new, on: spring, at: now)
    }
  }

  /// What disappears goes on from where it is, although the content may have other coordinates now, or no longer scroll.
  private mutating func continueDepartures<Places: ElementPlaces<Section, Item>>(
    _ before: [Identity: ShownState], from old: Places, to new: Places, at now: Instant
  ) {
    for (identity, departure) in departures {
      guard let state = before[identity] else { continue }
      let rest = departure.rest.moved(by: departure.offset - old.offset(at: now))
      departures[identity] = Departure(
        number: departure.number, start: departure.start, rest: rest, offset: new.offset(at: now),
        motion: ElementMotion(
          from: state, to: rest, movingAt: new.scrolling(rest, at: now), on: departure.motion.spring, at: now))
    }
  }

  private mutating func depart(
    _ identity: Identity, on way: WayOut, in places: some ElementPlaces<Section, Item>, at now: Instant
  ) {
    lastDeparture += 1
    departures[identity] = Departure(
      number: lastDeparture, start: way.start.attributes, rest: way.rest, offset: places.offset(at: now),
      motion: ElementMotion(
        from: way.start, to: way.rest, movingAt: places.scrolling(way.rest, at: now), on: way.spring, at: now))
  }
}
