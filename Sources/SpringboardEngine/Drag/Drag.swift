import CollectionEngine

/// The items that are being dragged. The board does not change until they are dropped.
struct Drag: Equatable, Sendable {
  /// The items; the first one is the one that was lifted first.
  var items: [ItemID]
  /// The pointer that drags them; nil if the keyboard does.
  var pointer: DragPointer?
  /// Where a drop places them; nil if it returns them to their positions.
  var destination: Board.Destination?
  /// The board after a drop at the destination.
  var preview: Board
  var hover = Hover.nothing
  /// Whether the pointer has been inside the open folder. A folder that opens during the drag may open next to the
  /// pointer, which does not mean that the pointer has left it.
  var hasEnteredFolder = false
  /// How far the tiles have shrunk over an item with which they would form a folder: 0 not at all, 1 completely.
  var folding = Motion(0, grain: 0.005)
  let taken: Instant
  /// Whether edit mode was on before the drag.
  let wasEditing: Bool
  /// Whether the first item was removed from the board before, so that a drop puts it back.
  let restoresLeader: Bool

  var leader: ItemID { items[0] }

  /// The maximum number of tiles that are shown of those that are dragged together (by eye).
  static let shownTiles = 3

  /// Where more items come into view: 1 is the side of later ones, -1 that of earlier ones.
  enum Side: Equatable, Sendable {
    /// A side of the viewport, where pages turn.
    case pages(Int)
    /// An end of the dock, which scrolls.
    case dock(Int)
  }

  /// The place that the pointer dwells on, and since when.
  enum Hover: Equatable, Sendable {
    case nothing
    /// The middle of an item: a drop would form a folder.
    case item(ItemID, since: Instant)
    /// A side where pages turn or the dock scrolls.
    case side(Side, since: Instant, turned: Bool)
    /// Outside of the open folder.
    case outside(since: Instant)

    /// Whether the dwell continues while the pointer is over this drop target.
    func continues(over target: DropTarget) -> Bool {
      switch (self, target) {
      case (.item(let id, _), .item(let other)): id == other
      case (.side(let side, _, _), .side(let other)): side == other
      case (.outside, .outside), (.nothing, .nothing), (.nothing, .gap): true
      default: false
      }
    }
  }
}

/// The target of a drop at a point of the viewport.
enum DropTarget: Equatable, Sendable {
  case nothing
  /// A position between items, which move aside.
  case gap(Board.Destination)
  /// An item, with which the dragged ones would form a folder.
  case item(ItemID)
  /// A side where pages turn or the dock scrolls.
  case side(Drag.Side)
  /// Outside of the open folder.
  case outside

  var isItem: Bool {
    if case .item = self { true } else { false }
  }
}
