import CollectionEngine
import TestSupport
import Testing

@Suite("Layouts and values that are not finite, negative or huge")
struct LayoutRobustnessTests {
  @Test("A flow layout gives finite frames for any measures and questions", arguments: 0..<6)
  func flow(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 { ask(flow(using: &generator), using: &generator) }
  }

  @Test("A flow layout has no trouble with the greatest counts")
  func hugeCounts() {
    let layout = FlowLayout.small([.max, -1, .max, .min]) { $0.section.minimumLineSpacing = 1e300 }
    for y in RobustValues.numbers {
      let visible = Rect(x: 0, y: y, width: 100, height: 60)
      #expect(layout.attributes(in: visible).allSatisfy { $0.isFinite })
      #expect(layout.restingOffset(near: visible.origin, velocity: .zero).isFinite)
      _ = layout.dropTarget(at: visible.origin, share: 0.6)
    }
    #expect(layout.contentBounds.isFinite)
    #expect(layout.attributes(for: ItemIndex(0, .max)) == nil)
    #expect(layout.attributes(for: ItemIndex(2, 1_000_000)) != nil)
  }

  @Test("A timeline gives finite frames for any measures, spans and questions", arguments: 0..<6)
  func timeline(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let layout = timeline(using: &generator)
      ask(layout, using: &generator)
      let number = generator.value()
      #expect(layout.flowX(of: number).isFinite && layout.moment(atFlowX: number).isFinite)
      #expect(layout.contentX(of: number).isFinite && layout.moment(atContentX: number).isFinite)
      #expect(layout.contentOffsetX(showing: number, afterCellStart: generator.value()).isFinite)
      #expect(layout.distance(of: number, at: generator.point()).isFinite)
      _ = layout.marking(number).with(layout.metrics, marks: [number])
    }
  }

  @Test("A paged grid and page dots give finite frames for any measures and questions", arguments: 0..<6)
  func paged(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      ask(pagedGrid(using: &generator), using: &generator)
      var metrics = PageDotsMetrics(frame: generator.rect(), pixels: PixelGrid(scale: generator.value()))
      (metrics.margin, metrics.diameter, metrics.spacing) = (generator.value(), generator.value(), generator.value())
      (metrics.rangeLength, metrics.manyPages) = (generator.pick(RobustValues.counts), 3)
      metrics.slideStep = generator.value()
      let count = generator.pick([-1, 0, 1, 7, 1_000_000])
      let dots = PageDotsLayout(metrics: metrics, count: count, position: generator.value())
      ask(dots, using: &generator)
      _ = dots.track(on: 0, at: generator.value(), isOnDot: true).page(at: generator.value(), of: count)
    }
  }

  @Test("A transition gives finite frames at any progress", arguments: 0..<4)
  func transition(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      var transition = LayoutTransition(
        from: .init(flow(using: &generator), contentOffset: generator.point()),
        to: .init(timeline(using: &generator), contentOffset: generator.point()), progress: generator.value())
      ask(transition, using: &generator)
      transition.progress = generator.value()
      ask(transition, using: &generator)
      #expect(transition.contentOffset.isFinite)
    }
  }

  @Test("A transform covers a finite rectangle", arguments: 0..<4)
  func transform(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var transform = LayoutTransform(
        scale: generator.value(), narrowing: generator.value(), rotation: generator.value(), tilt: generator.value(),
        translation: generator.point(), anchor: generator.point())
      #expect(transform.coverage(of: Rect(x: 1, y: 2, width: 3, height: 4)).isFinite)
      transform.scale = generator.value()
      transform.narrowing = generator.value()
      transform.rotation = generator.value()
      transform.tilt = generator.value()
      transform.translation = generator.point()
      transform.anchor = generator.point()
      #expect(transform.coverage(of: Rect(x: 1, y: 2, width: 3, height: 4)).isFinite)
      #expect(transform.displacement(ofCenterIn: Size(width: 3, height: 4)).isFinite)
    }
  }

  @Test("A pixel grid rounds to finite numbers")
  func pixels() {
    for scale in RobustValues.numbers {
      for length in RobustValues.numbers {
        let pixels = PixelGrid(scale: scale)
        #expect([pixels.floor(length), pixels.ceiling(length), pixels.nearest(length)].allSatisfy { $0.isFinite })
        #expect(pixels.inside(Rect(x: length, y: length, width: scale, height: scale)).isFinite)
      }
    }
  }

  private func ask(_ layout: some CollectionLayout, using generator: inout SeededGenerator) {
    #expect(layout.contentBounds.isFinite)
    for _ in 0..<8 {
      let (visible, index) = (generator.rect(), generator.index())
      #expect(layout.attributes(in: visible).allSatisfy { $0.isFinite })
      #expect(elements(at: index).allSatisfy { layout.attributes(for: $0, in: visible)?.isFinite ?? true })
      #expect(layout.restingOffset(near: generator.point(), velocity: generator.point()).isFinite)
      _ = layout.dropTarget(at: generator.point(), share: generator.value())
      for direction in [FocusDirection.back, .onward, .up, .down] {
        _ = layout.neighbor(of: index, toward: direction)
      }
    }
  }

  private func elements(at index: ItemIndex) -> [LayoutElement] {
    let supplementary: [ElementKind] = [.sectionHeader, .sectionFooter, .collectionHeader, .collectionFooter]
    let decorations: [ElementKind] = [.backdrop, .shelf, .hour, .hourRule, .past, .currentTime, .corner]
    return [.cell(index)] + supplementary.map { .supplementary($0, index) } + decorations.map { .decoration($0, index) }
  }
}

