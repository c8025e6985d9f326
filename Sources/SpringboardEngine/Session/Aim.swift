/// What a drop at a point would mean.
enum Aim: Equatable, Sendable {
  case nothing
  case gap(Board.Destination)
  case item(ItemID)
  case side(Int)
  case outside

  var isItem: Bool {
    if case .item = self { true } else { false }
  }
}
