import CollectionEngine
import Testing

@Suite("A rectangle")
struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test(
    "A rectangle contains its top and left edges, but not its bottom and right ones",
    arguments: [
      (Point(x: 10, y: 20), true), (Point(x: 39.9, y: 59.9), true), (Point(x: 40, y: 30), false),
      (Point(x: 20, y: 60), false), (Point(x: 9.9, y: 30), false),
    ])
  func containing(_ point: Point, _ isInside: Bool) {
    #expect(rect.contains(point) == isInside)
  }

  @Test(
    "Rectangles that share only an edge do not intersect",
    arguments: [
      (Rect(x: 39, y: 59, width: 10, height: 10), true), (Rect(x: 40, y: 20, width: 10, height: 10), false),
      (Rect(x: 0, y: 0, width: 100, height: 100), true), (Rect(x: 0, y: 60, width: 100, height: 1), false),
    ])
  func intersecting(_ other: Rect, _ meets: Bool) {
    #expect(rect.intersects(other) == meets)
    #expect(other.intersects(rect) == meets)
  }

  @Test("Union, inset, moving, scaling and growing")
  func deriving() {
    #expect(rect.union(Rect(x: 0, y: 50, width: 5, height: 20)) == Rect(x: 0, y: 20, width: 40, height: 50))
    #expect(rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4)) == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: Insets(left: 20, right: 20)).width == 0)
    #expect(rect.moved(by: Point(x: -10, y: 5)) == Rect(x: 0, y: 25, width: 30, height: 40))
    #expect(rect.scaled(0.5) == Rect(x: 17.5, y: 30, width: 15, height: 20))
    #expect(rect.atLeast(44) == Rect(x: 3, y: 18, width: 44, height: 44))
  }

  @Test("Interpolation goes from one rectangle to the other")
  func interpolating() {
    let other = Rect(x: 20, y: 0, width: 10, height: 80)
    #expect(rect.interpolated(to: other, 0) == rect)
    #expect(rect.interpolated(to: other, 0.5) == Rect(x: 15, y: 10, width: 20, height: 60))
    #expect(rect.interpolated(to: other, 1) == other)
  }
}
