import Freedesktop
import SpringboardEngine

/// What one look at the machine's applications found, in the forms it is wanted in.
nonisolated struct CatalogueScan: Sendable {
  let catalogue: Catalogue
  let entries: [ItemID: DesktopEntry]
  let items: [AppItem]
  /// Something that is shown is other than it was known to be.
  let isNew: Bool

  /// Reads files: away from the main thread.
  init(of sources: CatalogueSources, _ directories: BaseDirectories, since known: Catalogue?) {
    catalogue = Catalogue.scan(sources)
    entries = catalogue.shown
    items = catalogue.items(sources, directories)
    isNew = !CatalogueDifference(from: known ?? Catalogue(), to: catalogue).isEmpty
  }
}
