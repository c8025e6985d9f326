/// The page dots. Where there are many they window round the present one, and shrink towards the ends that hide more.
///
/// A pure function of the position, so that they move as the page does and never jump.
///
/// A cell is what a finger can hit of a dot, and its icon the dot itself.
public struct PageDotsLayout: CollectionLayout, Equatable {
  let metrics: LayoutMetrics
  public let count: Int
  /// The present page, from 0; 1.5 is half way from the second to the third.
  public let position: Double
  /// How many dots there is room for, and the first place of the window, which may lie between two dots.
  private let shown: Int
  private let first: Double

  public init(metrics: LayoutMetrics, count: Int, position: Double) {
    let last = Double(max(0, count - 1))
    (self.metrics, self.count, self.position) = (metrics, count, position.clamped(to: 0...last))
    let fitting = max(1, Int(metrics.regions.dots.width / Self.pitch))
    shown = min(fitting, count < LayoutTuning.manyPages ? count : LayoutTuning.dotWindow)
    first = (self.position - Double(shown - 1) / 2).clamped(to: 0...Double(max(0, count - shown)))
  }

  public var contentBounds: Rect { metrics.regions.dots }

  /// None for a single page.
  public func attributes(in visible: Rect) -> [LayoutAttributes] {
    guard count > 1, metrics.regions.dots.height > 0 else { return [] }
    return shownPages.map(dot).filter { $0.icon.width > 0 && $0.frame.intersects(visible) }
  }

  public func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    guard count > 1, let page = element.cell?.item, shownPages.contains(page) else { return nil }
    return dot(page)
  }

  private var shownPages: Range<Int> {
    .clamped(from: first.rounded(.down), to: (first + Double(shown)).rounded(.up), within: count)
  }

  private static var pitch: Double { LayoutTuning.dot + LayoutTuning.dotSpacing }

  private func dot(_ page: Int) -> LayoutAttributes {
    let side = metrics.pixels.nearest(LayoutTuning.dot * size(of: page))
    let (center, pixels) = (center(of: page), metrics.pixels)
    let disc = Rect(
      x: pixels.nearest(center.x - side / 2), y: pixels.nearest(center.y - side / 2), width: side, height: side)
    let touch = Rect(center: center, size: Size(width: Self.pitch, height: metrics.regions.dots.height))
    return LayoutAttributes(element: .cell(IndexPath(section: 0, item: page)), frame: touch, icon: disc)
  }

  private func center(of page: Int) -> Point {
    let room = metrics.regions.dots
    let away = (Double(page) - first - Double(shown - 1) / 2) * Self.pitch
    return Point(x: room.midX + (metrics.isRightToLeft ? -away : away), y: room.midY)
  }

  /// 0…1: whole, but over the last three places before an end that hides more it shrinks to nothing.
  private func size(of page: Int) -> Double {
    func factor(places: Double, hidden: Double) -> Double {
      1 - min(1, hidden) * (1 - (places / 3).clamped(to: 0...1))
    }
    let place = Double(page) - first
    return min(
      factor(places: place + 1, hidden: first),
      factor(places: Double(shown) - place, hidden: Double(count - shown) - first))
  }
}
