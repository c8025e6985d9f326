/// The page dots. Where there are many they window round the present one, and shrink towards the ends that hide more.
///
/// A pure function of the position, so that they move as the page does and never jump.
public struct PageDotsLayout: Equatable, Sendable {
  public struct Dot: Equatable, Sendable {
    /// From 0.
    public var page: Int
    public var frame: Rect
    /// What a finger can hit.
    public var touch: Rect
    /// 0…1: how much this is the present one.
    public var presence: Double
  }

  let metrics: GlassMetrics
  public let count: Int
  /// The present page, from 0; 1.5 is half way from the second to the third.
  public let position: Double
  /// How many dots there is room for, and the first place of the window, which may lie between two dots.
  private let shown: Int
  private let first: Double

  public init(metrics: GlassMetrics, count: Int, position: Double) {
    let last = Double(max(0, count - 1))
    (self.metrics, self.count, self.position) = (metrics, count, position.clamped(to: 0...last))
    let fitting = max(1, Int(metrics.rooms.dots.width / Self.pitch))
    shown = min(fitting, count < LayoutTuning.manyPages ? count : LayoutTuning.dotWindow)
    first = (self.position - Double(shown - 1) / 2).clamped(to: 0...Double(max(0, count - shown)))
  }

  /// Those that can be seen; none for a single page.
  public var dots: [Dot] {
    guard count > 1, metrics.rooms.dots.height > 0 else { return [] }
    let pages = Range<Int>.clamped(from: first.rounded(.down), to: (first + Double(shown)).rounded(.up), within: count)
    return pages.map(dot).filter { $0.frame.width > 0 }
  }

  private static var pitch: Double { LayoutTuning.dot + LayoutTuning.dotSpacing }

  private func dot(_ page: Int) -> Dot {
    let side = metrics.pixels.nearest(LayoutTuning.dot * size(of: page))
    let (center, pixels) = (center(of: page), metrics.pixels)
    let frame = Rect(
      x: pixels.nearest(center.x - side / 2), y: pixels.nearest(center.y - side / 2), width: side, height: side)
    let touch = Rect(center: center, size: Size(width: Self.pitch, height: metrics.rooms.dots.height))
    return Dot(page: page, frame: frame, touch: touch, presence: max(0, 1 - (Double(page) - position).magnitude))
  }

  private func center(of page: Int) -> Point {
    let room = metrics.rooms.dots
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
