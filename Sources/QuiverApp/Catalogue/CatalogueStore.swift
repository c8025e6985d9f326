import Freedesktop
import SpringboardEngine

/// The machine's applications as they are now, scanned beside the main thread.
package final class CatalogueStore {
  /// A scan found something different from what was known.
  package var onChange: ([AppItem]) -> Void = { _ in }
  package private(set) var catalogue = Catalogue()
  private var entries: [ItemID: DesktopEntry] = [:]
  private var sources: CatalogueSources
  /// The scan that counts: an older one that is still under way is forgotten.
  private var scan: Task<Void, Never>?

  package init(_ sources: CatalogueSources) {
    self.sources = sources
  }

  package func entry(_ id: ItemID) -> DesktopEntry? { entries[id] }

  /// Scans anew, from other sources where they are given.
  package func refresh(from sources: CatalogueSources? = nil) {
    self.sources = sources ?? self.sources
    scan?.cancel()
    scan = Task { [sources = self.sources] in
      let found = await Self.scanned(sources)
      if !Task.isCancelled { adopt(found) }
    }
  }

  @concurrent
  private static func scanned(_ sources: CatalogueSources) async -> (Catalogue, [AppItem]) {
    let catalogue = Catalogue.scan(sources)
    return (catalogue, catalogue.items(sources))
  }

  private func adopt(_ found: (catalogue: Catalogue, items: [AppItem])) {
    guard found.catalogue != catalogue || catalogue.listings.isEmpty else { return }
    catalogue = found.catalogue
    let shown = catalogue.listings.filter { $0.reason == nil }
    entries = Dictionary(shown.map { (ItemID($0.entry.id), $0.entry) }, uniquingKeysWith: { first, _ in first })
    onChange(found.items)
  }
}
