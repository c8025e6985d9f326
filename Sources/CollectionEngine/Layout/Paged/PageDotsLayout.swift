/// The page dots. If there are many pages, only a range around the current one is shown; the dots shrink towards an end
/// of the range beyond which there are more.
///
/// The layout is a pure function of the position, so that the dots move with the page and never jump. The frame of a
/// cell is the touch target of a dot, and its icon is the dot.
public struct PageDotsLayout: CollectionLayout, Equatable {
  /// The measures of the dots.
  public let metrics: PageDotsMetrics
  /// The number of pages.
  public let count: Int
  /// The current page, from 0; 1.5 is midway between the second page and the third.
  public let position: Double
  /// The number of dots in the range, and its first page, which is fractional while the range moves.
  private let shown: Int
  private let first: Double

  /// Creates the dots for a number of pages at a position.
  public init(metrics: PageDotsMetrics, count: Int, position: Double) {
    let last = Double(max(0, count - 1))
    (self.metrics, self.count, self.position) = (metrics.bounded, max(0, count), position.clamped(to: 0...last))
    let room = self.metrics.frame.width - 2 * self.metrics.margin
    let fitting = Int((room / max(1, self.metrics.pitch)).clamped(to: 1...1e6))
    shown = min(fitting, count < metrics.manyPages ? self.count : max(1, metrics.rangeLength))
    first = (self.position - Double(shown - 1) / 2).clamped(to: 0...Double(max(0, self.count - shown)))
  }

  /// The room of the dots in the viewport: dots do not scroll.
  public var contentBounds: Rect { metrics.frame }

  /// Returns the dots of the range; none for a single page.
  public func attributes(in visible: Rect) -> [LayoutAttributes] {
    guard count > 1, metrics.frame.height > 0 else { return [] }
    return shownPages.map(dot).filter { $0.icon.width > 0 && $0.frame.intersects(visible) }
  }

  /// Returns nil for a page outside of the range, and for a single page.
  public func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    guard count > 1, let page = element.cell?.item, shownPages.contains(page) else { return nil }
    return dot(page)
  }

  /// Returns the track of a finger that comes down on the dot of a page, or at a point beside the dots while the page is
  /// shown. If all pages have a dot, each is under its dot. Otherwise the page is under the finger, and all others are
  /// within the viewport.
  public func track(on page: Int, at x: Double, isOnDot: Bool) -> PageTrack {
    let isRightToLeft = metrics.isRightToLeft
    if isOnDot, shown == count {
      return PageTrack(
        page: page, x: center(of: page).x, stepBefore: metrics.pitch, stepAfter: metrics.pitch,
        isRightToLeft: isRightToLeft)
    }
    let (room, widest) = (metrics.frame, metrics.slideStep)
    func step(_ room: Double, _ pages: Int) -> Double { min(widest, max(0, room) / Double(max(1, pages))) }
    let (left, right) = (x - room.minX, room.maxX - x)
    return PageTrack(
      page: page, x: x, stepBefore: step(isRightToLeft ? right : left, page),
      stepAfter: step(isRightToLeft ? left : right, count - 1 - page), isRightToLeft: isRightToLeft)
  }

  private var shownPages: Range<Int> {
    .clamped(from: first.rounded(.down), to: (first + Double(shown)).rounded(.up), within: count)
  }

  private func dot(_ page: Int) -> LayoutAttributes {
    let side = metrics.pixels.nearest(metrics.diameter * size(of: page))
    let (center, pixels) = (center(of: page), metrics.pixels)
    let disc = Rect(
      x: pixels.nearest(center.x - side / 2), y: pixels.nearest(center.y - side / 2), width: side, height: side)
    let touch = Rect(center: center, size: Size(width: metrics.pitch, height: metrics.frame.height))
    return LayoutAttributes(element: .cell(ItemIndex(section: 0, item: page)), frame: touch, icon: disc)
  }

  private func center(of page: Int) -> Point {
    let room = metrics.frame
    let offset = (Double(page) - first - Double(shown - 1) / 2) * metrics.pitch
    return Point(x: room.midX + (metrics.isRightToLeft ? -offset : offset), y: room.midY)
  }

  /// The scale of a dot, 0...1. Over the last three dots before an end beyond which there are more, it decreases to
  /// zero; with fewer than five dots, only up to the one in the middle.
  private func size(of page: Int) -> Double {
    let shrinking = min(3, Double(shown + 1) / 2)
    func factor(places: Double, hidden: Double) -> Double {
      1 - min(1, hidden) * (1 - (places / shrinking).clamped(to: 0...1))
    }
    let place = Double(page) - first
    return min(
      factor(places: place + 1, hidden: first),
      factor(places: Double(shown) - place, hidden: Double(count - shown) - first))
  }
}
