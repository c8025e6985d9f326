import Freedesktop
import SpringboardEngine

/// Finds the applications that a window belongs to, by the names of the window.
package struct WindowOwners: Equatable, Sendable {
  private struct Owners: Equatable {
    /// The position of the name among the names of each entry: 0 is the most reliable one.
    var rank: Int
    var ids: Set<ItemID>
  }

  private var owners: [String: Owners] = [:]

  /// Finds none.
  package init() {}

  package init(_ entries: some Sequence<DesktopEntry>) {
    for entry in entries {
      for (rank, name) in entry.windowNames.enumerated() { add(.application(entry.id), rank: rank, for: name) }
    }
  }

  private mutating func add(_ id: ItemID, rank: Int, for name: String) {
    let known = owners[name]?.rank ?? .max
    if rank < known { owners[name] = Owners(rank: rank, ids: []) }
    if rank <= known { owners[name]?.ids.insert(id) }
  }

  /// The applications of a window with these names. Only the most reliable match counts, which several entries may share.
  /// A program that several entries share, such as an interpreter, identifies none.
  package func owners(ofWindowNamed names: [String]) -> Set<ItemID> {
    let found = names.compactMap { owners[$0.lowercased()] }.filter { $0.rank == 0 || $0.ids.count == 1 }
    return found.min { $0.rank < $1.rank }?.ids ?? []
  }
}
