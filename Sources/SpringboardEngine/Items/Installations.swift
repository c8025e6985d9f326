/// The applications that appeared after the first run of the springboard. Those that were there before are not listed.
public struct Installations: Equatable, Sendable {
  /// When an application appeared, and whether it was used since.
  public struct Installation: Equatable, Sendable {
    /// The day on which it was first seen, counted like ``Frecency/day``.
    public var firstSeen: Double
    /// Whether it has been opened since.
    public var isOpened: Bool

    /// Creates an installation, by default of an application that has not been opened.
    public init(firstSeen: Double, isOpened: Bool = false) {
      (self.firstSeen, self.isOpened) = (firstSeen, isOpened)
    }
  }

  /// The applications that appeared after the first run, including those that are no longer installed.
  public var byID: [ItemID: Installation]

  /// Creates a list of applications.
  public init(_ byID: [ItemID: Installation] = [:]) {
    self.byID = byID
  }
}

extension Installations {
  /// The day on which an application was first seen; nil if it was there on the first run.
  public func firstSeen(_ id: ItemID) -> Double? { byID[id]?.firstSeen }

  /// Whether an application appeared after the first run, and has not been opened since.
  public func isNew(_ id: ItemID) -> Bool { byID[id]?.isOpened == false }

  /// Records that an application was opened.
  public mutating func markOpened(_ id: ItemID) { byID[id]?.isOpened = true }
}
