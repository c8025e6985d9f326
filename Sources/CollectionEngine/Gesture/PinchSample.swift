/// One event of a pinch on a touchpad, which reports the ratio of the distances of the fingers instead of their positions.
public struct PinchSample: Equatable, Sendable {
  /// Whether the pinch begins or ends, or the fingers move. A cancelled pinch goes back, unless it is almost complete.
  public enum Phase: String, CaseIterable, Sendable { case begin, move, end, cancel }

  /// The phase of the pinch.
  public var phase: Phase
  /// The distance of the fingers, as a multiple of that at the beginning.
  public var scale: Double
  /// The position of the mouse pointer in the viewport, in logical pixels, as the midpoint of the fingers.
  public var center: Point

  /// Creates a sample from its parts.
  public init(phase: Phase, scale: Double, center: Point) {
    (self.phase, self.scale, self.center) = (phase, scale, center)
  }
}

extension PinchSample {
  /// Two fingers on a screen that make the same movement. They begin at this distance, in logical pixels.
  public func fingers(startDistance: Double) -> [PointerSample] {
    let half = scale * startDistance / 2
    return [(-1, -half), (-2, half)].map { pointer, dx in
      PointerSample(
        pointer: pointer, phase: fingerPhase, device: .touch, position: Point(x: center.x + dx, y: center.y))
    }
  }

  private var fingerPhase: PointerSample.Phase {
    switch phase {
    case .begin: .down
    case .move: .move
    case .end: .up
    case .cancel: .cancel
    }
  }
}
