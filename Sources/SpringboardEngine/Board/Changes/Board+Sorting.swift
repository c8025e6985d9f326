extension Board {
  /// The board with its pages in order, and filled in order; so are the folders on them. The dock stays as it is.
  ///
  /// A folder stands among the others by its name, or by the uses of all that is in it. What is not installed comes last.
  public func sorted(by order: Order, items: [AppItem], pageCapacity: Int) -> Board {
    let applications = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    func entry(_ item: Item) -> SortEntry? { SortEntry(item, by: order, among: applications) }
    func insideSorted(_ item: Item) -> Item {
      guard case .folder(var folder) = item else { return item }
      folder.items = Self.sorted(folder.items) { entry(.app($0)) }
      return .folder(folder)
    }
    var board = self
    let sorted = Self.sorted(Array(pages.joined()), by: entry).map(insideSorted)
    let capacity = max(1, pageCapacity)
    board.pages = stride(from: 0, to: sorted.count, by: capacity).map { Array(sorted[$0...].prefix(capacity)) }
    return board
  }

  /// What has no entry comes last, and stays in its order.
  private static func sorted<Element>(_ elements: [Element], by entry: (Element) -> SortEntry?) -> [Element] {
    let entries = elements.map { (element: $0, entry: entry($0)) }
    let known = entries.compactMap { pair in pair.entry.map { (pair.element, $0) } }
    return known.sorted { $0.1 < $1.1 }.map(\.0) + entries.filter { $0.entry == nil }.map(\.element)
  }
}
