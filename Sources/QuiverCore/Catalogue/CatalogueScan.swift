import Freedesktop
import Posix
import SpringboardEngine

/// What one look at the machine's applications found, in the forms it is wanted in.
package struct CatalogueScan: Sendable {
  package let catalogue: Catalogue
  package let entries: [ItemID: DesktopEntry]
  package let items: [AppItem]
  /// Something that is shown is other than it was known to be.
  package let isNew: Bool

  /// What is known before it.
  package enum Known: Sendable {
    case nothing
    case snapshot(CatalogueSnapshot)
    case catalogue(Catalogue)
  }

  /// The cache says just this.
  package let isKept: Bool

  /// Reads files: away from the main thread.
  package init(
    of sources: CatalogueSources, _ directories: BaseDirectories, since known: Known, found: FoundEntries? = nil
  ) {
    catalogue = Catalogue.scan(sources, found: found)
    entries = catalogue.shown
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

  /// For the next run. Writes a file: away from the main thread.
  package func keep(of sources: CatalogueSources, in cache: CacheDirectory) {
    CatalogueSnapshot.keep(CatalogueSnapshot.bytes(of: items, entries, catalogue, sources), in: cache)
  }
}
