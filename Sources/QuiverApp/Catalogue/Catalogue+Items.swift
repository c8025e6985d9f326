import Freedesktop
import SpringboardEngine

nonisolated extension Catalogue {
  /// The applications that are shown, as the springboard knows them.
  func items(_ sources: CatalogueSources) -> [AppItem] {
    listings.lazy.filter { $0.reason == nil }.map { AppItem(id: ItemID($0.entry.id), name: $0.entry.name) }
  }
}
