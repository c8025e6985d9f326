/// The letter or the page that a finger has reached on the bar of letters or on the page dots. A bubble shows it.
enum SlideBubble: Equatable, Sendable {
  case letter(IndexBarLayout.Letter)
  /// A screen of a pane, from 0, and the finger's distance from the left edge of the viewport in logical pixels.
  case page(Int, in: Pane.ID, x: Double)
}
