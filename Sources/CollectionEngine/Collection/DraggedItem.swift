/// An item that a finger has lifted, as it is handed over from one collection to another one.
///
/// Its points are in the viewport of the collection that it comes from. Before another collection takes it, the host converts
/// them with ``moved(by:)``. A conversion is a movement only: on screen, a logical pixel is as long in both collections.
public struct DraggedItem<Item: Hashable>: Equatable {
  /// The item.
  public let item: Item
  /// The number of the pointer that drags it, as in ``PointerSample/pointer``.
  public let pointer: Int
  /// The kind of the pointer.
  public let device: PointerSample.Device
  /// Where the pointer is.
  public private(set) var point: Point
  /// The attributes of the item when it was lifted. Of their position, only the grip is used.
  private let attributes: LayoutAttributes
  /// The vector from the pointer to the centre of the item.
  private let grip: Point
  private var track: VelocityTracker
  /// The factor by which the item is enlarged.
  private var enlargement = Motion(1)

  /// Lifts an item that has these attributes on screen.
  init(_ item: Item, _ attributes: LayoutAttributes, _ sample: PointerSample, window: Double, at now: Instant) {
    (self.item, self.attributes, point) = (item, attributes, sample.position)
    (pointer, device) = (sample.pointer, sample.device)
    grip = attributes.frame.center - sample.position
    track = VelocityTracker(window: window)
    track.add(sample.position, at: now)
  }

  /// Returns the item in other coordinates: `distance` is the vector from the origin of the new coordinates to the origin of the
  /// present ones. Nothing changes on screen.
  public func moved(by distance: Point) -> DraggedItem {
    var result = self
    result.point = point + distance
    result.track.shift(by: distance)
    return result
  }

  /// Returns the attributes on screen, for example while the item is over no collection and the host paints it.
  public func attributes(at now: Instant) -> LayoutAttributes {
    var result = attributes.moved(by: point + grip - attributes.frame.center)
    result.transform.scale *= enlargement.value(at: now)
    return result
  }

  /// Returns the velocity in logical pixels per second.
  public func velocity(at now: Instant) -> Point { track.velocity(at: now) }

  /// Follows the pointer.
  public mutating func move(to point: Point, at now: Instant) {
    self.point = point
    track.add(point, at: now)
  }

  /// Enlarges the item by another factor.
  mutating func enlarge(to factor: Double, on spring: Spring, at now: Instant) {
    guard enlargement.target != factor else { return }
    enlargement.chase(factor, on: spring, at: now)
  }

  func isEnlarged(at now: Instant) -> Bool { enlargement.isSettled(at: now) }

  func state(at now: Instant) -> ShownState {
    ShownState(attributes: attributes(at: now), velocity: AttributeVector(movement: velocity(at: now)))
  }

  /// The last sample of the pointer, with which another collection follows it.
  var sample: PointerSample { PointerSample(pointer: pointer, phase: .move, device: device, position: point) }
}

extension DraggedItem: Sendable where Item: Sendable {}
