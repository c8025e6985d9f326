/// Determines which acts are allowed.
struct Permissions: Equatable, Sendable {
  /// Items cannot be moved, removed, sorted or renamed.
  var isLocked = false
  /// Items that cannot be removed from the board.
  var pinned: Set<ItemID> = []

  init() {}

  init(_ preferences: Preferences) {
    (isLocked, pinned) = (preferences.restrictions.isLocked, preferences.restrictions.pinned)
  }

  var allowEditing: Bool { !isLocked }

  /// Whether an act is allowed. Viewing and launching always are.
  func allow(_ act: Act) -> Bool {
    switch act {
    case .page, .present, .open, .done, .openFolder, .closeFolder, .showDetails, .hideDetails: true
    case .remove(let id): !isLocked && !pinned.contains(id)
    case .edit, .restore, .makeFolder, .rename, .sort, .undo, .redo: !isLocked
    case .pickUp, .moveDragged, .moveDraggedToNextPage, .moveDraggedToPreviousPage, .drop, .putBack: !isLocked
    }
  }
}
