import TestSupport
import Testing

@testable import CollectionEngine

@Suite("The transform of an element")
struct LayoutTransformTests {
  private let frame = Rect(x: 100, y: 50, width: 40, height: 20)

  @Test("A vector is scaled and narrowed, then tilted, then rotated")
  func application() {
    let images: [(transform: LayoutTransform, image: Point)] = [
      (LayoutTransform(), Point(x: 3, y: 4)),
      (LayoutTransform(scale: 2), Point(x: 6, y: 8)),
      (LayoutTransform(scale: 2, narrowing: 0.5), Point(x: 3, y: 8)),
      (LayoutTransform(tilt: .pi / 4), Point(x: 3, y: 7)),
      (LayoutTransform(rotation: .pi / 2), Point(x: -4, y: 3)),
      (LayoutTransform(scale: 2, narrowing: 0.5, rotation: .pi / 2, tilt: .pi / 4), Point(x: -11, y: 3)),
      (LayoutTransform(translation: Point(x: 9, y: 9), anchor: .zero), Point(x: 3, y: 4)),
    ]
    for (transform, image) in images {
      #expect(transform.applied(to: Point(x: 3, y: 4)).distance(to: image) < 1e-9)
    }
  }

  @Test("The centre moves by the translation if it is the anchor point")
  func centralAnchor() {
    let transform = LayoutTransform(scale: 3, rotation: 1, tilt: 0.5, translation: Point(x: 5, y: -6))
    #expect(transform.displacement(ofCenterIn: frame.size) == Point(x: 5, y: -6))
  }

  @Test("The anchor point moves by the translation", arguments: 0..<4)
  func anchor(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let transform = LayoutTransform.random(using: &generator)
      let anchor = Point(
        x: frame.minX + transform.anchor.x * frame.width, y: frame.minY + transform.anchor.y * frame.height)
      let moved = transform.place(of: anchor, in: frame)
      #expect(moved.distance(to: anchor + transform.translation) < 1e-9)
    }
  }

  @Test("The identity covers exactly the frame")
  func identity() {
    #expect(LayoutTransform().coverage(of: Rect(x: 0.1, y: 0.2, width: 0.7, height: 0.3)).minX == 0.1)
    #expect(LayoutTransform().coverage(of: frame) == frame)
  }

  @Test("A frame that is scaled about its upper left corner extends to the right and down")
  func corner() {
    let coverage = LayoutTransform(scale: 2, translation: Point(x: 1, y: 2), anchor: .zero).coverage(of: frame)
    #expect(coverage == Rect(x: 101, y: 52, width: 80, height: 40))
  }

  @Test("The coverage is the smallest rectangle that contains the four transformed corners", arguments: 0..<4)
  func coverage(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let transform = LayoutTransform.random(using: &generator)
      let corners = [
        frame.origin, Point(x: frame.maxX, y: frame.minY), Point(x: frame.minX, y: frame.maxY),
        Point(x: frame.maxX, y: frame.maxY),
      ].map { Rect(origin: transform.place(of: $0, in: frame), size: .zero) }
      let expected = corners.dropFirst().reduce(corners[0]) { $0.union($1) }
      #expect(transform.coverage(of: frame).isNear(expected))
    }
  }

  @Test("Interpolation reaches both ends exactly", arguments: 0..<4)
  func ends(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let (a, b) = (LayoutTransform.random(using: &generator), LayoutTransform.random(using: &generator))
      #expect(a.interpolated(to: b, 0) == a)
      #expect(a.interpolated(to: b, 1) == b)
      #expect(a.interpolated(to: a, 0.3) == a)
    }
  }

  @Test("No factor becomes negative beyond the ends, while angles and lengths overshoot")
  func overshoot() {
    let small = LayoutTransform(scale: 0.01, narrowing: 0)
    let turned = LayoutTransform(rotation: 1, tilt: 0.5, translation: Point(x: 10, y: 0), anchor: .zero)
    let before = small.interpolated(to: turned, -0.1)
    #expect((before.scale, before.narrowing) == (0, 0))
    #expect((before.rotation, before.tilt, before.translation.x) == (-0.1, -0.05, -1))
    let after = turned.interpolated(to: small, 1.1)
    #expect((after.scale, after.narrowing) == (0, 0))
    #expect((after.rotation + 0.1).magnitude < 1e-9)
  }
}

extension LayoutTransform {
  fileprivate static func random(using generator: inout SeededGenerator) -> LayoutTransform {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    return LayoutTransform(
      scale: number(0...3), narrowing: number(0...1), rotation: number(-4...4), tilt: number(-1...1),
      translation: Point(x: number(-50...50), y: number(-50...50)), anchor: Point(x: number(-1...2), y: number(-1...2)))
  }

  /// Where a point of a frame is after the transform, computed about the anchor point.
  fileprivate func place(of point: Point, in frame: Rect) -> Point {
    let fixed = Point(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    return fixed + applied(to: point - fixed) + translation
  }
}
