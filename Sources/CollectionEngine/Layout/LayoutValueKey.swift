/// A value of a layout's own that it passes to the host for an element, such as the amount of a reflection. It is interpolated in
/// transitions, and while an update moves elements. It is not part of the attributes, which are copied many times in each frame, and stay plain numbers.
public protocol LayoutValueKey: Sendable {
  /// The type of the value.
  associatedtype Value: Equatable & Sendable

  /// The value of elements for which the layout sets none.
  static var defaultValue: Value { get }

  /// Returns a value between two others: 0 is the first one, 1 the second one. Progress may overshoot a little.
  static func interpolate(_ a: Value, _ b: Value, _ progress: Double) -> Value
}

extension LayoutValueKey {
  /// Returns the nearer value.
  public static func interpolate(_ a: Value, _ b: Value, _ progress: Double) -> Value { progress < 0.5 ? a : b }
}
