import CollectionEngine

/// The titles of the programmes that run or begin within a day. It is made again every hour.
struct GuideSearchIndex: Sendable {
  private let titles: SearchIndex
  /// The programmes with the same title in the order of their starts, by the id of the first one.
  private let showings: [ItemID: [ItemIndex]]
  /// The hour in which it can be used, in seconds since the beginning of 1970.
  private let hour: Range<Double>

  /// The seconds within which programmes begin that are found.
  private static let searchedTime = 86_400.0

  init(_ content: GuideContent, at minute: Double) {
    hour = minute..<minute + 3600
    var found: [String: [ItemIndex]] = [:]
    for (section, row) in content.rows.enumerated() {
      for item in row.items(in: minute..<hour.upperBound + Self.searchedTime) {
        let programme = content.channels[section].programmes[item]
        if !programme.isPlaceholder {
          found[programme.title, default: []].append(ItemIndex(section: section, item: item))
        }
      }
    }
    let sorted = found.values.map { $0.sorted { content.startOrder(of: $0) < content.startOrder(of: $1) } }
    let inOrder = sorted.sorted { $0[0] < $1[0] }.compactMap { indices in
      content.id(at: indices[0]).map { ($0, indices) }
    }
    showings = Dictionary(inOrder, uniquingKeysWith: { first, _ in first })
    titles = SearchIndex(
      inOrder.map { id, indices in AppItem(id: id, name: content.programme(at: indices[0])?.title ?? "") })
  }

  func isUsable(at minute: Double) -> Bool { hour.contains(minute) }

  /// For each title that a query finds, the programme that runs or begins next.
  func programmes(for query: SearchQuery, in content: GuideContent, at minute: Double) -> [ItemIndex] {
    let context = SearchContext(board: Board(), usage: UsageHistory(), day: 0, limit: ProviderQuery.shownLimit)
    let found = Searcher(titles, in: context).results(for: query).applications
    return found.compactMap { result in
      showings[result.id]?.first { index in
        let span = content.rows[index.section].spans[index.item]
        return span.end > minute && span.start < minute + Self.searchedTime
      }
    }
  }
}

extension GuideContent {
  /// Orders programmes by their starts, and those that begin at the same time by their channels.
  fileprivate func startOrder(of index: ItemIndex) -> (Double, ItemIndex) {
    (rows[index.section].spans[index.item].start, index)
  }
}
