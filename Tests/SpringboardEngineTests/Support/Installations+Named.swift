import SpringboardEngine

extension Installations {
  /// Applications that appeared on day 0 and have not been opened.
  static func new(_ ids: ItemID...) -> Installations {
    ids.reduce(into: Installations()) { $0.byID[$1] = Installation(firstSeen: 0) }
  }
}