extension LayoutRobustnessTests {
  private func flow(using generator: inout SeededGenerator) -> FlowLayout {
    var metrics = FlowMetrics()
    metrics.scrollDirection = generator.pick([.vertical, .horizontal])
    metrics.isRightToLeft = Bool.random(using: &generator)
    (metrics.pinsHeaders, metrics.pinsFooters) = (true, true)
    (metrics.headerSize, metrics.footerSize) = (generator.size(), generator.size())
    metrics.section = section(using: &generator)
    metrics[generator.pick(RobustValues.indices)] = section(using: &generator)
    return FlowLayout(
      origin: generator.point(), viewportSize: generator.size(), pixels: PixelGrid(scale: generator.value()),
      metrics: metrics, itemCounts: [3, -1, 0, .min, generator.number(0...20)])
  }

  private func pagedGrid(using generator: inout SeededGenerator) -> PagedGridLayout {
    func division() -> SlotDivision {
      SlotDivision(
        minimum: generator.value(), preferred: generator.value(),
        count: generator.pick([.automatic, .fixed(generator.pick(RobustValues.counts))]),
        distribution: generator.pick([.fill, .spread, .center]), minimumSpacing: generator.value())
    }
    var metrics = PagedGridMetrics(
      size: generator.size(), inset: generator.insets(), columns: division(), rows: division(),
      cell: CellMetrics(iconSide: generator.pick([nil, generator.value()]), labelHeight: generator.value()),
      pixels: PixelGrid(scale: generator.value()), isRightToLeft: Bool.random(using: &generator))
    if Bool.random(using: &generator) { (metrics.screen, metrics.area) = (generator.rect(), generator.rect()) }
    return PagedGridLayout(
      metrics: metrics, pageCounts: [3, -1, 0, .min, generator.number(0...20)],
      screensBefore: generator.pick([-1, 0, 1]), screensAfter: generator.pick([-1, 0, 1]))
  }

  private func section(using generator: inout SeededGenerator) -> FlowSectionMetrics {
    var section = FlowSectionMetrics()
    section.itemSize = generator.pick([
      .fixed(generator.size()), .filling(minimum: generator.size()), .each([]),
      .each([generator.size(), generator.size()]),
    ])
    section.justification = generator.pick(FlowJustification.allCases)
    (section.minimumLineSpacing, section.minimumInteritemSpacing) = (generator.value(), generator.value())
    section.inset = generator.insets()
    (section.headerReferenceSize, section.footerReferenceSize) = (generator.size(), generator.size())
    section.iconSide = generator.pick([nil, generator.value()])
    section.labelHeight = generator.value()
    section.backdrop = generator.pick([nil, generator.insets()])
    section.shelfThickness = generator.value()
    return section
  }

  private func timeline(using generator: inout SeededGenerator) -> TimelineLayout {
    var metrics = TimelineMetrics()
    (metrics.hourWidth, metrics.rowHeight, metrics.rowSpacing) = (
      generator.value(), generator.value(), generator.value()
    )
    (metrics.laneSpacing, metrics.markSpacing) = (generator.value(), generator.value())
    (metrics.headerHeight, metrics.headerWidth) = (generator.value(), generator.value())
    (metrics.touchWidth, metrics.isRightToLeft) = (generator.value(), Bool.random(using: &generator))
    #expect(metrics.rowPitch.isFinite && metrics.minutesPerMark > 0)
    let time = generator.range()
    let rows = (0..<3).map { _ in row(using: &generator) }
    return TimelineLayout(
      rows, time: time.lowerBound..<time.upperBound, marks: [generator.value(), generator.value()],
      currentTime: generator.pick([nil, generator.value()]), metrics: metrics, viewportSize: generator.size(),
      pixels: PixelGrid(scale: generator.value()))
  }

  /// Some rows have spans that are not sorted and not finite.
  private func row(using generator: inout SeededGenerator) -> TimelineRow {
    let spans = (0..<6).map { _ in span(using: &generator) }
    let width = generator.pick([nil, generator.value()])
    return Bool.random(using: &generator)
      ? TimelineRow(spans, leadingWidth: width) : TimelineRow(sorted: spans, leadingWidth: width)
  }

  private func span(using generator: inout SeededGenerator) -> TimelineSpan {
    var share = TimelineSpan.SlotShare(
      index: generator.pick(RobustValues.indices), count: generator.pick(RobustValues.counts))
    if Bool.random(using: &generator) { share.count = generator.pick(RobustValues.counts) }
    if Bool.random(using: &generator) { share.index = generator.pick(RobustValues.indices) }
    return TimelineSpan(
      start: generator.value(), end: generator.value(), share: generator.pick([nil, share]))
  }
}
