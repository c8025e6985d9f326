extension Board {
  /// A broken invariant of a board.
  public enum Violation: Hashable, Sendable {
    /// The id of an application or a folder occurs more than once on the board, or on it and among the removed ones. An
    /// application and a folder cannot have the same id either, because the arrangement file has it for both.
    case twice(ItemID)
    /// A folder has no items.
    case emptyFolder(ItemID)
    /// A page other than the last one has no items. The last page is empty while an item is dragged to it.
    case emptyPage(Int)
  }

  /// The broken invariants; none for a valid board.
  public var violations: [Violation] {
    emptyPages.map(Violation.emptyPage) + emptyFolders.map(Violation.emptyFolder) + repeatedIDs.map(Violation.twice)
  }

  /// Stops the program if an invariant is broken.
  public func checkInvariants() {
    let found = violations
    precondition(found.isEmpty, "invalid board: \(found)")
  }

  private var emptyPages: [Int] { pages.indices.dropLast().filter { pages[$0].isEmpty } }

  private var emptyFolders: [ItemID] { everything.filter(\.applications.isEmpty).map(\.id) }

  private var repeatedIDs: [ItemID] {
    var seen: Set<String> = []
    return (everything.flatMap(\.ids) + removed).filter { !seen.insert($0.boardName).inserted }
  }
}

extension Board.Item {
  /// The item's own id, followed by those of the applications in it.
  var ids: [ItemID] {
    switch self {
    case .app(let id): [id]
    case .folder(let folder): [folder.id] + folder.items
    }
  }
}
