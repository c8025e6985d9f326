/// Determines which elements of two layouts represent the same item, since the layouts may group the items in different
/// sections.
public struct LayoutCorrespondence: Equatable, Sendable {
  private enum Cells: Equatable, Sendable {
    case same
    case mapped(targets: [ItemIndex: ItemIndex], sources: [ItemIndex: ItemIndex])
  }

  private let cells: Cells
  /// Whether headers, footers and decorations with the same name correspond. Otherwise those of one layout disappear
  /// while those of the other one appear.
  public let keepsSections: Bool

  /// Both layouts show the same items in the same sections.
  public static let identity = LayoutCorrespondence(cells: .same, keepsSections: true)

  private init(cells: Cells, keepsSections: Bool) {
    (self.cells, self.keepsSections) = (cells, keepsSections)
  }

  /// Creates a correspondence from a table that maps cells of the first layout to cells of the second one. Cells that
  /// do not occur in it are in one layout only. If several cells have the same target, only the first one in reading
  /// order corresponds to it.
  public init(targets: [ItemIndex: ItemIndex], keepsSections: Bool = false) {
    var (unique, sources) = ([ItemIndex: ItemIndex](), [ItemIndex: ItemIndex]())
    for (source, target) in targets.sorted(by: { $0.key < $1.key }) where sources[target] == nil {
      unique[source] = target
      sources[target] = source
    }
    self.init(cells: .mapped(targets: unique, sources: sources), keepsSections: keepsSections)
  }

  /// Creates a correspondence from the items of each section: cells of the same item correspond. If an item occurs more
  /// than once, its first cells do.
  public init<Item: Hashable>(from: [[Item]], to: [[Item]], keepsSections: Bool = false) {
    let (sources, targets) = (Self.places(of: from), Self.places(of: to))
    let pairs = sources.compactMap { item, source in targets[item].map { (source, $0) } }
    self.init(targets: Dictionary(uniqueKeysWithValues: pairs), keepsSections: keepsSections)
  }

  private static func places<Item: Hashable>(of sections: [[Item]]) -> [Item: ItemIndex] {
    var places: [Item: ItemIndex] = [:]
    for (section, items) in sections.enumerated() {
      for (item, value) in items.enumerated() where places[value] == nil {
        places[value] = ItemIndex(section: section, item: item)
      }
    }
    return places
  }

  /// Returns the corresponding element of the second layout; nil if the element disappears.
  public func target(of element: LayoutElement) -> LayoutElement? {
    guard let index = element.cell else { return keepsSections ? element : nil }
    return switch cells {
    case .same: element
    case .mapped(let targets, _): targets[index].map { .cell($0) }
    }
  }

  /// Returns the corresponding element of the first layout; nil if the element is new.
  public func source(of element: LayoutElement) -> LayoutElement? {
    guard let index = element.cell else { return keepsSections ? element : nil }
    return switch cells {
    case .same: element
    case .mapped(_, let sources): sources[index].map { .cell($0) }
    }
  }
}
