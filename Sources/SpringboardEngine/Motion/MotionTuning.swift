/// Every number that decides how things move.
public struct MotionTuning: Equatable, Sendable {
  /// Seconds the press state takes (Folio 80 ms).
  public var press = 0.08
  /// Scale of a pressed tile.
  public var pressedScale = 0.94

  public init() {}
}
