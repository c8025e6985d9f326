import CollectionEngine
import SpringboardEngine
import TestSupport
import Testing

/// Layouts that exist only in tests. They show that a layout needs no more than the protocol.
@Suite("A layout that is not part of the engine")
struct ExampleLayoutTests {
  private let circle = CircleLayout(size: Size(width: 400, height: 300), count: 8, side: 40)
  private let covers = CoverFlowLayout(size: Size(width: 400, height: 300), count: 20, side: 100)
  private let grid = PagedGridLayout(
    metrics: LayoutMetrics(viewport: Viewport(size: Size(width: 400, height: 300)), preferences: Preferences()).grid,
    pageCounts: [8])
  private let screen = Rect(x: 0, y: 0, width: 400, height: 300)

  @Test("Items are on a circle, and keys move around it")
  func onCircle() {
    let centers = (0..<8).compactMap { circle.attributes(for: ItemIndex(0, $0))?.frame.center }
    #expect(centers.allSatisfy { ($0.distance(to: Point(x: 200, y: 150)) - 130).magnitude < 1e-9 })
    #expect(circle.neighbor(of: ItemIndex(0, 7), toward: .onward) == ItemIndex(0, 0))
    #expect(circle.neighbor(of: ItemIndex(0, 0), toward: .back) == ItemIndex(0, 7))
    #expect(circle.neighbor(of: ItemIndex(0, 2), toward: .down) == ItemIndex(0, 3))
    #expect(circle.neighbor(of: ItemIndex(0, 0), toward: .up) == nil)
    #expect(circle.dropTarget(at: centers[3], share: 0.6) == .onto(ItemIndex(0, 3)))
    #expect(circle.dropTarget(at: Point(x: 200, y: 45), share: 0.6) == .after(ItemIndex(0, 0)))
    #expect(circle.attributes(in: Rect(x: 200, y: 0, width: 1, height: 1)).map(\.index) == [ItemIndex(0, 0)])
  }

  @Test("The middle cover is in front")
  func coverFlow() {
    let visible = Rect(x: 250, y: 0, width: 400, height: 300)
    let shown = covers.attributes(in: visible)
    let front = shown.max { $0.z < $1.z }
    #expect(front?.index == ItemIndex(0, 5))
    #expect(front?.transform == LayoutTransform())
    #expect(shown.filter { $0.transform != LayoutTransform() }.allSatisfy { $0.z < 0 && $0.transform.scale < 1 })
    #expect(shown.map { $0.index?.item } == (1...9).map { $0 })
    #expect(covers.restingOffset(near: Point(x: 263, y: 0), velocity: .zero) == Point(x: 250, y: 0))
    #expect(covers.dropTarget(at: Point(x: 450, y: 150), share: 0.6) == .onto(ItemIndex(0, 5)))
    #expect(covers.neighbor(of: ItemIndex(0, 19), toward: .onward) == nil)
  }

  @Test("Cells move from a paged grid onto a circle", arguments: [0, 0.25, 0.5, 0.75, 1])
  func gridToCircle(_ progress: Double) {
    let transition = LayoutTransition(
      from: .init(grid, contentOffset: .zero), to: .init(circle, contentOffset: .zero), progress: progress)
    for item in 0..<8 {
      let (start, end) = (grid.attributes(for: ItemIndex(0, item)), circle.attributes(for: ItemIndex(0, item)))
      let shown = transition.attributes(in: screen).first { $0.index?.item == item }
      guard let start, let end, grid.screen(of: ItemIndex(0, item)) == 0 || progress == 1 else { continue }
      let frame = start.frame.interpolated(to: end.frame, progress)
      #expect((shown?.frame.center.distance(to: frame.center) ?? 9) < 1e-9)
      #expect(((shown?.frame.width ?? 0) - frame.width).magnitude < 1e-9)
      #expect((shown?.label == nil) == (progress == 1))
    }
  }

  @Test("Covers turn away as a paged grid becomes a cover flow", arguments: [0.2, 0.5, 0.8])
  func gridToCovers(_ progress: Double) throws {
    let transition = LayoutTransition(
      from: .init(grid, contentOffset: .zero), to: .init(covers, contentOffset: Point(x: 50, y: 0)), progress: progress)
    let visible = Rect(origin: transition.contentOffset, size: screen.size)
    let shown = transition.attributes(in: visible)
    let first = try #require(shown.first { $0.index == ItemIndex(0, 0) })
    let front = try #require(shown.first { $0.index == ItemIndex(0, 1) })
    #expect((first.z + progress).magnitude < 1e-9)
    #expect((first.transform.narrowing - (1 - progress / 2)).magnitude < 1e-9)
    #expect((first.transform.scale - (1 - progress / 4)).magnitude < 1e-9)
    #expect(front.z == 0 && front.transform == LayoutTransform())
    // The cover flow has more items than the grid. These fade in, and so do those on the next screen of the grid.
    #expect(shown.filter { $0.alpha < 1 }.allSatisfy { $0.index.flatMap(grid.screen) != 0 })
  }
}
