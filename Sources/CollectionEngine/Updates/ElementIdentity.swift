/// The identity of an element of a collection. It stays the same when data or layouts change, and so does the element's motion.
public enum ElementIdentity<Section: Hashable, Item: Hashable>: Hashable {
  /// The cell of an item.
  case cell(Item)
  /// A supplementary view of a kind, by its section and the number in it.
  case supplementary(ElementKind, Section, Int)
  /// A decoration view of a kind, by its section and the number in it.
  case decoration(ElementKind, Section, Int)
  /// A supplementary or decoration view of no section that the data has, such as the header of the whole collection.
  case unattached(LayoutElement)
}

extension ElementIdentity: Sendable where Section: Sendable, Item: Sendable {}

extension Snapshot {
  /// The identity of a layout's element; nil for the cell of an item that does not exist. This costs O(1).
  func identity(of element: LayoutElement) -> ElementIdentity<Section, Item>? {
    switch element {
    case .cell(let index): if let item = item(at: index) { .cell(item) } else { nil }
    case .supplementary(let kind, let index):
      section(at: index.section).map { .supplementary(kind, $0, index.item) } ?? .unattached(element)
    case .decoration(let kind, let index):
      section(at: index.section).map { .decoration(kind, $0, index.item) } ?? .unattached(element)
    }
  }

  /// The element with an identity; nil if the data does not have it. This costs O(1).
  func element(with identity: ElementIdentity<Section, Item>) -> LayoutElement? {
    switch identity {
    case .cell(let item): index(of: item).map { .cell($0) }
    case .supplementary(let kind, let section, let number):
      sectionNumber(of: section).map { .supplementary(kind, ItemIndex(section: $0, item: number)) }
    case .decoration(let kind, let section, let number):
      sectionNumber(of: section).map { .decoration(kind, ItemIndex(section: $0, item: number)) }
    case .unattached(let element): element.section.flatMap(section(at:)) == nil ? element : nil
    }
  }
}

extension LayoutElement {
  /// The number of the section of a supplementary or decoration view.
  fileprivate var section: Int? {
    switch self {
    case .cell: nil
    case .supplementary(_, let index), .decoration(_, let index): index.section
    }
  }
}
