extension Board {
  /// What a board must never be.
  public enum Violation: Hashable, Sendable {
    /// An id, an application's or a folder's, stands in two places, or is removed and stands in one; so does a folder in a
    /// folder.
    case twice(ItemID)
    case emptyFolder(ItemID)
    /// Only the last page may be empty, while something is dragged to it.
    case emptyPage(Int)
  }

  public var violations: [Violation] {
    emptyPages.map(Violation.emptyPage) + emptyFolders.map(Violation.emptyFolder) + repeatedIDs.map(Violation.twice)
  }

  public func checkInvariants() {
    let found = violations
    precondition(found.isEmpty, "a board is broken: \(found)")
  }

  private var emptyPages: [Int] { pages.indices.dropLast().filter { pages[$0].isEmpty } }

  private var emptyFolders: [ItemID] { everything.filter(\.applications.isEmpty).map(\.id) }

  private var repeatedIDs: [ItemID] {
    var seen: Set<ItemID> = []
    return (everything.flatMap(\.ids) + removed).filter { !seen.insert($0).inserted }
  }
}

extension Board.Item {
  /// Its own id, and those of what is in it.
  var ids: [ItemID] {
    switch self {
    case .app(let id): [id]
    case .folder(let folder): [folder.id] + folder.items
    }
  }
}
