import CollectionEngine

/// The closures that paint the elements of a view.
struct ElementPainters<Section: Hashable, Item: Hashable> {
  var cell: ((Item, CellContext) -> Void)?
  var supplementary: [ElementKind: (Section, ItemIndex, CellContext) -> Void] = [:]
  /// Decorations, and the header and the footer of the whole collection.
  var others: [ElementKind: (CellContext) -> Void] = [:]
  var background: ((CellContext) -> Void)?

  /// Returns what paints an element; nil if nothing does.
  func painter(
    of identity: ElementIdentity<Section, Item>, _ element: LayoutElement
  ) -> ((CellContext) -> Void)? {
    switch identity {
    case .cell(let item): cell.map { paint in { paint(item, $0) } }
    case .supplementary(let kind, let section, let number):
      supplementary[kind].map { paint in
        let index = ItemIndex(section: element.sectionNumber, item: number)
        return { paint(section, index, $0) }
      } ?? others[kind]
    case .decoration(let kind, _, _): others[kind]
    case .unattached(let element): element.kind.flatMap { others[$0] }
    }
  }
}

extension LayoutElement {
  /// The number of the section that the element is in.
  fileprivate var sectionNumber: Int {
    switch self {
    case .cell(let index), .supplementary(_, let index), .decoration(_, let index): index.section
    }
  }

  fileprivate var kind: ElementKind? {
    switch self {
    case .cell: nil
    case .supplementary(let kind, _), .decoration(let kind, _): kind
    }
  }
}
