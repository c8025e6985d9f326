import SpringboardEngine

nonisolated extension [Scene.Element] {
  /// Matches the elements of two scenes by their kind, from back to front, and returns their indices; nil if some have
  /// changed their order. Most scenes have the same elements as the one before, except a few.
  func pairs(with later: Self) -> [(old: Int?, new: Int?)]? {
    lazy var before = Set(map(\.kind))
    lazy var after = Set(later.map(\.kind))
    var pairs: [(old: Int?, new: Int?)] = []
    var (one, other) = (0, 0)
    while true {
      switch (one < count ? self[one].kind : nil, other < later.count ? later[other].kind : nil) {
      case (nil, nil): return pairs
      case (let old?, let new?) where old == new:
        pairs.append((one, other))
        (one, other) = (one + 1, other + 1)
      case (let old?, _) where !after.contains(old):
        pairs.append((one, nil))
        one += 1
      case (_, let new?) where !before.contains(new):
        pairs.append((nil, other))
        other += 1
      default: return nil
      }
    }
  }
}
