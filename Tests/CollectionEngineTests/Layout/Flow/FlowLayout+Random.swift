import CollectionEngine
import TestSupport

extension FlowLayout {
  static func random(using generator: inout SeededGenerator) -> FlowLayout {
    let counts = (0..<generator.number(0...6)).map { _ in generator.pick([0, 1, 2, 7, 23]) }
    var metrics = Metrics()
    metrics.section = .random(using: &generator)
    for section in counts.indices where generator.number(0..<3) == 0 { metrics[section] = .random(using: &generator) }
    metrics.scrollDirection = generator.pick([.vertical, .horizontal])
    metrics.isRightToLeft = Bool.random(using: &generator)
    func length() -> Double { generator.pick([0, .random(in: 0...40, using: &generator)]) }
    metrics.headerSize = Size(width: length(), height: length())
    metrics.footerSize = Size(width: length(), height: length())
    metrics.pinsHeaders = Bool.random(using: &generator)
    metrics.pinsFooters = Bool.random(using: &generator)
    let size = Size(width: Double(generator.number(40...300)), height: .random(in: 40...300, using: &generator))
    let origin = generator.pick([.zero, Point(x: 30, y: .random(in: -50...50, using: &generator))])
    let scale = generator.pick([1, 1.25, 5.0 / 3, 2, 3])
    return FlowLayout(
      origin: origin, viewportSize: size, pixels: PixelGrid(scale: scale), metrics: metrics, itemCounts: counts)
  }

  /// The same layout with the script in the other direction.
  var mirrored: FlowLayout {
    var metrics = metrics
    metrics.isRightToLeft.toggle()
    return FlowLayout(
      origin: origin, viewportSize: viewportSize, pixels: pixels, metrics: metrics, itemCounts: itemCounts)
  }

  /// A rectangle that may be anywhere near the content, and often has an edge in common with an element.
  func randomRect(using generator: inout SeededGenerator) -> Rect {
    let bounds = contentBounds
    let frames = elements(in: bounds).map(\.frame)
    guard generator.number(0..<2) == 0, let frame = frames.randomElement(using: &generator) else {
      return Rect(
        x: .random(in: bounds.minX - 50...bounds.maxX + 50, using: &generator),
        y: .random(in: bounds.minY - 50...bounds.maxY + 50, using: &generator),
        width: .random(in: 0...400, using: &generator), height: .random(in: 0...400, using: &generator))
    }
    let (x, y) = (generator.pick([frame.minX, frame.maxX]), generator.pick([frame.minY, frame.maxY]))
    let (width, height) = (Double(generator.number(1...200)), Double(generator.number(1...200)))
    return Rect(x: generator.pick([x, x - width]), y: generator.pick([y, y - height]), width: width, height: height)
  }
}

extension FlowLayout.SectionMetrics {
  fileprivate static func random(using generator: inout SeededGenerator) -> FlowLayout.SectionMetrics {
    func length(_ most: Double) -> Double { generator.pick([0, .random(in: 0...most, using: &generator)]) }
    func size() -> Size { Size(width: 2 + length(60), height: 2 + length(60)) }
    func insets() -> Insets { Insets(top: length(20), left: length(20), bottom: length(20), right: length(20)) }
    var metrics = FlowLayout.SectionMetrics()
    metrics.itemSize =
      generator.pick([
        .fixed(size()), .filling(minimum: size()), .each((0..<generator.number(0...30)).map { _ in size() }),
      ])
    metrics.justification = generator.pick(FlowJustification.allCases)
    metrics.minimumLineSpacing = length(15)
    metrics.minimumInteritemSpacing = length(15)
    metrics.inset = insets()
    metrics.headerReferenceSize = size()
    metrics.footerReferenceSize = Size(width: length(10), height: length(10))
    metrics.iconSide = generator.pick([nil, length(40)])
    metrics.labelHeight = length(20)
    metrics.backdrop = generator.pick([nil, insets()])
    metrics.shelfThickness = length(6)
    return metrics
  }
}
