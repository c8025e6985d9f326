/// What a drop at a point of the viewport would do.
enum DropTarget: Equatable, Sendable {
  case nothing
  /// Between items, which move aside.
  case gap(Board.Destination)
  /// Onto an item, into a folder.
  case item(ItemID)
  /// At an edge of the viewport, where pages turn: 1 towards the later pages, -1 back.
  case side(Int)
  /// Beside the open folder.
  case outside

  var isItem: Bool {
    if case .item = self { true } else { false }
  }
}
