extension Board {
  /// Creates the arrangement of the first run: the dock has the preferred applications for the most common purposes, and
  /// the pages have the others, ordered by name. A dock with a single application would look like a mistake, so it is
  /// empty instead.
  ///
  /// The capacities are the numbers of slots of a page and of the dock in the current viewport.
  public init(firstRun applications: [AppItem], pageCapacity: Int, dockCapacity: Int) {
    let suitable = Self.preferred(among: applications).prefix(min(max(0, dockCapacity), Self.mostInFirstDock))
    let docked = suitable.count > 1 ? suitable : []
    let others = Self.byName(applications).filter { !docked.contains($0.id) }
    self.init(dock: docked.map(Item.app))
    for application in others { append(application.id, pageCapacity: pageCapacity) }
  }

  /// The number of applications that the dock has at most on the first run (by eye).
  private static let mostInFirstDock = 6

  /// The preferred application for each purpose, in the order of the dock.
  private static func preferred(among applications: [AppItem]) -> [ItemID] {
    var found: [ItemID] = []
    for purpose in Purpose.docked {
      let preferred = applications.first { $0.preferredFor.contains(PurposeSet(purpose)) }?.id
      if let preferred, !found.contains(preferred) { found.append(preferred) }
    }
    return found
  }

  /// In natural order; equal names are ordered by id. Each id occurs once.
  static func byName(_ applications: [AppItem]) -> [AppItem] {
    var seen: Set<ItemID> = []
    return
      applications
      .filter { seen.insert($0.id).inserted }
      .map { (key: NaturalOrder($0.name), item: $0) }
      .sorted { ($0.key, $0.item.id) < ($1.key, $1.item.id) }
      .map(\.item)
  }
}
