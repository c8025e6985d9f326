/// Says which elements of two layouts are the same thing, since the sections of the layouts may group the same items
/// differently.
public struct LayoutCorrespondence: Equatable, Sendable {
  private enum Cells: Equatable, Sendable {
    case same
    case mapped(targets: [IndexPath: IndexPath], sources: [IndexPath: IndexPath])
  }

  private let cells: Cells
  /// Whether the headers, footers and decorations of both layouts correspond if they have the same name. Otherwise
  /// those of one layout disappear while those of the other one appear.
  public let keepsSections: Bool

  /// Both layouts show the same items in the same sections.
  public static let identity = LayoutCorrespondence(cells: .same, keepsSections: true)

  private init(cells: Cells, keepsSections: Bool) {
    (self.cells, self.keepsSections) = (cells, keepsSections)
  }

  /// Cells without a partner are in one layout only. `targets` gives the cell of the second layout for cells of the
  /// first one; where two of them have the same target, only the first one in reading order has a partner.
  public init(targets: [IndexPath: IndexPath], keepsSections: Bool = false) {
    var (unique, sources) = ([IndexPath: IndexPath](), [IndexPath: IndexPath]())
    for (source, target) in targets.sorted(by: { $0.key < $1.key }) where sources[target] == nil {
      unique[source] = target
      sources[target] = source
    }
    self.init(cells: .mapped(targets: unique, sources: sources), keepsSections: keepsSections)
  }

  /// The cells of the same items correspond. The lists are the items of each section; where an item occurs more than
  /// once, its first cells correspond.
  public init<Item: Hashable>(from: [[Item]], to: [[Item]], keepsSections: Bool = false) {
    let (sources, targets) = (Self.places(of: from), Self.places(of: to))
    let pairs = sources.compactMap { item, source in targets[item].map { (source, $0) } }
    self.init(targets: Dictionary(uniqueKeysWithValues: pairs), keepsSections: keepsSections)
  }

  private static func places<Item: Hashable>(of sections: [[Item]]) -> [Item: IndexPath] {
    var places: [Item: IndexPath] = [:]
    for (section, items) in sections.enumerated() {
      for (item, value) in items.enumerated() where places[value] == nil {
        places[value] = IndexPath(section: section, item: item)
      }
    }
    return places
  }

  /// The element of the second layout that an element of the first one becomes; nil where it disappears.
  public func target(of element: LayoutElement) -> LayoutElement? {
    guard let index = element.cell else { return keepsSections ? element : nil }
    return switch cells {
    case .same: element
    case .mapped(let targets, _): targets[index].map { .cell($0) }
    }
  }

  /// The element of the first layout that an element of the second one was; nil where it is new.
  public func source(of element: LayoutElement) -> LayoutElement? {
    guard let index = element.cell else { return keepsSections ? element : nil }
    return switch cells {
    case .same: element
    case .mapped(_, let sources): sources[index].map { .cell($0) }
    }
  }
}
