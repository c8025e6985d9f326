/// The difference between the applications that are shown or found in two catalogues, as sorted desktop file ids.
public struct CatalogueDifference: Equatable, Sendable {
  /// The applications that are shown only in the new catalogue.
  public var inserted: [String] = []
  /// The applications that are shown only in the old catalogue.
  public var removed: [String] = []
  /// The applications that are shown in both catalogues with different entries.
  public var changed: [String] = []

  /// Compares two catalogues.
  public init(from old: Catalogue, to new: Catalogue) {
    let before = Self.shown(in: old)
    let now = Self.shown(in: new)
    inserted = now.keys.filter { before[$0] == nil }.sorted()
    removed = before.keys.filter { now[$0] == nil }.sorted()
    changed = now.filter { id, place in
      before[id].map { old.listings[$0].entry != new.listings[place].entry } ?? false
    }.keys.sorted()
  }

  /// Whether both catalogues show the same applications with the same entries.
  public var isEmpty: Bool {
    inserted.isEmpty && removed.isEmpty && changed.isEmpty
  }

  /// The position of each of these applications in the listings.
  private static func shown(in catalogue: Catalogue) -> [String: Int] {
    let places = catalogue.listings.enumerated().lazy.filter(\.element.isSearchable).map { ($1.entry.id, $0) }
    return Dictionary(places) { first, _ in first }
  }
}
