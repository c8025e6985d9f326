/// What a change comes to for the eye: which tiles come, go and move. Nothing may be lost or doubled on the way.
struct Batch: Equatable, Sendable {
  let inserted: [ItemID]
  let removed: [ItemID]
  let moved: [ItemID]

  /// nil where the counts do not add up: then nothing is animated, and everything is simply where it belongs.
  init?(from old: Outlook, to new: Outlook) {
    let (before, after) = (old.items, new.items)
    let (were, are) = (Set(before), Set(after))
    inserted = after.filter { !were.contains($0) }
    removed = before.filter { !are.contains($0) }
    moved = after.filter { were.contains($0) && old.icon(of: $0) != new.icon(of: $0) }
    guard before.count + inserted.count - removed.count == after.count else { return nil }
  }
}
