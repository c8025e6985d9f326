/// Identifies an element of a layout.
public enum LayoutElement: Hashable, Sendable {
  /// An item's cell.
  case cell(ItemIndex)
  /// A supplementary view, which belongs to a section or to an item, such as a header.
  case supplementary(ElementKind, ItemIndex)
  /// A decoration view, which belongs to the layout and represents no item. The index distinguishes decorations of the
  /// same kind.
  case decoration(ElementKind, ItemIndex)

  /// The supplementary view at the start of a section.
  @inlinable public static func header(section: Int) -> LayoutElement {
    .supplementary(.sectionHeader, ItemIndex(section: section, item: 0))
  }

  /// The supplementary view at the end of a section.
  @inlinable public static func footer(section: Int) -> LayoutElement {
    .supplementary(.sectionFooter, ItemIndex(section: section, item: 0))
  }

  /// The supplementary view before the first section.
  public static let collectionHeader = LayoutElement.supplementary(
    .collectionHeader, ItemIndex(section: 0, item: 0))

  /// The supplementary view after the last section.
  public static let collectionFooter = LayoutElement.supplementary(
    .collectionFooter, ItemIndex(section: 0, item: 0))

  /// The index of whatever element it is.
  @usableFromInline var position: ItemIndex {
    switch self {
    case .cell(let index), .supplementary(_, let index), .decoration(_, let index): index
    }
  }

  /// The index of a cell; nil for other elements.
  @inlinable public var cell: ItemIndex? {
    if case .cell(let index) = self { index } else { nil }
  }
}
