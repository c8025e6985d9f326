extension Board {
  /// Where something goes, said by what is there: no grid is needed to tell.
  public enum Destination: Hashable, Sendable {
    /// The place of an item, which makes way; in whatever that item is.
    case before(ItemID)
    case after(ItemID)
    case endOf(Container)
    /// A page of its own after the last one.
    case newPage
    /// Onto an item: into a folder, or into a new one with an application.
    case into(ItemID)
  }
}
