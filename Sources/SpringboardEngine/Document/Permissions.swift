/// What may be done to the board.
struct Permissions: Equatable, Sendable {
  /// Nothing can be moved, removed, sorted or renamed.
  var isLocked = false
  /// Items that cannot be taken from the board.
  var pinned: Set<ItemID> = []

  init() {}

  init(_ preferences: Preferences) {
    (isLocked, pinned) = (preferences.isLocked, preferences.pinned)
  }

  var allowEditing: Bool { !isLocked }

  /// Whether the item can be taken from the board.
  func allowRemoving(_ id: ItemID) -> Bool { !isLocked && !pinned.contains(id) }
}
