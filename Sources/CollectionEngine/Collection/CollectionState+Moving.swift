/// The motions of elements to another arrangement.
extension CollectionState {
  /// Moves every element from where it was on screen to its place now. `pushed` are velocities that some have in addition. With
  /// `keepsValues`, the two layouts have the same values of their own at this moment.
  mutating func move(
    from old: Arrangement<Section, Item>, _ animation: UpdateAnimation,
    pushing pushed: [Identity: AttributeVector] = [:], keepsValues: Bool = false, at now: Instant
  ) {
    guard animation != .none else {
      moving.settle()
      return values.removeAll()
    }
    let (new, spring) = (arrangement, tuning.motion)
    values.removeSettled(at: now)
    moving.rearrange(
      from: old, to: new, pushing: pushed, on: spring, at: now,
      appearing: { new.arrival(of: $0, at: $1, from: old, animation, at: now) },
      disappearing: { identity, state in
        old.absence(of: identity, in: new, animation, at: now).map { .init(from: state, to: $0, on: spring) }
      })
    if !moving.isEmpty || !keepsValues && !old.layout.isKnownToEqual(new.layout) {
      values.add(old, on: spring, at: now)
    }
  }
}

extension Arrangement {
  /// Where an element comes from that was not on screen; nil if it is there at once. `target` is its place here.
  fileprivate func arrival(
    of identity: Identity, at target: LayoutAttributes, from old: Arrangement, _ animation: UpdateAnimation,
    at now: Instant
  ) -> ShownState? {
    if let place = old.nearby(identity, at: now) {
      return ShownState(attributes: place, velocity: AttributeVector(movement: old.scrolling(place, at: now)))
    }
    let initial = animation.absent(
      target,
      automatic: layout.initialAttributes(for: target.element, in: visible(at: now)).map { inViewport($0, at: now) },
      in: context.size)
    return initial.map { ShownState(attributes: $0) }
  }

  /// The attributes with which an element that was here disappears in another arrangement; nil if it is gone at once.
  fileprivate func absence(
    of identity: Identity, in new: Arrangement, _ animation: UpdateAnimation, at now: Instant
  ) -> LayoutAttributes? {
    guard let place = place(of: identity, at: now) else { return nil }
    return animation.absent(
      place,
      automatic: layout.finalAttributes(for: place.element, in: visible(at: now)).map { inViewport($0, at: now) },
      in: new.context.size)
  }
}

extension CollectionLayout {
  /// Whether another layout is certainly the same, so that no value of it can differ.
  fileprivate func isKnownToEqual(_ other: any CollectionLayout) -> Bool {
    func equals<Layout: Equatable>(_ layout: Layout) -> Bool { other as? Layout == layout }
    return (self as? any Equatable).map { equals($0) } ?? false
  }
}
