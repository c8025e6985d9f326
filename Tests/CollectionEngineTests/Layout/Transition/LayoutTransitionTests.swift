import CollectionEngine
import TestSupport
import Testing

@Suite("A transition between two layouts")
struct LayoutTransitionTests {
  /// Two lines of three cells of 20 × 10, at content offset 100, become two columns of three, at content offset 40.
  private func transition(_ progress: Double) -> LayoutTransition {
    let rows = FlowLayout.small([60], size: Size(width: 60, height: 20))
    let columns = FlowLayout.small([60], size: Size(width: 60, height: 30)) { $0.scrollDirection = .horizontal }
    return LayoutTransition(
      from: .init(rows, contentOffset: Point(x: 0, y: 100)), to: .init(columns, contentOffset: Point(x: 200, y: 0)),
      progress: progress)
  }

  private func visible(_ transition: LayoutTransition) -> Rect {
    Rect(origin: transition.contentOffset, size: Size(width: 60, height: 30))
  }

  @Test("A cell moves between its positions on screen", arguments: [-0.1, 0, 0.25, 0.5, 1, 1.1])
  func positions(_ progress: Double) {
    let transition = transition(progress)
    // The item is in the second row of the screen, on the left, and then in the second column, in the middle.
    let cell = transition.attributes(for: .cell(ItemIndex(0, 33)), in: visible(transition))
    let position = cell.map { $0.frame.origin - transition.contentOffset }
    let expected = Point(x: 20 * progress, y: 10 - 10 * progress)
    #expect((position?.distance(to: expected) ?? 9) < 1e-9)
  }

  @Test("All elements that are visible at either end are found", arguments: [0.01, 0.49, 0.5, 0.99])
  func completeness(_ progress: Double) {
    let transition = transition(progress)
    let shown = transition.elements(in: visible(transition))
    #expect(Set(shown.map(\.attributes.element)).count == shown.count)
    let names = Set((30..<36).map { $0 } + (30..<39).map { $0 }).map { LayoutElement.cell(ItemIndex(0, $0)) }
    for name in names {
      let attributes = transition.attributes(for: name, in: visible(transition))
      let isShown = shown.contains { $0.attributes == attributes && $0.source == name && $0.target == name }
      #expect(isShown == attributes?.frame.intersects(visible(transition)))
    }
  }

