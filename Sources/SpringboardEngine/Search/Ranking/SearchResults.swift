/// An application, one of its actions or a power action, found by a search.
public struct SearchResult: Hashable, Sendable {
  /// The application or the power action.
  public var id: ItemID
  /// The id of the action; nil for the application itself.
  public var action: String?
  /// Why it was found.
  public var match: SearchMatch

  /// Creates a result.
  public init(_ id: ItemID, action: String? = nil, _ match: SearchMatch) {
    (self.id, self.action, self.match) = (id, action, match)
  }

  /// The id of its item: that of the action if it is one.
  public var item: ItemID {
    guard let action, let application = id.desktopID else { return id }
    return .action(action, of: application)
  }
}

/// The results of a search, the best first in each section.
public struct SearchResults: Equatable, Sendable {
  /// Applications that are on the home screen, and power actions.
  public var applications: [SearchResult] = []
  /// Actions of applications.
  public var actions: [SearchResult] = []
  /// Applications that were removed from the home screen.
  public var removed: [SearchResult] = []
  /// Results of search providers, in sections of their own.
  public var providerResults: [ProviderResults] = []

  /// Creates empty results.
  public init() {}

  /// All applications and actions in the order in which they are shown.
  public var applicationResults: [SearchResult] { applications + actions + removed }
  /// Whether nothing was found.
  public var isEmpty: Bool { count == 0 }
  /// The number of all results.
  public var count: Int {
    applications.count + actions.count + removed.count + providerResults.reduce(0) { $0 + $1.results.count }
  }
}

/// The context on which the order of results depends, apart from the applications and the query.
public struct SearchContext: Sendable {
  /// The history of launches and choices.
  public var usage: UsageHistory
  /// The present day, counted like ``Frecency/day``.
  public var day: Double
  /// The position of each application on the home screen.
  public var positions: [ItemID: Int]
  /// The applications that were removed from the home screen.
  public var removed: Set<ItemID>
  /// The largest number of results in a section.
  public var limit: Int

  /// Creates a context.
  public init(
    usage: UsageHistory = UsageHistory(), day: Double = 0, positions: [ItemID: Int] = [:], removed: Set<ItemID> = [],
    limit: Int = .max
  ) {
    (self.usage, self.day, self.positions, self.removed, self.limit) = (usage, day, positions, removed, limit)
  }
}

extension SearchContext {
  /// How many results of a section are shown; nobody looks at more.
  public static let shownLimit = 120

  /// Creates a context from the stored board. The positions are in reading order: the pages with the applications of each
  /// folder in its place, then the dock.
  public init(board: Board, usage: UsageHistory, day: Double, limit: Int = shownLimit) {
    let positions = Dictionary(zip(board.applications, 0...), uniquingKeysWith: { first, _ in first })
    self.init(usage: usage, day: day, positions: positions, removed: Set(board.removed), limit: limit)
  }
}
