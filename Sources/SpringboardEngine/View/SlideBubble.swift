/// The bubble with the letter that a finger on the bar of letters has reached.
struct IndexBubble: Equatable, Sendable {
  var letter: IndexBarLayout.Letter
  /// 0 is invisible, 1 is visible.
  var presence = Motion(0, grain: 0.005)
}
