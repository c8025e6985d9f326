/// The position of an item in a collection: its section, and its index in that section, both from 0.
public struct ItemIndex: Hashable, Comparable, Sendable {
  /// The number of the section, from 0.
  public var section: Int
  /// The index of the item in its section, from 0.
  public var item: Int

  /// Creates an index from a section and an item.
  @inlinable public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders indices by section, then by item.
  @inlinable public static func < (a: ItemIndex, b: ItemIndex) -> Bool { (a.section, a.item) < (b.section, b.item) }
}
