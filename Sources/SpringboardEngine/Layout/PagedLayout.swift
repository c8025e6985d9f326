/// A layout whose content is divided into screens of one size, side by side in the direction of the script. A pager scrolls
/// it from screen to screen.
public protocol PagedLayout: CollectionLayout {
  /// At least one.
  var screenCount: Int { get }

  /// The content offset at which a screen is shown; 1.5 is half way from the second screen to the third.
  func contentOffset(ofScreen screen: Double) -> Point

  /// The screen, or what is between two, that is shown at a content offset.
  func screen(atContentOffset offset: Point) -> Double

  /// nil where there is no such item.
  func screen(of index: IndexPath) -> Int?

  /// The dots that stand for the screens; the position is a screen, or what is between two.
  func pageDots(at position: Double) -> PageDotsLayout

  /// The items of a screen in reading order; none where there is no such screen.
  func items(onScreen screen: Int) -> [IndexPath]
}

extension PagedLayout {
  /// A length in logical pixels as a number of screens.
  func screens(across length: Double) -> Double {
    let step = contentOffset(ofScreen: 1) - contentOffset(ofScreen: 0)
    return length / max(1, Point.zero.distance(to: step))
  }

  /// The nearest screen. Which screen a swipe ends on depends on where it began too, and a pager decides that.
  public func restingOffset(near offset: Point, velocity: Point) -> Point {
    contentOffset(ofScreen: screen(atContentOffset: offset).rounded().clamped(to: 0...Double(screenCount - 1)))
  }
}
