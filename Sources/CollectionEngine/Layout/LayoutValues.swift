/// A value that a layout passes to the host with the attributes of an element, such as the amount of a reflection. It is
/// interpolated in transitions.
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

/// Values by their keys. Most elements have none, which costs no memory.
struct LayoutValues: Equatable, Sendable {
  private var boxes: [ObjectIdentifier: any LayoutValueBox]?

  subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    get { (boxes?[ObjectIdentifier(key)] as? LayoutValue<Key>)?.value ?? Key.defaultValue }
    set { boxes = (boxes ?? [:]).merging([ObjectIdentifier(key): LayoutValue<Key>(value: newValue)]) { $1 } }
  }

  static func == (a: LayoutValues, b: LayoutValues) -> Bool {
    guard a.boxes != nil || b.boxes != nil else { return true }
    return a.keys.union(b.keys).allSatisfy { key in
      (a.boxes?[key] ?? b.boxes?[key])?.isEqual(a.boxes?[key], b.boxes?[key]) ?? true
    }
  }

  /// A value that only one of the two has is interpolated with the default value.
  func interpolated(to other: LayoutValues, _ progress: Double) -> LayoutValues {
    guard boxes != nil || other.boxes != nil else { return self }
    var result = LayoutValues()
    result.boxes = [:]
    for key in keys.union(other.keys) {
      let (a, b) = (boxes?[key], other.boxes?[key])
      result.boxes?[key] = (a ?? b)?.interpolated(a, b, progress)
    }
    return result
  }

  private var keys: Set<ObjectIdentifier> { Set(boxes?.keys.map(\.self) ?? []) }
}

/// A value whose type is known only to the layout and to the host.
private protocol LayoutValueBox: Sendable {
  /// Whether two values of this type are equal; nil is the default value.
  func isEqual(_ a: (any LayoutValueBox)?, _ b: (any LayoutValueBox)?) -> Bool
  /// A value between two others of this type; nil is the default value.
  func interpolated(
    _ a: (any LayoutValueBox)?, _ b: (any LayoutValueBox)?, _ progress: Double
  ) -> any LayoutValueBox
}

private struct LayoutValue<Key: LayoutValueKey>: LayoutValueBox {
  var value: Key.Value

  func isEqual(_ a: (any LayoutValueBox)?, _ b: (any LayoutValueBox)?) -> Bool {
    Self.value(of: a) == Self.value(of: b)
  }

  func interpolated(
    _ a: (any LayoutValueBox)?, _ b: (any LayoutValueBox)?, _ progress: Double
  ) -> any LayoutValueBox {
    LayoutValue(value: Key.interpolate(Self.value(of: a), Self.value(of: b), progress))
  }

  private static func value(of box: (any LayoutValueBox)?) -> Key.Value {
    (box as? LayoutValue<Key>)?.value ?? Key.defaultValue
  }
}
