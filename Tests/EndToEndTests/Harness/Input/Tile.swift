/// A visible element as a screen reader finds it, in pixels of the screen.
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
  let isChecked: Bool
  /// The content of a text field.
  let text: String

  var center: ScreenPoint { ScreenPoint(x: x + width / 2, y: y + height / 2) }
}

/// A point of the screen, in pixels.
struct ScreenPoint: Equatable {
  var x: Int
  var y: Int

  func moved(_ dx: Int, _ dy: Int = 0) -> ScreenPoint { ScreenPoint(x: x + dx, y: y + dy) }
}
