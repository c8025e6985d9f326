/// Progress 0…1 as a function of the share of time gone by; for what only appears and disappears.
enum Curve {
  /// Slow, fast, slow: 3t² − 2t³.
  static func ease(_ share: Double) -> Double {
    let t = share.clamped(to: 0...1)
    return t * t * (3 - 2 * t)
  }

  /// `ease` over so many seconds; no seconds means done.
  static func ease(_ elapsed: Double, over seconds: Double) -> Double {
    seconds > 0 ? ease(elapsed / seconds) : 1
  }
}
