extension Board {
  /// A change of a board, as the user would describe it. The host finds the words.
  public enum Change: Hashable, Sendable {
    case removed([ItemID])
    case restored([ItemID])
    /// A folder with this name was made.
    case madeFolder(String)
    /// The applications of the folder with this name took its place.
    case dissolvedFolder(String)
    case renamedFolder(from: String, to: String)
    /// Applications were moved into the folder with this name.
    case movedIntoFolder([ItemID], String)
    case movedToDock([ItemID])
    case moved([ItemID])
    /// Items were moved, but too many to name them, as sorting does.
    case rearranged
    /// Another board replaced this one, as an import does.
    case replaced
  }
}

extension Board.Change {
  /// The items that the change is about, the first of which names it; empty for changes of folders and of many items.
  public var items: [ItemID] {
    switch self {
    case .removed(let ids), .restored(let ids), .movedIntoFolder(let ids, _), .movedToDock(let ids), .moved(let ids):
      ids
    case .madeFolder, .dissolvedFolder, .renamedFolder, .rearranged, .replaced: []
    }
  }
}
