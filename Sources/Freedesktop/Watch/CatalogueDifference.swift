/// What became of the applications that are shown, between two catalogues: ids, in their order.
public struct CatalogueDifference: Equatable, Sendable {
  /// Shown now, and not before.
  public var inserted: [String] = []
  /// Shown before, and no more.
  public var removed: [String] = []
  /// Shown before and now, but not the same.
  public var changed: [String] = []

  public init(from old: Catalogue, to new: Catalogue) {
    let before = Self.shown(in: old)
    let now = Self.shown(in: new)
    inserted = now.keys.filter { before[$0] == nil }.sorted()
    removed = before.keys.filter { now[$0] == nil }.sorted()
    changed = now.filter { id, entry in before[id].map { $0 != entry } ?? false }.keys.sorted()
  }

  public var isEmpty: Bool {
    inserted.isEmpty && removed.isEmpty && changed.isEmpty
  }

  private static func shown(in catalogue: Catalogue) -> [String: DesktopEntry] {
    let entries = catalogue.listings.lazy.filter { $0.reason == nil }.map { ($0.entry.id, $0.entry) }
    return Dictionary(entries) { first, _ in first }
  }
}
