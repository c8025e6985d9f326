/// What a finger has reached that slides along the bar of letters or along the page dots. A bubble shows it.
enum SlideBubble: Equatable, Sendable {
  case letter(IndexBarLayout.Letter)
  /// A screen of a pane, from 0, and the finger's distance from the left edge of the viewport in logical pixels.
  case page(Int, in: Pane.ID, x: Double)
}
