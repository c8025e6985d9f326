import CollectionEngine

/// An application that matches a query.
struct Candidate {
  /// The index of the application.
  let application: Int
  var match: SearchMatch
  /// Orders matches of the same cost; lower is better.
  var penalty: Int
  /// Orders matches of the same cost and penalty whose applications are used equally often; lower is better.
  var tieBreak = 0
}

/// The rank of a candidate among others whose matches are equally good.
struct Rank {
  /// The penalty, the frecency, the tie-break, whether it is preferred for anything, and the position on the home screen as one
  /// number; lower is better.
  let key: UInt64
  /// The application that has this rank, or from which another one took it over.
  let application: Int
  /// The length of the name in bytes. It decides between these two.
  let length: Int

  init(_ candidate: Candidate, habit: Double, isPreferred: Bool, position: Int, length: Int) {
    let penalty = UInt64(candidate.penalty.clamped(to: Self.penalties) - Self.penalties.lowerBound)
    let habit = UInt64(~Float(max(0, habit)).bitPattern)
    let tieBreak = UInt64(candidate.tieBreak.clamped(to: 0...0xF))
    let place = (isPreferred ? 0 : 1 << 19) | UInt64(position.clamped(to: 0...0x7_FFFF))
    key = penalty << 56 | habit << 24 | tieBreak << 20 | place
    application = candidate.application
    self.length = length
  }

  private init(key: UInt64, application: Int, length: Int) {
    (self.key, self.application, self.length) = (key, application, length)
  }

  private static let penalties = -127...128

  /// The same rank for an application with a shorter name, which precedes this one.
  func takenOver(nameLength: Int) -> Rank {
    Rank(key: key, application: application, length: nameLength)
  }
}
