extension Board {
  /// Returns the board with the items of all pages sorted together and the pages filled again. The items in folders on
  /// the pages are sorted too. The dock does not change.
  ///
  /// A folder is sorted by its name, or by the total uses of its applications. Items that are not installed come last.
  ///
  /// - Parameters:
  ///   - order: What the order depends on.
  ///   - items: The installed applications.
  ///   - pageCapacity: The number of items that fit on a page.
  ///   - uses: How much an application is used. It is called only if the order is ``Order/use``.
  /// - Returns: The sorted board.
  public func sorted(by order: Order, items: [AppItem], pageCapacity: Int, uses: (ItemID) -> Double) -> Board {
    let applications = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    func entry(_ item: Item) -> SortEntry? {
      SortEntry(item, among: applications) { order == .use ? uses($0) : 0 }
    }
    func sortedInside(_ item: Item) -> Item {
      guard case .folder(var folder) = item else { return item }
      folder.items = Self.sorted(folder.items) { entry(.app($0)) }
      return .folder(folder)
    }
    var board = self
    let sorted = Self.sorted(Array(pages.joined()), by: entry).map(sortedInside)
    let capacity = max(1, pageCapacity)
    board.pages = stride(from: 0, to: sorted.count, by: capacity).map {
      Page(sorted[$0...].prefix(capacity), isArranged: false)
    }
    return board
  }

  /// Elements without an entry come last, in their present order.
  private static func sorted<Element>(_ elements: [Element], by entry: (Element) -> SortEntry?) -> [Element] {
    let entries = elements.map { (element: $0, entry: entry($0)) }
    let known = entries.compactMap { pair in pair.entry.map { (pair.element, $0) } }
    return known.sorted { $0.1 < $1.1 }.map(\.0) + entries.filter { $0.entry == nil }.map(\.element)
  }

  /// The order in which pages can be sorted.
  public enum Order: String, CaseIterable, Sendable {
    /// In natural order of the names.
    case name
    /// By use, the most used first.
    case use
  }
}

/// The sort key of an item of the board.
struct SortEntry: Comparable {
  /// 0 for all items when sorting by name.
  private let uses: Double
  private let name: NaturalOrder
  private let id: ItemID

  /// nil if no application of the item is installed.
  init?(_ item: Board.Item, among applications: [ItemID: AppItem], uses: (ItemID) -> Double) {
    let known = item.applications.compactMap { applications[$0] }
    guard let first = known.first else { return nil }
    self.uses = known.map { uses($0.id) }.reduce(0, +)
    name = NaturalOrder(item.folder?.name ?? first.name)
    id = item.id
  }

  static func < (a: SortEntry, b: SortEntry) -> Bool { (b.uses, a.name, a.id) < (a.uses, b.name, b.id) }
}
