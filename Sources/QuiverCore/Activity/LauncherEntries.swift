import SpringboardEngine

/// The entries of programs for applications, by the signal `Update` of `com.canonical.Unity.LauncherEntry` (Unity Launcher API).
///
/// Each program has one entry for each application that it tells about. Of several programs that tell about the same application, the
/// last one counts; when it leaves the bus, the one before it counts again.
package struct LauncherEntries: Equatable, Sendable {
  /// The entries of each program.
  private var entries: [String: [ItemID: LauncherEntry]] = [:]
  private var count = 0
  /// For each application, the programs that tell about it. The last one counts.
  private var senders: [ItemID: [String]] = [:]
  /// More entries than this are not kept, so that a flood costs little.
  private static let mostEntries = 1000

  package init() {}

  /// Whether a program tells something.
  package func hasEntries(of sender: String) -> Bool { entries[sender] != nil }

  /// Changes the values that an update contains. Those that it leaves out stay as they are.
  package mutating func merge(_ update: LauncherEntry, of id: ItemID, from sender: String) {
    if entries[sender]?[id] == nil {
      guard count < Self.mostEntries else { return }
      count += 1
    }
    entries[sender, default: [:]][id, default: LauncherEntry()].merge(update)
    if senders[id]?.last == sender { return }
    senders[id, default: []].removeAll { $0 == sender }
    senders[id, default: []].append(sender)
  }

  /// A program has left the bus.
  package mutating func remove(_ sender: String) {
    guard let left = entries.removeValue(forKey: sender) else { return }
    count -= left.count
    for id in left.keys {
      senders[id]?.removeAll { $0 == sender }
      if senders[id]?.isEmpty == true { senders[id] = nil }
    }
  }

  /// The activities that the tiles show.
  package func activities(_ preferences: TilePreferences) -> [ItemID: Activity] {
    senders.reduce(into: [:]) { activities, entry in
      guard let sender = entry.value.last, let told = entries[sender]?[entry.key] else { return }
      let activity = told.activity(preferences)
      if activity != Activity() { activities[entry.key] = activity }
    }
  }
}

/// An entry of a program for an application. Values that the program has not told are nil.
package struct LauncherEntry: Equatable, Sendable {
  package var count: Int?
  package var isCountVisible: Bool?
  /// 0...1; what is no number is 0.
  package var progress: Double? { didSet { if progress?.isNaN == true { progress = 0 } } }
  package var isProgressVisible: Bool?
  package var isUrgent: Bool?
  /// Whether the application is being installed or updated.
  package var isUpdating: Bool?

  package init() {}

  fileprivate mutating func merge(_ update: LauncherEntry) {
    count = update.count ?? count
    isCountVisible = update.isCountVisible ?? isCountVisible
    progress = update.progress ?? progress
    isProgressVisible = update.isProgressVisible ?? isProgressVisible
    isUrgent = update.isUrgent ?? isUrgent
    isUpdating = update.isUpdating ?? isUpdating
  }

  fileprivate func activity(_ preferences: TilePreferences) -> Activity {
    Activity(
      count: preferences.showsCounts && isCountVisible == true ? count ?? 0 : 0,
      progress: preferences.showsProgress && isProgressVisible == true ? progress ?? 0 : nil,
      isUrgent: preferences.showsCounts && isUrgent == true,
      isUpdating: preferences.showsProgress && isUpdating == true)
  }
}

extension ItemID {
  /// The application of a launcher entry: `application://` and its desktop file id. nil for anything else.
  package init?(launcherURI uri: String) {
    let scheme = "application://"
    guard uri.hasPrefix(scheme), uri.utf8.count <= 300 else { return nil }
    let id = uri.dropFirst(scheme.count)
    guard id.hasSuffix(".desktop"), !id.contains("/") else { return nil }
    self = .application(String(id))
  }
}
