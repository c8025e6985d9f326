/// Recognizes one gesture from the touch and the time alone.
public protocol Recognizer: Sendable {
  /// Judges the touch as it is now.
  func verdict(on touch: Touch, at now: Instant) -> Verdict
}

/// The state of a recognizer. One that has failed is not asked again about the same touch.
public enum Verdict: Equatable, Sendable {
  /// The touch may become the gesture.
  case possible
  /// The touch is the gesture.
  case recognized
  /// The touch is another gesture, or none.
  case failed
}

/// Recognizes a single finger that is lifted within the slop.
public struct TapRecognizer: Recognizer {
  /// The constants that tell gestures apart.
  public var tuning: GestureTuning

  /// Creates a recognizer with these constants.
  public init(tuning: GestureTuning) { self.tuning = tuning }

  /// Judges the touch as it is now.
  public func verdict(on touch: Touch, at now: Instant) -> Verdict {
    if touch.isAccompanied || touch.farthest > tuning.slop(touch.device) { return .failed }
    return touch.isLifted ? .recognized : .possible
  }
}

/// Recognizes a single finger that rests within the slop.
public struct LongPressRecognizer: Recognizer {
  /// The constants that tell gestures apart.
  public var tuning: GestureTuning

  /// Creates a recognizer with these constants.
  public init(tuning: GestureTuning) { self.tuning = tuning }

  /// Judges the touch as it is now.
  public func verdict(on touch: Touch, at now: Instant) -> Verdict {
    if touch.isAccompanied || touch.farthest > tuning.slop(touch.device) { return .failed }
    if now >= touch.longPressTime { return .recognized }
    return touch.isLifted ? .failed : .possible
  }
}

/// Recognizes a movement out of the slop in any direction: the mouse drags a tile without a long press.
public struct GrabRecognizer: Recognizer {
  /// The constants that tell gestures apart.
  public var tuning: GestureTuning

  /// Creates a recognizer with these constants.
  public init(tuning: GestureTuning) { self.tuning = tuning }

  /// Judges the touch as it is now.
  public func verdict(on touch: Touch, at now: Instant) -> Verdict {
    if touch.farthest > tuning.slop(touch.device) { return .recognized }
    return touch.isLifted ? .failed : .possible
  }
}

/// Recognizes a movement out of the slop along an axis that scrolls.
public struct PanRecognizer: Recognizer {
  /// The axes that scroll.
  public var axes: PanAxes
  /// The constants that tell gestures apart.
  public var tuning: GestureTuning

  /// Creates a recognizer of pans along these axes.
  public init(axes: PanAxes, tuning: GestureTuning) { (self.axes, self.tuning) = (axes, tuning) }

  /// Judges the touch as it is now.
  public func verdict(on touch: Touch, at now: Instant) -> Verdict {
    let (dx, dy) = (abs(touch.translation.x), abs(touch.translation.y))
    if max(dx, dy) > tuning.slop(touch.device) { return follows(dx, dy) ? .recognized : .failed }
    return touch.isLifted ? .failed : .possible
  }

  private func follows(_ dx: Double, _ dy: Double) -> Bool {
    switch axes {
    case .horizontal: dx >= dy
    case .vertical: dy >= dx
    case .both: true
    }
  }

  /// The point of the finger's path from which the content follows it. It is at the edge of the slop, so that nothing
  /// jumps when the pan begins.
  public func grip(_ touch: Touch) -> Point {
    let slop = tuning.slop(touch.device)
    return touch.origin
      + Point(
        x: touch.translation.x.clamped(to: -slop...slop), y: touch.translation.y.clamped(to: -slop...slop))
  }
}

/// Recognizes a single finger that moves down for some distance, rather than to a side.
public struct PullRecognizer: Recognizer {
  /// The constants that tell gestures apart.
  public var tuning: GestureTuning

  /// Creates a recognizer with these constants.
  public init(tuning: GestureTuning) { self.tuning = tuning }

  /// Judges the touch as it is now.
  public func verdict(on touch: Touch, at now: Instant) -> Verdict {
    let (side, down) = (abs(touch.translation.x), touch.translation.y)
    if touch.isAccompanied { return .failed }
    if touch.farthest > tuning.slop(touch.device), down <= side { return .failed }
    if down >= tuning.pullDistance { return .recognized }
    return touch.isLifted ? .failed : .possible
  }
}

/// The axes along which a pan may begin. Every pan reports its movement along both.
public enum PanAxes: Sendable {
  /// Along the horizontal axis.
  case horizontal
  /// Along the vertical axis.
  case vertical
  /// Along both axes.
  case both
}
