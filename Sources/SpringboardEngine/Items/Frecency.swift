import CollectionEngine

/// How often and how recently something was used: the number of uses, each halved for every 30 days since then.
public struct Frecency: Equatable, Sendable {
  /// The score on ``day``.
  public var score: Double
  /// The day of the last use, in days since any fixed moment.
  public var day: Double

  /// Days in which the score halves.
  public static let halfLife = 30.0

  /// Creates a score, as it was on a day.
  public init(score: Double, day: Double) {
    (self.score, self.day) = (score, day)
  }
}

extension Frecency {
  /// The score on another day.
  public func score(on day: Double) -> Double {
    score * exponential(-max(0, day - self.day) / Self.halfLife * logarithm(2))
  }

  /// The score after one more use.
  public func adding(usesOn day: Double, count: Double = 1) -> Frecency {
    Frecency(score: score(on: day) + count, day: max(day, self.day))
  }
}
