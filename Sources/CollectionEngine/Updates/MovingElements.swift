/// The elements that are not where they belong: those that move, and those that disappear. There is one motion for each identity,
/// whatever moves it. A collection has one of these, and so have several views together whose items move from one to another.
///
/// Other modules can specialise the code, because each change asks about every element that is visible.
@usableFromInline package struct MovingElements<Identity: Hashable> {
  @usableFromInline package var motions: [Identity: ElementMotion] = [:]
  @usableFromInline package var departures: [Identity: Departure] = [:]
  /// The elements that a finger has let go, and that have not come to rest since then.
  @usableFromInline var released: Set<Identity> = []
  @usableFromInline var lastDeparture = 0

  /// An element that the data or the layout no longer has.
  @usableFromInline package struct Departure: Sendable {
    /// Later ones have greater numbers, and are in front.
    @usableFromInline let number: Int
    /// The attributes with which it began to disappear.
    @usableFromInline package let start: LayoutAttributes
    /// The attributes with which it disappears, in the viewport when it left.
    @usableFromInline let rest: LayoutAttributes
    /// The content offset then. It scrolls with the content from there.
    @usableFromInline let offset: Point
    @usableFromInline let motion: ElementMotion

    @inlinable
    init(number: Int, start: LayoutAttributes, rest: LayoutAttributes, offset: Point, motion: ElementMotion) {
      (self.number, self.start, self.rest, self.offset, self.motion) = (number, start, rest, offset, motion)
    }
  }

  /// How an element disappears.
  @usableFromInline package struct WayOut {
    /// The attributes and the velocity of the element at the start.
    @usableFromInline let start: ShownState
    /// The attributes with which it disappears.
    @usableFromInline let rest: LayoutAttributes
    @usableFromInline let spring: Spring

    @inlinable package init(from start: ShownState, to rest: LayoutAttributes, on spring: Spring) {
      (self.start, self.rest, self.spring) = (start, rest, spring)
    }
  }

  @inlinable package init() {}

  /// Whether everything is where it belongs, at any moment.
  @inlinable package var isEmpty: Bool { motions.isEmpty && departures.isEmpty }

  @inlinable package func isSettled(at now: Instant) -> Bool {
    motions.values.allSatisfy { $0.isSettled(at: now) } && departures.values.allSatisfy { $0.motion.isSettled(at: now) }
  }

  /// Whether a finger has let an element go, and it has not come to rest since then.
  @inlinable func isReleased(_ identity: Identity, at now: Instant) -> Bool {
    guard !released.isEmpty, released.contains(identity), let motion = motions[identity] ?? departures[identity]?.motion
    else {
      return false
    }
    return !motion.isSettled(at: now)
  }

  /// An element as it is on screen, on the way to the attributes `target`.
  @inlinable package func state(
    of identity: Identity, towards target: LayoutAttributes, in places: some ElementPlaces<Identity>,
    at now: Instant
  ) -> ShownState {
    let scrolling = places.scrolling(target, at: now)
    guard let motion = motions[identity], !motion.isSettled(at: now) else {
      return ShownState(attributes: target, velocity: AttributeVector(movement: scrolling))
    }
    return motion.state(towards: target, movingAt: scrolling, at: now)
  }

  /// How far each element that moves is from where it belongs.
  @inlinable package func differences(at now: Instant) -> [Identity: AttributeVector] {
    motions.compactMapValues { $0.isSettled(at: now) ? nil : $0.difference(at: now).present }
  }

  /// All elements that are or may be seen, each once. Those that disappear come first, so that they are behind the others.
  @inlinable func states(
    in places: some ElementPlaces<Identity>, at now: Instant
  ) -> [(identity: Identity, state: ShownState)] {
    var states = departing(from: places, at: now)
    let inView = places.places(at: now)
    for (identity, attributes) in inView where departures.isEmpty || departures[identity] == nil {
      states.append((identity, state(of: identity, towards: attributes, in: places, at: now)))
    }
    guard !motions.isEmpty else { return states }
    return states + beyondView(Set(inView.lazy.map(\.identity)), in: places, at: now)
  }

  /// The elements whose places are not in view while they may be.
  @inlinable func beyondView(
    _ shown: Set<Identity>, in places: some ElementPlaces<Identity>, at now: Instant
  ) -> [(identity: Identity, state: ShownState)] {
    var targets: [(identity: Identity, target: LayoutAttributes)] = []
    // Attributes are large, so the numbers of the elements are sorted instead.
    var order: [(position: ItemIndex, number: Int)] = []
    for (identity, motion) in motions where !shown.contains(identity) && !motion.isSettled(at: now) {
      guard let target = places.place(of: identity, at: now) else { continue }
      order.append((target.element.position, targets.count))
      targets.append((identity, target))
    }
    order.sort { $0.position < $1.position }
    return order.map { _, number in
      let identity = targets[number].identity
      return (identity, state(of: identity, towards: targets[number].target, in: places, at: now))
    }
  }

  /// The elements that disappear, from back to front, where nothing scrolls.
  @inlinable package func departing(at now: Instant) -> [(identity: Identity, state: ShownState)] {
    departing(offset: .zero, at: now) { _ in .zero }
  }

  @inlinable func departing(
    from places: some ElementPlaces<Identity>, at now: Instant
  ) -> [(identity: Identity, state: ShownState)] {
    departing(offset: places.offset(at: now), at: now) { places.scrolling($0, at: now) }
  }

  @inlinable func departing(
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
  @inlinable package mutating func settle() { (motions, departures, released) = ([:], [:], []) }

  /// Forgets the motions that have ended.
  @inlinable package mutating func removeSettled(at now: Instant) {
    guard !isEmpty else { return }
    motions = motions.filter { !$0.value.isSettled(at: now) }
    departures = departures.filter { !$0.value.motion.isSettled(at: now) }
    released = released.filter { motions[$0] != nil || departures[$0] != nil }
  }

  /// Moves an element from where it is on screen to its place.
  @inlinable mutating func move(
    _ identity: Identity, from state: ShownState, in places: some ElementPlaces<Identity>, on spring: Spring,
    at now: Instant
  ) {
    moveOn(identity, from: state, in: places, on: spring, at: now) { _, _ in nil }
  }

  /// Moves an element from where it is on screen to its place, or lets it disappear if it has none any more.
  @inlinable mutating func moveOn(
    _ identity: Identity, from state: ShownState, in places: some ElementPlaces<Identity>, on spring: Spring,
    at now: Instant, disappearing: (Identity, ShownState) -> WayOut?
  ) {
    if let target = places.place(of: identity, at: now) {
      let scrolling = places.scrolling(target, at: now)
      let motion = ElementMotion(from: state, to: target, movingAt: scrolling, on: spring, at: now)
      motions[identity] = motion.isSettled(at: now) ? nil : motion
      if !departures.isEmpty { departures[identity] = nil }
    } else {
      motions[identity] = nil
      guard departures[identity] == nil, let way = disappearing(identity, state) else { return }
      depart(identity, on: way, in: places, at: now)
    }
  }

  /// Adds to how far an element is from where it belongs, which has moved without it.
  @inlinable package mutating func displace(
    _ identity: Identity, by distance: AttributeVector, on spring: Spring, at now: Instant
  ) {
    let motion = ElementMotion(continuing: motions[identity], displacedBy: distance, on: spring, at: now)
    motions[identity] = motion.isSettled(at: now) ? nil : motion
  }

  /// The arrangement has changed without animation. Elements that were disappearing and that are in it now move there.
  @inlinable mutating func bringBack(to places: some ElementPlaces<Identity>, on spring: Spring, at now: Instant) {
    for (identity, state) in departing(from: places, at: now) {
      move(identity, from: state, in: places, on: spring, at: now)
    }
  }

  /// Forgets the motion of an element that is no longer here, and does not disappear either.
  @inlinable package mutating func forget(_ identity: Identity) {
    (motions[identity], departures[identity]) = (nil, nil)
    released.remove(identity)
  }

  /// A finger lets an element go: it moves from where it is on screen to its place, or disappears if it has none.
  @inlinable package mutating func release(
    _ identity: Identity, from state: ShownState, in places: some ElementPlaces<Identity>, on spring: Spring,
    at now: Instant, disappearing: ((Identity, ShownState) -> WayOut?)? = nil
  ) {
    forget(identity)
    released.insert(identity)
    moveOn(identity, from: state, in: places, on: spring, at: now) { identity, state in
      guard let disappearing else { return WayOut(from: state, to: state.attributes.absent, on: spring) }
      return disappearing(identity, state)
    }
  }

  /// Moves every element from where it was on screen to its place in another arrangement. `pushed` are velocities that some have
  /// in addition. `appearing` returns where an element comes from that was not on screen, and `disappearing` how one leaves that
  /// has no place any more; with nil, it is there or gone at once.
  @inlinable package mutating func rearrange<Places: ElementPlaces<Identity>>(
    from old: Places, to new: Places, pushing pushed: [Identity: AttributeVector] = [:], on spring: Spring,
    at now: Instant, appearing: (Identity, LayoutAttributes) -> ShownState?,
    disappearing: (Identity, ShownState) -> WayOut?
  ) {
    removeSettled(at: now)
    let (leaving, inView) = (departing(from: old, at: now), old.places(at: now))
    var seen = Set<Identity>(minimumCapacity: leaving.count + inView.count)
    for (identity, state) in leaving {
      seen.insert(identity)
      continueDeparture(of: identity, at: state, from: old, to: new, at: now)
      let state = state.pushed(by: pushed[identity])
      moveOn(identity, from: state, in: new, on: spring, at: now, disappearing: disappearing)
    }
    for (identity, place) in inView where seen.insert(identity).inserted {
      if pushed.isEmpty, rests(identity, at: place, from: old, to: new, at: now) { continue }
      let state = state(of: identity, towards: place, in: old, at: now).pushed(by: pushed[identity])
      moveOn(identity, from: state, in: new, on: spring, at: now, disappearing: disappearing)
    }
    let others = motions.isEmpty ? [] : beyondView(seen, in: old, at: now)
    for (identity, state) in others where seen.insert(identity).inserted {
      let state = state.pushed(by: pushed[identity])
      moveOn(identity, from: state, in: new, on: spring, at: now, disappearing: disappearing)
    }
    for (identity, target) in new.places(at: now) where !seen.contains(identity) {
      if let start = appearing(identity, target) { move(identity, from: start, in: new, on: spring, at: now) }
    }
  }

  /// Whether an element is at rest and keeps its place. Mostly this is so, and nothing has to be computed.
  @inlinable func rests<Places: ElementPlaces<Identity>>(
    _ identity: Identity, at place: LayoutAttributes, from old: Places, to new: Places, at now: Instant
  ) -> Bool {
    guard motions.isEmpty || motions[identity] == nil, let target = new.place(of: identity, at: now) else {
      return false
    }
    return target == place && old.scrolling(place, at: now) == new.scrolling(target, at: now)
  }

  /// Continues a departure from where the element is, although the content may have other coordinates now, or no longer scroll.
  @inlinable mutating func continueDeparture<Places: ElementPlaces<Identity>>(
    of identity: Identity, at state: ShownState, from old: Places, to new: Places, at now: Instant
  ) {
    guard let departure = departures[identity] else { return }
    let rest = departure.rest.moved(by: departure.offset - old.offset(at: now))
    departures[identity] = Departure(
      number: departure.number, start: departure.start, rest: rest, offset: new.offset(at: now),
      motion: ElementMotion(
        from: state, to: rest, movingAt: new.scrolling(rest, at: now), on: departure.motion.spring, at: now))
  }

  @inlinable mutating func depart(
    _ identity: Identity, on way: WayOut, in places: some ElementPlaces<Identity>, at now: Instant
  ) {
    lastDeparture += 1
    departures[identity] = Departure(
      number: lastDeparture, start: way.start.attributes, rest: way.rest, offset: places.offset(at: now),
      motion: ElementMotion(
        from: way.start, to: way.rest, movingAt: places.scrolling(way.rest, at: now), on: way.spring, at: now))
  }
}

extension MovingElements: Sendable where Identity: Sendable {}
