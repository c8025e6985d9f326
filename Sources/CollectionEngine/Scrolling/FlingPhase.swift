/// A phase of a fling: a deceleration between the ends, or a return from beyond one of them.
struct FlingPhase: Equatable, Sendable {
  let start: Instant
  private let path: Path
  /// The end at which the next phase starts, if this one passes it.
  private let edge: Double

  private enum Path: Equatable, Sendable {
    case decelerating(Decay)
    case returning(SpringReturn)
  }

  init(from state: Spring.State, in bounds: ScrollBounds, rate: Double, response: Double, at now: Instant) {
    start = now
    let ahead = state.velocity < 0 ? bounds.range.lowerBound : bounds.range.upperBound
    let beyond = state.position - bounds.nearest(state.position)
    let isLeaving = state.position == ahead && state.velocity != 0
    if beyond != 0 || isLeaving {
      edge = bounds.nearest(state.position)
      // It uses half of the remaining room, so that a fling never moves all content out of view.
      let room = (bounds.extent - abs(beyond)) / 2
      path = .returning(SpringReturn(from: state, to: edge, response: response, room: room))
    } else {
      edge = ahead
      path = .decelerating(Decay(start: state, rate: rate))
    }
  }

  /// The state with which the next phase starts, and when; nil if this is the last one. A movement slower than
  /// `slowest` stops when it reaches the end.
  func handover(slowest: Double) -> (state: Spring.State, time: Instant)? {
    let passage: Passage? =
      switch path {
      case .decelerating(let decay): decay.passage(of: edge)
      case .returning(let back): back.passage
      }
    guard let passage, abs(passage.velocity) > slowest else { return nil }
    return (Spring.State(position: edge, velocity: passage.velocity), start + passage.seconds)
  }

  /// The offset that it approaches.
  var end: Double {
    switch path {
    case .decelerating(let decay): decay.end
    case .returning(let back): back.rest
    }
  }

  func state(at now: Instant) -> Spring.State {
    switch path {
    case .decelerating(let decay): decay.state(after: now - start)
    case .returning(let back): back.state(after: now - start)
    }
  }

  /// The seconds until it is nearer than `grain` to its end.
  func duration(grain: Double) -> Double {
    switch path {
    case .decelerating(let decay): decay.duration(grain: grain)
    case .returning(let back): back.duration(grain: grain)
    }
  }
}
