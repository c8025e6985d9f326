import CollectionEngine

/// The plate above a finger that slides along the page dots: a miniature of the page, and its number. Rectangles are in logical
/// pixels, relative to the upper left corner of the plate.
public struct PagePreview: Hashable, Sendable {
  /// The screen that the finger has reached, from 0.
  public var screen: Int
  /// The number of screens.
  public var count: Int
  /// The miniature of the page; nil for a screen without a grid of items, such as the programme guide.
  public var miniature: PageMiniature?
  /// The room for the miniature; empty without one.
  public var page: Rect
  /// The room for the number.
  public var number: Rect

  /// Creates a preview from its parts.
  public init(screen: Int, count: Int, miniature: PageMiniature?, page: Rect, number: Rect) {
    (self.screen, self.count, self.miniature) = (screen, count, miniature)
    (self.page, self.number) = (page, number)
  }
}
