import CollectionEngine

/// The state that all views of a springboard share.
public struct Document: Sendable {
  /// Whether the installed applications are known.
  var hasCatalogue = false { didSet { if hasCatalogue != oldValue { revision += 1 } } }
  /// The installed applications that pages and library show.
  private(set) var applications: [ItemID: AppItem] = [:]
  /// The installed applications that only search finds.
  private(set) var searchOnly: [ItemID: AppItem] = [:]
  /// The texts of the applications; nil until it is prepared or the user searches.
  var searchIndex: SearchIndex?
  /// How often the installed applications were replaced.
  private(set) var catalogueNumber = 0
  /// The stored board.
  var board = Board() { didSet { revision += 1 } }
  /// A board of which all applications are known to be installed; nil if none is. Looking up each one takes long.
  private var completeBoard: Board?
  /// The boards to which undo and redo return.
  var history = BoardHistory()
  /// The applications that were launched recently, or have shown no window yet.
  var launches: [ItemID: Launch] = [:] { didSet { revision += 1 } }
  /// The applications that are running.
  var running: Set<ItemID> = [] { didSet { if running != oldValue { revision += 1 } } }
  /// The activities of applications.
  var activities = Activities() { didSet { if activities != oldValue { revision += 1 } } }
  /// The history of launches and choices.
  var usage = UsageHistory() { didSet { if usage != oldValue { revision += 1 } } }
  /// The applications that appeared after the first run.
  var installations = Installations() { didSet { if installations != oldValue { revision += 1 } } }
  /// The present day, counted like ``Frecency/day``.
  var day = 0.0 { didSet { if day != oldValue { revision += 1 } } }
  /// The present part of the day.
  var dayPart = DayPart.morning { didSet { if dayPart != oldValue { revision += 1 } } }
  /// The items of the status area of a kiosk, in reading order.
  var status: [StatusItem] = [] { didSet { if status != oldValue { revision += 1 } } }
  /// The features that the visitors of a kiosk have switched on.
  var accessibility: Set<AccessibilityFeature> = []
  /// The layout that the user can take over; nil if none is offered.
  var offer: LayoutOffer?
  /// The contents of the programme guide.
  var guide = GuideContent(Guide()) {
    didSet {
      revision += 1
      guideIndex = nil
    }
  }
  /// The titles of the programmes of one day; nil until the user searches.
  var guideIndex: GuideSearchIndex?
  /// The programmes of which the user is reminded.
  var reminders: Set<ItemID> = [] { didSet { if reminders != oldValue { revision += 1 } } }
  /// The power actions that the computer offers.
  var powerActions = PowerActions() { didSet { if powerActions != oldValue { revision += 1 } } }
  /// When the host last read the clock, and the time then in seconds since the beginning of 1970; nil until it has.
  var clock: Clock? { didSet { revision += 1 } }
  var permissions = Permissions() { didSet { if permissions != oldValue { revision += 1 } } }
  /// A number that increases with each change that views show.
  private(set) var revision = 0
}

/// Relates the time of day to the monotonic clock.
struct Clock: Equatable, Sendable {
  let time: Double
  let read: Instant

  /// The time at a moment, in whole minutes.
  func minute(at now: Instant) -> Double { ((time + (now - read)) / 60).rounded(.down) * 60 }

  /// When the next minute begins.
  func nextMinute(after now: Instant) -> Instant { now + (minute(at: now) + 60 - time - (now - read)) }
}

extension Document {
  /// Replaces the installed applications.
  mutating func install(_ items: [AppItem]) {
    (applications, searchOnly) = ([:], [:])
    applications.reserveCapacity(items.count)
    // Of those with the same id, the first one counts.
    for item in items.reversed() {
      if item.isSearchOnly { searchOnly[item.id] = item } else { applications[item.id] = item }
    }
    (searchIndex, completeBoard) = (nil, nil)
    catalogueNumber += 1
    revision += 1
  }

