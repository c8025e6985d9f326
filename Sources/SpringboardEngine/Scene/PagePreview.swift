/// The plate above a finger that slides along the page dots: the page's number, and a miniature of the page. Rectangles are in
/// logical pixels, relative to the upper left corner of the plate.
public struct PagePreview: Hashable, Sendable {
  /// The screen that the finger has reached, from 0.
  public var screen: Int
  /// The number of screens.
  public var count: Int
  /// The room for the number.
  public var number: Rect
  /// The tiles in the miniature.
  public var tiles: [Rect]

  /// Creates a preview from its parts.
  public init(screen: Int, count: Int, number: Rect, tiles: [Rect]) {
    (self.screen, self.count, self.number, self.tiles) = (screen, count, number, tiles)
  }
}