  @Test("A transition equals its layouts at its ends", arguments: 0..<4)
  func transitionEqualsItsLayoutsAtItsEnds(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let (from, to) = (FlowLayout.random(using: &generator), FlowLayout.random(using: &generator))
      let rects = (from.randomRect(using: &generator), to.randomRect(using: &generator))
      var transition = LayoutTransition(
        from: .init(from, contentOffset: rects.0.origin), to: .init(to, contentOffset: rects.1.origin), progress: 0)
      expect(transition, equals: from, in: rects.0)
      transition.progress = 1
      expect(transition, equals: to, in: rects.1)
    }
  }

  private func expect(_ transition: LayoutTransition, equals layout: FlowLayout, in visible: Rect) {
    #expect(transition.contentOffset == visible.origin)
    #expect(transition.contentBounds == layout.contentBounds)
    #expect(transition.attributes(in: visible) == layout.attributes(in: visible))
    #expect(transition.elements(in: visible).map(\.attributes) == layout.attributes(in: visible))
    let element = LayoutElement.cell(ItemIndex(0, 0))
    #expect(transition.attributes(for: element, in: visible) == layout.attributes(for: element, in: visible))
    let point = visible.center
    #expect(transition.dropTarget(at: point, share: 0.6) == layout.dropTarget(at: point, share: 0.6))
    let resting = layout.restingOffset(near: point, velocity: .zero)
    #expect(transition.restingOffset(near: point, velocity: .zero) == resting)
  }

  @Test("All elements are within the bounds, in either direction", arguments: 0..<4)
  func bounds(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let (from, to) = (FlowLayout.random(using: &generator), FlowLayout.random(using: &generator))
      let progress = Double.random(in: 0...1, using: &generator)
      let (there, back) = (
        LayoutTransition(
          from: .init(from, contentOffset: .zero), to: .init(to, contentOffset: .zero), progress: progress),
        LayoutTransition(
          from: .init(to, contentOffset: .zero), to: .init(from, contentOffset: .zero), progress: 1 - progress)
      )
      let visible = from.randomRect(using: &generator)
      let shown = (there.attributes(in: visible), back.attributes(in: visible))
      #expect(shown.0.count == shown.1.count)
      for element in shown.0 { #expect(there.contentBounds.union(element.frame).isNear(there.contentBounds)) }
    }
  }

  @Test("An element that only one layout shows fades there, in the half of that layout", arguments: [0.25, 0.5, 0.75])
  func farEnds(_ progress: Double) {
    let (grid, list) = (FlowLayout.small([60]), CircleLayout(size: Size(width: 60, height: 30), count: 60, side: 10))
    let transition = LayoutTransition(
      from: .init(list, contentOffset: .zero), to: .init(grid, contentOffset: .zero), progress: progress)
    let visible = Rect(x: 0, y: 0, width: 60, height: 30)
    let last = LayoutElement.cell(ItemIndex(0, 59))
    guard let start = list.attributes(for: last, in: visible), let end = grid.attributes(for: last, in: visible),
      let middle = transition.attributes(for: last, in: visible)
    else {
      Issue.record("The cell is missing")
      return
    }
    #expect(end.frame.minY > 100)
    #expect(middle.frame.center.distance(to: start.frame.center) < 1e-9)
    #expect((middle.alpha - max(0, 1 - 2 * progress)).magnitude < 1e-9)
  }

  @Test("Attributes are interpolated, and limited beyond the end")
  func interpolation() {
    func layout(_ label: Double) -> FlowLayout {
      FlowLayout.small([1]) {
        $0.section.itemSize = .fixed(Size(width: 40, height: 50))
        ($0.section.iconSide, $0.section.labelHeight) = (20, label)
      }
    }
    var transition = LayoutTransition(
      from: .init(layout(10), contentOffset: .zero), to: .init(layout(0), contentOffset: .zero), progress: 0.5)
    let name = LayoutElement.cell(ItemIndex(0, 0))
    let middle = transition.attributes(for: name, in: .zero)
    #expect(middle?.icon == Rect(x: 10, y: 10.5, width: 20, height: 20))
    #expect(middle?.label == Rect(x: 7, y: 34.5, width: 26, height: 5))
    transition.progress = 1.5
    #expect(transition.attributes(for: name, in: .zero)?.label?.height == 0)
    #expect(transition.attributes(for: name, in: .zero)?.alpha == 1)
  }

  @Test("Pinning follows the nearer layout", arguments: [0.4, 0.6])
  func flags(_ progress: Double) {
    func layout(_ pinsHeaders: Bool) -> FlowLayout {
      FlowLayout.small([60]) {
        $0.pinsHeaders = pinsHeaders
        $0.section.headerReferenceSize = Size(width: 0, height: 10)
      }
    }
    let offset = Point(x: 0, y: 5)
    let transition = LayoutTransition(
      from: .init(layout(true), contentOffset: offset), to: .init(layout(false), contentOffset: offset),
      progress: progress)
    let visible = Rect(origin: offset, size: Size(width: 100, height: 60))
    let header = transition.attributes(for: .header(section: 0), in: visible)
    #expect(header?.flags == (progress < 0.5 ? .pinned : []))
    #expect(header?.frame.minY == 5 - 5 * progress)
  }

  @Test(
    "Elements without initial and final attributes do not fade", arguments: [0.2, 0.8])
  func appearance(_ progress: Double) {
    let (unanimated, circle) = (UnanimatedLayout(frame: screen), CircleLayout(size: screen.size, count: 3, side: 9))
    let there = LayoutTransition(
      from: .init(unanimated, contentOffset: .zero), to: .init(circle, contentOffset: .zero), progress: progress)
    let back = LayoutTransition(
      from: .init(circle, contentOffset: .zero), to: .init(unanimated, contentOffset: .zero), progress: progress)
    let header = LayoutElement.header(section: 0)
    for transition in [there, back] {
      #expect(transition.attributes(for: header, in: screen) == LayoutAttributes(element: header, frame: screen))
    }
    let cell = LayoutElement.cell(ItemIndex(0, 2))
    let alpha = max(0, 2 * progress - 1)
    #expect(((there.attributes(for: cell, in: screen)?.alpha ?? 9) - alpha).magnitude < 1e-9)
    let leaving = max(0, 1 - 2 * progress)
    #expect(((back.attributes(for: cell, in: screen)?.alpha ?? 9) - leaving).magnitude < 1e-9)
  }

  private let screen = Rect(x: 0, y: 0, width: 60, height: 30)

  @Test("A transition has no more elements than its layouts together", arguments: [0.1, 0.5, 0.9])
  func cost(_ progress: Double) {
    let (grid, list) = (
      FlowLayout.small([5000, 5000]), FlowLayout.small([5000, 5000]) { $0.section.minimumLineSpacing = 10 }
    )
    let transition = LayoutTransition(
      from: .init(grid, contentOffset: Point(x: 0, y: 9000)), to: .init(list, contentOffset: Point(x: 0, y: 700)),
      progress: progress)
    let visible = Rect(origin: transition.contentOffset, size: grid.viewportSize)
    #expect(transition.attributes(in: visible).count <= 30 + 15)
  }

  @Test("An interrupted transition continues from its current state")
  func interruption() {
    let first = transition(0.3)
    let circle = CircleLayout(size: Size(width: 60, height: 30), count: 60, side: 5)
    var second = LayoutTransition(
      from: .init(first, contentOffset: first.contentOffset), to: .init(circle, contentOffset: .zero), progress: 0)
    #expect(second.attributes(in: visible(first)) == first.attributes(in: visible(first)))
    second.progress = 0.5
    let name = LayoutElement.cell(ItemIndex(0, 33))
    let start = first.attributes(for: name, in: visible(first)).map { $0.frame.center - first.contentOffset }
    let end = circle.attributes(for: ItemIndex(0, 33))?.frame.center
    let middle = second.attributes(for: name, in: visible(second)).map { $0.frame.center - second.contentOffset }
    guard let start, let end, let middle else {
      Issue.record("The cell is missing")
      return
    }
    #expect((middle.distance(to: start) - start.distance(to: end) / 2).magnitude < 1e-9)
    #expect((middle.distance(to: end) - start.distance(to: end) / 2).magnitude < 1e-9)
  }

  @Test("Drop targets, neighbours and resting offsets come from the nearer layout", arguments: [0.25, 0.75])
  func answers(_ progress: Double) {
    let transition = transition(progress)
    let end = progress < 0.5 ? transition.from : transition.to
    // The point is on an item in rows and in columns.
    let point = Point(x: 21, y: 12)
    #expect(
      transition.dropTarget(at: transition.contentOffset + point, share: 0.1)
        == end.layout.dropTarget(at: end.contentOffset + point, share: 0.1))
    #expect(transition.neighbor(of: ItemIndex(0, 33), toward: .down) == ItemIndex(0, progress < 0.5 ? 36 : 34))
    let far = transition.restingOffset(near: transition.contentOffset + Point(x: 9999, y: 9999), velocity: .zero)
    let resting = end.layout.restingOffset(near: Point(x: 9999, y: 9999), velocity: .zero)
    #expect((far - transition.contentOffset).distance(to: resting - end.contentOffset) < 1e-9)
  }
}

/// A header whose appearance is not animated.
private struct UnanimatedLayout: CollectionLayout {
  let frame: Rect

  var contentBounds: Rect { frame }
  func attributes(in visible: Rect) -> [LayoutAttributes] {
    [attributes(for: .header(section: 0), in: visible)].compactMap(\.self)
  }
  func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    element == .header(section: 0) ? LayoutAttributes(element: element, frame: frame) : nil
  }
  func neighbor(of index: ItemIndex, toward direction: FocusDirection) -> ItemIndex? { nil }
  func restingOffset(near offset: Point, velocity: Point) -> Point { .zero }
  func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? { nil }
  func initialAttributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? { nil }
  func finalAttributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? { nil }
}
