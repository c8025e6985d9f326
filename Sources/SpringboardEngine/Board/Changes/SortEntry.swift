/// What an item of the board is sorted by.
struct SortEntry: Comparable {
  /// Alike for all where the order does not ask.
  private let uses: Int
  private let name: NaturalOrder
  private let id: ItemID

  /// nil where nothing of it is installed.
  init?(_ item: Board.Item, by order: Board.Order, among applications: [ItemID: AppItem]) {
    let known = item.applications.compactMap { applications[$0] }
    guard let first = known.first else { return nil }
    uses = order == .use ? known.map(\.uses).reduce(0, +) : 0
    name = NaturalOrder(item.folder?.name ?? first.name)
    id = item.id
  }

  static func < (a: SortEntry, b: SortEntry) -> Bool { (b.uses, a.name, a.id) < (a.uses, b.name, b.id) }
}
