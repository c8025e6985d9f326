import Benchmark
import CollectionEngine
import SpringboardEngine

/// The cost of a flow layout for each frame of scrolling, which must not depend on the content offset.
func measureFlow() {
  for (name, size) in [("one size", FlowLayout.ItemSize.sample), ("many sizes", FlowLayout.ItemSize.samples)] {
    for share in [0.0, 0.5, 1.0] {
      Benchmark("Flow layout of 10000 of \(name), \(Int(share * 100)) % down") { benchmark in
        let layout = FlowLayout.sample(itemSize: size)
        let end = Point(x: 0, y: layout.contentBounds.maxY * share)
        let visible = Rect(origin: layout.restingOffset(near: end, velocity: .zero), size: layout.viewportSize)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(layout.attributes(in: visible)) }
      }
    }
    Benchmark("Flow layout of 10000 of \(name), made") { benchmark in
      for _ in benchmark.scaledIterations { blackHole(FlowLayout.sample(itemSize: size)) }
    }
  }
  measureTransition()
}

private func measureTransition() {
  Benchmark("Transition between flow layouts of 10000") { benchmark in
    let (rows, columns) = (FlowLayout.sample(), FlowLayout.sample(scrollDirection: .horizontal))
    let transition = LayoutTransition(
      from: .init(rows, contentOffset: Point(x: 0, y: 5000)), to: .init(columns, contentOffset: Point(x: 9000, y: 0)),
      progress: 0.4)
    let visible = Rect(origin: transition.contentOffset, size: rows.viewportSize)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(transition.attributes(in: visible)) }
  }
}

extension FlowLayout {
  /// 200 sections of 50 cells with headers, in a viewport of 1920 × 1080.
  fileprivate static func sample(
    itemSize: ItemSize = .sample, scrollDirection: Metrics.ScrollDirection = .vertical
  ) -> FlowLayout {
    var metrics = Metrics()
    (metrics.scrollDirection, metrics.pinsHeaders) = (scrollDirection, true)
    (metrics.section.itemSize, metrics.section.iconSide, metrics.section.labelHeight) = (itemSize, 64, 18)
    (metrics.section.minimumLineSpacing, metrics.section.minimumInteritemSpacing) = (8, 8)
    metrics.section.headerReferenceSize = Size(width: 48, height: 48)
    return FlowLayout(
      viewportSize: Viewport.sample.size, pixels: PixelGrid(scale: 1), metrics: metrics,
      itemCounts: Array(repeating: 50, count: 200))
  }
}

extension FlowLayout.ItemSize {
  fileprivate static let sample = fixed(Size(width: 96, height: 112))

  /// Sections with 50 different sizes.
  fileprivate static let samples = each(
    (0..<50).map { Size(width: 80 + Double($0 * 7 % 40), height: 100 + Double($0 % 30)) })
}
