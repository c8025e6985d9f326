import Freedesktop
import SpringboardEngine

/// The machine's applications as they are now, scanned beside the main thread.
package final class CatalogueStore {
  /// A scan found something different from what was known.
  package var onChange: ([AppItem]) -> Void = { _ in }
  package private(set) var catalogue = Catalogue()
  private var entries: [ItemID: DesktopEntry] = [:]
  private var sources: CatalogueSources
  private let directories: BaseDirectories
  /// The scan that counts: an older one that is still under way is forgotten.
  private var scan: Task<Void, Never>?

  package init(_ sources: CatalogueSources, _ directories: BaseDirectories) {
    self.sources = sources
    self.directories = directories
  }

  package func entry(_ id: ItemID) -> DesktopEntry? { entries[id] }

  /// Scans anew, from other sources where they are given.
  package func refresh(from sources: CatalogueSources? = nil) {
    self.sources = sources ?? self.sources
    scan?.cancel()
    scan = Task { [sources = self.sources, directories] in
      let found = await Self.scanned(sources, directories)
      if !Task.isCancelled { adopt(found) }
    }
  }

  @concurrent
  private static func scanned(
    _ sources: CatalogueSources, _ directories: BaseDirectories
  ) async -> (Catalogue, [AppItem]) {
    let catalogue = Catalogue.scan(sources)
    return (catalogue, catalogue.items(sources, directories))
  }

  private func adopt(_ found: (catalogue: Catalogue, items: [AppItem])) {
    guard found.catalogue != catalogue || catalogue.listings.isEmpty else { return }
    catalogue = found.catalogue
    entries = catalogue.shown
    onChange(found.items)
  }
}
