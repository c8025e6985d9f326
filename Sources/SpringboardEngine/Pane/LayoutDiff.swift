/// The tiles in view that a change inserts, removes and moves.
struct LayoutDiff: Equatable, Sendable {
  let inserted: [ItemID]
  let removed: [ItemID]
  let moved: [ItemID]

  /// Returns nil if the numbers do not add up. Then nothing is animated, and all items are at their new positions at
  /// once.
  init?(from old: BoardLayout, to new: BoardLayout) {
    let (before, after) = (old.shownItems, new.shownItems)
    let (were, are) = (Set(before), Set(after))
    inserted = after.filter { !were.contains($0) }
    removed = before.filter { !are.contains($0) }
    moved = after.filter { were.contains($0) && old.icon(of: $0) != new.icon(of: $0) }
    guard before.count + inserted.count - removed.count == after.count else { return nil }
  }
}
