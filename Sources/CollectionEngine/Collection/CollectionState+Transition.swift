/// Switching layouts under the fingers, and pinches.
extension CollectionState {
  /// Begins a switch to another layout, which follows ``setTransitionProgress(_:at:)``. One that has begun already is cancelled.
  public mutating func beginTransition(at now: Instant, to layout: @escaping LayoutProvider) {
    if transition != nil { endTransition(finishing: false, at: now) }
    let old = arrangement
    transition = InteractiveTransition(from: provider, to: layout, offset: contentOffset(at: now))
    showTransition(at: now)
    move(from: old, .automatic, keepsValues: true, at: now)
  }

  /// Shows a moment of the switch: 0 is the first layout, 1 the second one. It may overshoot a little.
  public mutating func setTransitionProgress(_ progress: Double, at now: Instant) {
    guard transition != nil, progress.isFinite else { return }
    transition?.progress = progress
    showTransition(at: now)
  }

  /// Ends the switch: elements move on to the second layout, or back to the first one. `velocity` is that of the progress, per
  /// second, and their motions start with it.
  public mutating func endTransition(finishing: Bool, velocity: Double = 0, at now: Instant) {
    guard let transition else { return }
    let old = arrangement
    let pushed = velocities(of: transition, velocity, at: now)
    if finishing { provider = transition.to }
    self.transition = nil
    let layout = transition.layout(in: old.context)
    let end = finishing ? layout.to : layout.from
    arrangement.take(end.layout, fixedAt: end.contentOffset)
    arrangement.take(end.layout, for: old.context, keeping: nil, on: tuning.scrolling, at: now)
    move(from: old, .automatic, pushing: pushed, at: now)
  }

  /// Follows the transition without animation. Its content does not scroll.
  private mutating func showTransition(at now: Instant) {
    guard let layout = transition?.layout(in: arrangement.context) else { return }
    arrangement.take(layout, fixedAt: layout.contentOffset)
    moving.bringBack(to: arrangement, on: tuning.motion, at: now)
  }

  /// The velocity of each element in view by that of the progress.
  private func velocities(
    of transition: InteractiveTransition<Section, Item>, _ velocity: Double, at now: Instant
  ) -> [Identity: AttributeVector] {
    guard velocity != 0, velocity.isFinite else { return [:] }
    var later = transition
    later.progress += Self.step
    let layout = later.layout(in: arrangement.context)
    var next = arrangement
    next.take(layout, fixedAt: layout.contentOffset)
    let pairs = arrangement.places(at: now).compactMap { identity, place in
      next.place(of: identity, at: now).map {
        (identity, (AttributeVector($0) - AttributeVector(place)) * (velocity / Self.step))
      }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The difference of the progress by which velocities are computed.
  private static var step: Double { 1e-3 }

  mutating func pinch(_ sample: PointerSample, at now: Instant) -> [CollectionEvent<Section, Item>] {
    pinches.follow(sample, tuning: tuning.gestures, at: now).compactMap { event in
      switch event {
      case .began: nil
      case .moved(let pinch): .pinched(pinch)
      case .ended(let velocity): .pinchEnded(velocity: velocity)
      case .cancelled: .pinchEnded(velocity: 0)
      }
    }
  }
}
