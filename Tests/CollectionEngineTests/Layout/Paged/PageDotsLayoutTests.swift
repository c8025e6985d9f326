import CollectionEngine
import TestSupport
import Testing

@Suite("Page dots")
struct PageDotsLayoutTests {
  private func dots(_ count: Int, at position: Double, width: Double = 1280, rightToLeft: Bool = false)
    -> [LayoutAttributes]
  {
    let metrics = PageDotsMetrics(frame: Rect(x: 0, y: 700, width: width, height: 24), isRightToLeft: rightToLeft)
    return PageDotsLayout(metrics: metrics, count: count, position: position).allCells
  }

  /// The pages and the sizes of their dots, from left to right.
  private func drawing(_ dots: [LayoutAttributes]) -> String {
    dots.sorted { $0.icon.minX < $1.icon.minX }.map { "\($0.index?.item ?? -1):\(Int($0.icon.width))" }.joined(
      separator: " ")
  }

  @Test(
    "Dots shrink towards an end where more dots are hidden",
    arguments: [
      (0, 0, ""), (1, 0, ""), (2, 0, "0:7 1:7"), (5, 4, "0:7 1:7 2:7 3:7 4:7"),
      (15, 0, "0:7 1:7 2:7 3:7 4:7 5:7 6:7 7:7 8:7 9:5 10:2"),
      (300, 150, "145:2 146:5 147:7 148:7 149:7 150:7 151:7 152:7 153:7 154:5 155:2"),
      (300, 299, "289:2 290:5 291:7 292:7 293:7 294:7 295:7 296:7 297:7 298:7 299:7"),
    ])
  func window(_ count: Int, _ position: Double, _ expected: String) {
    #expect(drawing(dots(count, at: position)) == expected)
  }

  @Test("Dots are mirrored from right to left")
  func mirrored() {
    #expect(drawing(dots(3, at: 0, rightToLeft: true)) == "2:7 1:7 0:7")
  }

  @Test("Dots stay within a narrow window")
  func dotsStayWithinANarrowWindow() {
    #expect(drawing(dots(9, at: 4, width: 98)) == "2:2 3:5 4:7 5:5 6:2")
    #expect(drawing(dots(9, at: 4, width: 60)) == "3:4 4:7 5:4")
    #expect(drawing(dots(9, at: 4, width: 30)) == "4:7")
  }

  @Test("Touch areas of dots are high enough and do not overlap")
  func touch() {
    let dots = dots(300, at: 42.3)
    for (one, next) in zip(dots, dots.dropFirst()) {
      #expect(one.frame.height >= 24)
      #expect(one.frame.maxX <= next.frame.minX + 1e-9)
      #expect(one.icon.minX >= one.frame.minX && one.icon.maxX <= one.frame.maxX)
    }
  }

  @Test("Dots move continuously with the page", arguments: [3, 15, 40, 300])
  func dotsMoveContinuouslyWithThePage(_ count: Int) {
    var before = dots(count, at: 0)
    for step in 1...(count - 1) * 50 {
      let after = dots(count, at: Double(step) / 50)
      for dot in after {
        guard let old = before.first(where: { $0.index == dot.index }) else { continue }
        #expect((dot.icon.midX - old.icon.midX).magnitude <= 2)
        #expect((dot.icon.width - old.icon.width).magnitude <= 1)
      }
      before = after
    }
  }
}
