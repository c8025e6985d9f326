import CollectionEngine

/// The bubble that shows what a finger has reached that slides along the bar of letters or along the page dots.
struct SlideBubble: Equatable, Sendable {
  var content: Content
  /// 0 is invisible, 1 is visible.
  var presence = Motion(0, grain: 0.005)

  enum Content: Equatable, Sendable {
    case letter(IndexBarLayout.Letter)
    /// A screen of a pane, from 0, and the finger's distance from the left edge of the viewport in logical pixels.
    case page(Int, in: Pane.ID, x: Double)
  }
}
