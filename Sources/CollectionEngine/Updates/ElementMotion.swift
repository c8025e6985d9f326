/// How an element differs from what its layout says while it moves there. Whatever moves the element, the difference decays on
/// one spring, from the position and the velocity that the element had on screen.
@usableFromInline package struct ElementMotion: Equatable, Sendable {
  private let began: Instant
  @usableFromInline let spring: Spring
  /// The difference and its velocity per second when the motion began.
  private let (difference, velocity): (AttributeVector, AttributeVector)

  /// Begins at `state`, on the way to the attributes `target`, which move at a velocity of their own while content scrolls.
  @usableFromInline init(
    from state: ShownState, to target: LayoutAttributes, movingAt scrolling: Point, on spring: Spring, at now: Instant
  ) {
    (began, self.spring) = (now, spring)
    difference = (AttributeVector(state.attributes) - AttributeVector(target)).finite
    velocity = (state.velocity - AttributeVector(movement: scrolling)).finite
  }

  /// Goes on from another motion, farther from the target by `distance`.
  @usableFromInline init(
    continuing motion: ElementMotion?, displacedBy distance: AttributeVector, on spring: Spring, at now: Instant
  ) {
    (began, self.spring) = (now, spring)
    let former = motion?.difference(at: now) ?? (present: .zero, velocity: .zero)
    (difference, velocity) = ((former.present + distance).finite, former.velocity)
  }

  /// The difference from what the layout says, and its velocity per second.
  @usableFromInline func difference(at now: Instant) -> (present: AttributeVector, velocity: AttributeVector) {
    let (displaced, pushed) = responses(at: now)
    return (
      difference * displaced.position + velocity * pushed.position,
      difference * displaced.velocity + velocity * pushed.velocity
    )
  }

  /// The attributes and the velocity on screen, on the way to the attributes `target`.
  @usableFromInline func state(towards target: LayoutAttributes, movingAt scrolling: Point, at now: Instant)
    -> ShownState
  {
    let (present, speed) = difference(at: now)
    let velocity = speed + AttributeVector(movement: scrolling)
    return ShownState(
      attributes: present.added(to: target),
      velocity: present.hasVisibleOpacity(in: target) ? velocity : velocity.keepingOpacity)
  }

  /// Whether the difference can no longer be seen, and will not be seen again.
  @usableFromInline func isSettled(at now: Instant) -> Bool {
    guard spring.response > 0 else { return true }
    let (present, speed) = difference(at: now)
    return present.magnitude < Self.grain && speed.magnitude < Self.grain * spring.frequency
  }

  /// The response of the spring to a unit of displacement and to a unit of velocity. It is linear, so that these two answer
  /// for all numbers.
  private func responses(at now: Instant) -> (displaced: Spring.State, pushed: Spring.State) {
    let seconds = now - began
    return (
      spring.state(after: seconds, from: Spring.State(position: 1, velocity: 0)),
      spring.state(after: seconds, from: Spring.State(position: 0, velocity: 1))
    )
  }

  /// A twentieth of a logical pixel.
  private static let grain = 0.05
}

/// An element as it is on screen at a moment.
@usableFromInline package struct ShownState: Equatable, Sendable {
  /// The attributes in the viewport.
  @usableFromInline package var attributes: LayoutAttributes
  /// The velocity of the attributes, per second.
  @usableFromInline package var velocity: AttributeVector

  @usableFromInline package init(attributes: LayoutAttributes, velocity: AttributeVector = .zero) {
    (self.attributes, self.velocity) = (attributes, velocity)
  }

  /// The state with a further velocity.
  @usableFromInline func pushed(by further: AttributeVector?) -> ShownState {
    further.map { ShownState(attributes: attributes, velocity: velocity + $0) } ?? self
  }
}
