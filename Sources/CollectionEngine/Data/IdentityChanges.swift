/// The changes of identities between two snapshots. The position of an item is an `ItemIndex`, that of a section its
/// number.
public struct IdentityChanges<Identity: Hashable, Position: Hashable>: Equatable {
  /// An identity that is in only one of the snapshots, and its position there.
  public struct Placement: Equatable {
    /// The section or item.
    public let identity: Identity
    /// The position in the old snapshot if the identity is deleted, in the new one if it is inserted.
    public let position: Position
  }

  /// An identity that is in both snapshots, and its positions.
  public struct Passage: Equatable {
    /// The section or item.
    public let identity: Identity
    /// The position in the old snapshot.
    public let from: Position
    /// The position in the new snapshot.
    public let to: Position
  }

  /// The identities that are only in the old snapshot, in its order.
  public internal(set) var deleted: [Placement] = []
  /// The identities that are only in the new snapshot, in its order.
  public internal(set) var inserted: [Placement] = []
  /// The identities whose position relative to those that stay has changed, in the order of the new snapshot.
  public internal(set) var moved: [Passage] = []
  /// The identities that are in both snapshots and marked in the new one, in its order. They may also be moved.
  public internal(set) var reloaded: [Passage] = []

  /// Whether nothing changes.
  public var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty && reloaded.isEmpty }
}

extension IdentityChanges: Sendable where Identity: Sendable, Position: Sendable {}
extension IdentityChanges.Placement: Sendable where Identity: Sendable, Position: Sendable {}
extension IdentityChanges.Passage: Sendable where Identity: Sendable, Position: Sendable {}
