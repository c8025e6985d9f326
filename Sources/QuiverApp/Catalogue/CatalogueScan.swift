import Freedesktop
import SpringboardEngine

/// What one look at the machine's applications found, in the forms it is wanted in.
nonisolated struct CatalogueScan: Sendable {
  let catalogue: Catalogue
  let entries: [ItemID: DesktopEntry]
  let items: [AppItem]
  /// Something that is shown is other than it was known to be.
  let isNew: Bool

  /// What is known before it.
  enum Known {
    case nothing
    case snapshot(CatalogueSnapshot)
    case catalogue(Catalogue)
  }

  /// What it found is kept in the cache, unless that says so already. Reads and writes files: away from the main thread.
  init(
    of sources: CatalogueSources, _ directories: BaseDirectories, since known: Known, keepingIn cache: CacheDirectory?
  ) {
    catalogue = Catalogue.scan(sources)
    entries = catalogue.shown
    items = catalogue.items(sources, directories)
    let bytes = cache == nil ? [] : CatalogueSnapshot.bytes(of: items, entries, catalogue, sources)
    let isKept: Bool
    switch known {
    case .nothing: (isNew, isKept) = (true, false)
    case .snapshot(let snapshot):
      isKept = snapshot.isEqual(to: bytes)
      isNew = !isKept
    case .catalogue(let known):
      isKept = known == catalogue
      isNew = !isKept && !CatalogueDifference(from: known, to: catalogue).isEmpty
    }
    if let cache, !isKept { CatalogueSnapshot.keep(bytes, in: cache) }
  }
}
