import CollectionEngine

/// A finger or the mouse that slides along the page dots, or along the page number, and turns the pages with it.
struct PageSlide: Equatable, Sendable {
  /// The pane whose pages turn.
  let pane: Pane.ID
  /// The screen that was shown when it began, from 0.
  let firstScreen: Int
  let track: PageTrack
}
