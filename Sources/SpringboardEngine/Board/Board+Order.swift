extension Board {
  /// What pages can be sorted by.
  public enum Order: String, CaseIterable, Sendable {
    case name
    /// The most used first.
    case use
  }
}
