/// The drag of an item: it follows the finger, while the others make room for it.
struct CollectionDrag<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  let item: Item
  /// The data without the drag.
  var original: Snapshot<Section, Item>
  /// Where the item would be dropped, in the data without it; nil where it was.
  var target: ItemIndex?
  /// The attributes of the item when it was lifted, in the viewport.
  let attributes: LayoutAttributes
  /// The vector from the finger to the centre of the item.
  let grip: Point
  private(set) var point: Point
  private var track: VelocityTracker
  /// How far the item is lifted, from 0 to 1.
  var lift = Motion(0)
  /// When the item came to an edge of the viewport, or when the content was last moved for it.
  var edgeTime: Instant?

  init(
    _ item: Item, _ attributes: LayoutAttributes, in original: Snapshot<Section, Item>, at point: Point,
    window: Double, now: Instant
  ) {
    (self.item, self.attributes, self.original, self.point) = (item, attributes, original, point)
    grip = attributes.frame.center - point
    track = VelocityTracker(window: window)
    track.add(point, at: now)
  }

  mutating func move(to point: Point, at now: Instant) {
    self.point = point
    track.add(point, at: now)
  }

  func velocity(at now: Instant) -> Point { track.velocity(at: now) }

  /// The data with the item at its target.
  var preview: Snapshot<Section, Item> {
    guard let target else { return original }
    return original.changed { $0.moveItem(item, to: target) }
  }

  /// How near the finger is to the edges of the viewport: along each axis from -1, at the left or upper edge, to 1; 0 outside
  /// of the zones there.
  func edge(in size: Size, _ tuning: GestureTuning) -> Point {
    func nearness(_ position: Double, _ length: Double) -> Double {
      let zone = max(tuning.edgeZone, tuning.edgeShare * length)
      let (start, end) = (position / zone, (length - position) / zone)
      return start < 1 ? -(1 - max(0, start)) : end < 1 ? 1 - max(0, end) : 0
    }
    return Point(x: nearness(point.x, size.width), y: nearness(point.y, size.height))
  }
}

extension Snapshot {
  /// Moves an item to a place in the data without it, or to the end of that section. Returns false if the item or the section
  /// does not exist. The cost is that of ``moveItem(_:before:)``.
  @discardableResult
  public mutating func moveItem(_ item: Item, to target: ItemIndex) -> Bool {
    guard let index = index(of: item), let section = section(at: target.section) else { return false }
    let number = target.section == index.section && target.item >= index.item ? target.item + 1 : target.item
    guard let other = self.item(at: ItemIndex(section: target.section, item: max(0, number))) else {
      return moveItem(item, toEndOf: section)
    }
    return other == item ? true : moveItem(item, before: other)
  }
}
