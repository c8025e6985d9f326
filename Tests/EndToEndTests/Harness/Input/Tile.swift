/// Something on the glass as a screen reader finds it; pixels of the screen.
struct Tile: Decodable, Equatable {
  let name: String
  let role: String
  let description: String
  let actions: [String]
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  let isFocused: Bool

  var center: Spot { Spot(x: x + width / 2, y: y + height / 2) }
}

/// A point of the screen.
struct Spot: Equatable {
  var x: Int
  var y: Int

  func moved(_ dx: Int, _ dy: Int = 0) -> Spot { Spot(x: x + dx, y: y + dy) }
}
