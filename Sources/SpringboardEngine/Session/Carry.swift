/// Items that are on their way from one place to another; the board stays as it is until they are dropped.
struct Carry: Equatable, Sendable {
  /// The one that was taken first leads.
  var items: [ItemID]
  /// The finger that carries them; nil where keys do.
  var hand: Hand?
  /// Where a drop puts them; nil: back where they were.
  var destination: Board.Destination?
  /// The board as a drop would leave it.
  var preview: Board
  var hover = Hover.nothing
  /// 0 as large as it was lifted, 1 drawn together over an item that shall be seen under it.
  var folding = Motion(0, grain: 0.005)
  let taken: Instant
  /// Whether edit mode was on before it was taken.
  let wasEditing: Bool

  var leader: ItemID { items[0] }

  /// What lies under the hand, and since when it counts.
  enum Hover: Equatable, Sendable {
    case nothing
    /// The middle of an item: a folder in the making.
    case item(ItemID, since: Instant)
    /// The glass's side: 1 towards the later pages, -1 back.
    case side(Int, since: Instant, turned: Bool)
    /// Beside the open folder.
    case outside(since: Instant)

    /// Whether it counts on while the hand aims at this.
    func goesOn(with aim: Aim) -> Bool {
      switch (self, aim) {
      case (.item(let id, _), .item(let aimed)): id == aimed
      case (.side(let side, _, _), .side(let aimed)): side == aimed
      case (.outside, .outside), (.nothing, .nothing), (.nothing, .gap): true
      default: false
      }
    }
  }
}
