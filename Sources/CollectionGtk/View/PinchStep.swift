import CollectionEngine

/// A step of a pinch.
public struct PinchStep: Equatable, Sendable {
  /// What part of the pinch it is.
  public enum Phase: Sendable { case began, changed, ended }

  /// What part of the pinch it is.
  public var phase: Phase
  /// The distance of the fingers, as a multiple of that at the beginning.
  public var scale: Double
  /// The point between the fingers, in the view.
  public var center: Point
  /// The velocity of the distance when the fingers were lifted, in logical pixels per second.
  public var velocity: Double
}
