import Freedesktop
import SpringboardEngine

/// The entries of a catalogue that are shown or found, by the ids of their applications. It shares the storage of the catalogue,
/// whose entries are large.
package struct ShownEntries: Sendable {
  private let listings: [Catalogue.Listing]
  /// The position of each entry in the listings.
  private let places: [ItemID: Int]

  package init(of catalogue: Catalogue = Catalogue()) {
    listings = catalogue.listings
    var places: [ItemID: Int] = [:]
    places.reserveCapacity(listings.count)
    for (place, listing) in listings.enumerated() where listing.isSearchable {
      let id = ItemID.application(listing.entry.id)
      if places[id] == nil { places[id] = place }
    }
    self.places = places
  }

  package subscript(id: ItemID) -> DesktopEntry? { places[id].map { listings[$0].entry } }

  /// The icon of an entry, which is copied faster than the entry.
  package func icon(of id: ItemID) -> String? { places[id].flatMap { listings[$0].entry.icon } }

  package func mapValues<Value>(_ transform: (DesktopEntry) -> Value) -> [ItemID: Value] {
    places.mapValues { transform(listings[$0].entry) }
  }
}
