import Freedesktop
import Posix
import SpringboardEngine

/// The result of a scan for applications.
package struct CatalogueScan: Sendable {
  package let catalogue: Catalogue
  package let entries: ShownEntries
  package let items: [AppItem]
  /// Whether something that is shown differs from what was known before.
  package let isNew: Bool

  /// The content that was known before the scan.
  package enum Known: Sendable {
    case nothing
    case snapshot(CatalogueSnapshot)
    case catalogue(Catalogue)
  }

  /// Whether the cache has the same content.
  package let isKept: Bool

  /// Reads files; call this on another thread.
  package init(
    of sources: CatalogueSources, _ directories: BaseDirectories, since known: Known, found: FoundEntries? = nil
  ) {
    catalogue = Catalogue.scan(sources, found: found)
    entries = ShownEntries(of: catalogue)
    items = catalogue.items(sources, directories)
    switch known {
    case .nothing: (isNew, isKept) = (true, false)
    case .snapshot(let snapshot):
      isKept = snapshot.isEqual(to: CatalogueSnapshot.bytes(of: items, entries, catalogue, sources))
      isNew = !isKept
    case .catalogue(let known):
      isKept = known == catalogue
      isNew = !isKept && !CatalogueDifference(from: known, to: catalogue).isEmpty
    }
  }

  /// Caches the result for the next run. Writes a file; call this on another thread.
  package func keep(of sources: CatalogueSources, in cache: CacheDirectory) {
    CatalogueSnapshot.keep(CatalogueSnapshot.bytes(of: items, entries, catalogue, sources), in: cache)
  }
}
