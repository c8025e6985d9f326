/// Items that are on their way from one place to another; the board stays as it is until they are dropped.
struct Drag: Equatable, Sendable {
  /// The one that was taken first leads.
  var items: [ItemID]
  /// The finger that drags them; nil where keys do.
  var pointer: DragPointer?
  /// Where a drop puts them; nil: back where they were.
  var destination: Board.Destination?
  /// The board as a drop would leave it.
  var preview: Board
  var hover = Hover.nothing
  /// Whether the pointer was over the folder that is open: one that opens under the pointer may well be beside it.
  var hasEnteredFolder = false
  /// 0 as large as it was lifted, 1 drawn together over an item that shall be seen under it.
  var folding = Motion(0, grain: 0.005)
  let taken: Instant
  /// Whether edit mode was on before it was taken.
  let wasEditing: Bool

  var leader: ItemID { items[0] }

  /// What lies under the pointer, and since when it counts.
  enum Hover: Equatable, Sendable {
    case nothing
    /// The middle of an item: a folder in the making.
    case item(ItemID, since: Instant)
    /// The viewport's side: 1 towards the later pages, -1 back.
    case side(Int, since: Instant, turned: Bool)
    /// Beside the open folder.
    case outside(since: Instant)

    /// Whether it counts on while this is the drop target.
    func goesOn(with target: DropTarget) -> Bool {
      switch (self, target) {
      case (.item(let id, _), .item(let other)): id == other
      case (.side(let side, _, _), .side(let other)): side == other
      case (.outside, .outside), (.nothing, .nothing), (.nothing, .gap): true
      default: false
      }
    }
  }
}
