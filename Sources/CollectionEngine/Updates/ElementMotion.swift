/// How an element differs from what its layout says while it moves there. Whatever moves the element, the difference decays on
/// one spring, from the position and the velocity that the element had on screen.
struct ElementMotion: Equatable, Sendable {
  private let began: Instant
  private let spring: Spring
  /// The difference and its velocity per second when the motion began.
  private let (difference, velocity): (AttributeVector, AttributeVector)

  /// Begins at `state`, on the way to the attributes `target`, which move at a velocity of their own while content scrolls.
  init(
    from state: ShownState, to target: LayoutAttributes, movingAt scrolling: Point, on spring: Spring, at now: Instant
  ) {
    (began, self.spring) = (now, spring)
    difference = AttributeVector(state.attributes) - AttributeVector(target)
    velocity = state.velocity - AttributeVector(movement: scrolling)
  }

  /// The attributes and the velocity on screen, on the way to the attributes `target`.
  func state(towards target: LayoutAttributes, movingAt scrolling: Point, at now: Instant) -> ShownState {
    let (displaced, pushed) = responses(at: now)
    let present = difference * displaced.position + velocity * pushed.position
    return ShownState(
      attributes: present.added(to: target),
      velocity: difference * displaced.velocity + velocity * pushed.velocity + AttributeVector(movement: scrolling))
  }

  /// Whether the difference can no longer be seen, and will not be seen again.
  func isSettled(at now: Instant) -> Bool {
    guard spring.response > 0 else { return true }
    let (displaced, pushed) = responses(at: now)
    let present = difference * displaced.position + velocity * pushed.position
    let speed = difference * displaced.velocity + velocity * pushed.velocity
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
struct ShownState: Equatable, Sendable {
  /// The attributes in the viewport.
  var attributes: LayoutAttributes
  /// Their velocity per second.
  var velocity: AttributeVector = .zero
}
