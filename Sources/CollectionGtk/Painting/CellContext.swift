import CollectionEngine

/// Where a cell, a header or a decoration is painted, with cairo.
public struct CellContext {
  /// The `cairo_t`. The origin is the upper left corner of the element, and units are logical pixels. Everything outside of the
  /// element is cut off. It is valid only during the call.
  public let cairo: OpaquePointer
  /// The size of the element, in logical pixels.
  public let size: Size
  /// Device pixels per logical pixel.
  public let scale: Double
  /// How the element has to be painted. When it changes, the element is painted again.
  public let state: CellState
  /// The attributes that the layout gave to the element. What is painted is transformed and faded as they say.
  public let attributes: LayoutAttributes
  let values: any ElementValues

  /// The context of a part of the element at its origin.
  func resized(to size: Size) -> CellContext {
    CellContext(cairo: cairo, size: size, scale: scale, state: state, attributes: attributes, values: values)
  }

  /// Returns a value of the layout's own for the element. While it changes, the element is painted in each frame.
  public func value<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value { values.value(key) }
}

/// The values of a layout's own for one element. It remembers which of them were asked for.
protocol ElementValues: AnyObject {
  func value<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value
}

/// The values of an element at one moment.
final class StateValues<Section: Hashable, Item: Hashable>: ElementValues {
  private let state: CollectionState<Section, Item>
  private let identity: ElementIdentity<Section, Item>
  private let now: Instant
  /// Whether a value is still the one that was asked for.
  private(set) var checks: [(CollectionState<Section, Item>, Instant) -> Bool] = []

  init(_ state: CollectionState<Section, Item>, _ identity: ElementIdentity<Section, Item>, at now: Instant) {
    (self.state, self.identity, self.now) = (state, identity, now)
  }

  func value<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    let (identity, value) = (identity, state.value(key, of: identity, at: now))
    checks.append { $0.value(key, of: identity, at: $1) == value }
    return value
  }
}