  /// Returns whether the board has the installed applications and no others, so that nothing has to be added, and remembers
  /// it for ``visible(_:pageCapacity:)``.
  mutating func checkCompleteness() -> Bool {
    guard board != Board(), board.hasExactly(applications) else { return false }
    completeBoard = board
    return true
  }

  /// Returns what is shown of a board on pages with this capacity: the items that are installed.
  func visible(_ board: Board, pageCapacity: Int) -> Board {
    let flowing = board.flowing(pageCapacity: pageCapacity)
    return board == completeBoard ? flowing : flowing.visible { applications.index(forKey: $0) != nil }
  }

  /// An installed application.
  func application(_ id: ItemID) -> AppItem? { applications[id] ?? searchOnly[id] }
}

extension Document {
  /// The installed applications that search finds.
  var searchable: [AppItem] { Array(applications.values) + searchOnly.values }

  /// What the index for the search can be made of; nil if there is one, or no applications are known.
  var searchPreparation: SearchPreparation? {
    guard hasCatalogue, searchIndex == nil else { return nil }
    return SearchPreparation(applications: searchable, catalogueNumber: catalogueNumber)
  }

  /// Takes over an index, unless there is one, or other applications are installed by now.
  mutating func adopt(_ index: SearchIndex, from preparation: SearchPreparation) {
    if searchIndex == nil, preparation.catalogueNumber == catalogueNumber { searchIndex = index }
  }
}

extension Document {
  /// The seconds since the launch of an application that has shown no window yet; nil if no launch is pending.
  func pending(_ id: ItemID, at now: Instant, _ preferences: Preferences) -> Double? {
    guard let launch = launches[id], launch.state != .answered else { return nil }
    guard
      launch.isRelevant(
        at: now, pendingLimit: preferences.motion.pendingLimit, openAgain: preferences.tunings.interaction.openAgain)
    else {
      return nil
    }
    return now - launch.asked
  }
}

extension Document {
  /// Whether an application is running, or one in a folder.
  func isRunning(_ id: ItemID, in folder: Board.Folder?) -> Bool {
    guard !running.isEmpty else { return false }
    return folder.map { !running.isDisjoint(with: $0.items) } ?? running.contains(id)
  }

  /// Whether an application appeared after the first run, and has not been opened since.
  func isNew(_ id: ItemID) -> Bool { installations.isNew(id) }

  /// Whether an application is new, or one in a folder.
  func isNew(_ id: ItemID, in folder: Board.Folder?) -> Bool {
    guard !installations.byID.isEmpty else { return false }
    return folder.map { $0.items.contains(where: isNew) } ?? isNew(id)
  }
}

extension Document {
  /// The number of items in the dock that are not installed. They keep their positions, and need no room.
  var hiddenInDock: Int { board.dock.count { item in item.visible { applications[$0] != nil } == nil } }

  /// The number of free slots in a dock of a number of slots.
  func dockRoom(of capacity: Int) -> Int { capacity + hiddenInDock - board.dock.count }
}

extension Document {
  /// The change that undo would revert.
  var undoableChange: Board.Change? { history.undoableChange(of: board) }

  /// The change that redo would make again.
  var redoableChange: Board.Change? { history.redoableChange(of: board) }
}

extension Document {
  /// The power actions that search finds, in order.
  var offeredPowerActions: [PowerAction] { PowerAction.allCases.filter(offers) }

  /// Whether a power action can be carried out now.
  func offers(_ action: PowerAction) -> Bool {
    powerActions.available.contains(action) && permissions.allow(.power(action))
  }

  /// Whether a sheet can be shown about an item: an application, a programme or a power action.
  func hasDetails(of id: ItemID) -> Bool {
    switch id {
    case .application, .folder, .action, .result, .copy: application(id) != nil
    case .programme: guide.index(of: id) != nil
    case .power(let action): offers(action)
    }
  }
}
