/// The drag of an item in a collection, which makes room for it. The item may come from another collection, and it may have left
/// for another one.
struct CollectionDrag<Section: Hashable, Item: Hashable> {
  let item: Item
  /// The item in the viewport; nil while it is elsewhere.
  var lifted: DraggedItem<Item>?
  /// The data without the drag. It has the item where the drag began, and does not have it in other collections.
  var original: Snapshot<Section, Item>
  /// Where the item would be dropped, in the data without it; nil where it was.
  var target: ItemIndex?
  /// The item onto which it would be dropped.
  var receiver: Item?
  /// When the item came to an edge of the viewport, or when the content was last moved for it.
  var edgeTime: Instant?

  init(_ lifted: DraggedItem<Item>, in original: Snapshot<Section, Item>, to target: ItemIndex? = nil) {
    (item, self.lifted, self.original, self.target) = (lifted.item, lifted, original, target)
  }

  /// The data with the item at its target, or without it while it is elsewhere.
  var preview: Snapshot<Section, Item> {
    original.changed { data in
      if lifted == nil {
        data.deleteItems([item])
      } else if let target, !data.moveItem(item, to: target) {
        data.insertItem(item, at: target)
      }
    }
  }

  /// How near the finger is to the edges of a part of the viewport: along each axis from -1, at the left or upper edge, to 1; 0
  /// outside of the zones there, and while the item is elsewhere.
  func edge(in bounds: Rect, _ tuning: GestureTuning) -> Point {
    guard let point = lifted.map({ $0.point - bounds.origin }) else { return .zero }
    func nearness(_ position: Double, _ length: Double) -> Double {
      let zone = max(tuning.edgeZone, tuning.edgeShare * length)
      let (start, end) = (position / zone, (length - position) / zone)
      return start < 1 ? -(1 - max(0, start)) : end < 1 ? 1 - max(0, end) : 0
    }
    return Point(x: nearness(point.x, bounds.width), y: nearness(point.y, bounds.height))
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

  /// Inserts an item at a place, or at the end of that section. Returns false if the item exists already, or the section does
  /// not. The cost is that of ``insertItems(_:before:)``.
  @discardableResult
  public mutating func insertItem(_ item: Item, at index: ItemIndex) -> Bool {
    guard let section = section(at: index.section) else { return false }
    guard let other = self.item(at: ItemIndex(section: index.section, item: max(0, index.item))) else {
      return appendItems([item], to: section).isEmpty
    }
    return insertItems([item], before: other).isEmpty
  }
}

extension CollectionDrag: Sendable where Section: Sendable, Item: Sendable {}
