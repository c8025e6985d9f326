import CollectionEngine
import Freedesktop
import Posix
import SpringboardEngine

extension Environment {
  /// The results that a search for a text shows, in the same order, but at most `limit` of them.
  package func searchResults(for text: String, limit: Int? = nil, on day: Double = WallClock.day) -> [SearchRecord] {
    let catalogue = scannedCatalogue
    let items = catalogue.items(catalogueSources, directories)
    let context = SearchContext(board: board(of: items), usage: storedUsage, day: day)
    let results = SearchIndex(items).results(for: SearchQuery(text), in: context)
    let listings = catalogue.listings.filter(\.isSearchable).map { (ItemID.application($0.entry.id), $0) }
    let shown = Dictionary(listings, uniquingKeysWith: { first, _ in first })
    let records = results.sections.flatMap { section, results in
      results.compactMap { result in
        shown[result.id].map {
          SearchRecord(entry: EntryRecord($0, isRemoved: section == .removed), section: section, result: result)
        }
      }
    }
    return Array(records.prefix(limit ?? .max))
  }

  /// The board that the springboard shows, with applications that the stored one does not contain yet.
  private func board(of items: [AppItem]) -> Board {
    var springboard = Springboard(
      viewport: Viewport(size: Size(width: 1280, height: 800)),
      preferences: configuration.preferences(on: DesktopPreferences()),
      restrictions: configuration.effectiveRestrictions)
    springboard.adopt(items, on: storedBoard)
    return springboard.board
  }

  /// The stored history of launches and choices; empty if none is kept.
  private var storedUsage: UsageHistory {
    guard keepsUsage else { return UsageHistory() }
    do throws(FileFault) {
      return try usageFile.read().history
    } catch {
      Log.warning(Strings.fault(error, of: usageFile.path))
      return UsageHistory()
    }
  }
}

extension SearchResults {
  /// The sections in the order in which they are shown.
  fileprivate var sections: [(SearchRecord.Section, [SearchResult])] {
    [(.applications, applications), (.actions, actions), (.removed, removed)]
  }
}
