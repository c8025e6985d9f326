import CollectionEngine

/// The number of the page beside the page dots. It is shown while pages turn, and while the mouse is over the dots or over the
/// number, if there are so many pages that the dots do not tell which one is shown.
struct PageNumber: Equatable, Sendable {
  /// 0 is invisible, 1 is visible.
  var visibility = Motion(0, grain: 0.005)
  /// When it begins to fade out; nil if it is hidden, or shown without an end.
  var hides: Instant?
  /// The pane and the screen that were shown when it was last updated.
  var pane: Pane.ID?
  var screen = 0

  /// Whether it is shown until the pages are no longer held.
  var isHeld: Bool { visibility.target == 1 && hides == nil }

  /// The hidden number of the same page.
  var atRest: PageNumber {
    var hidden = PageNumber()
    (hidden.pane, hidden.screen) = (pane, screen)
    return hidden
  }
}
