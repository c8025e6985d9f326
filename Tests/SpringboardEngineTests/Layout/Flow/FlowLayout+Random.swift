import SpringboardEngine

extension FlowLayout {
  static func random(using dice: inout Dice) -> FlowLayout {
    let counts = (0..<dice.number(0...6)).map { _ in dice.pick([0, 1, 2, 7, 23]) }
    var metrics = Metrics()
    metrics.section = .random(using: &dice)
    for section in counts.indices where dice.number(0..<3) == 0 { metrics[section] = .random(using: &dice) }
    metrics.scrollDirection = dice.pick([.vertical, .horizontal])
    metrics.isRightToLeft = Bool.random(using: &dice)
    metrics.pinsHeaders = Bool.random(using: &dice)
    metrics.pinsFooters = Bool.random(using: &dice)
    let size = Size(width: Double(dice.number(40...300)), height: .random(in: 40...300, using: &dice))
    let origin = dice.pick([.zero, Point(x: 30, y: .random(in: -50...50, using: &dice))])
    let scale = dice.pick([1, 1.25, 5.0 / 3, 2, 3])
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
  func randomRect(using dice: inout Dice) -> Rect {
    let bounds = contentBounds
    let frames = elements(in: bounds).map(\.frame)
    guard dice.number(0..<2) == 0, let frame = frames.randomElement(using: &dice) else {
      return Rect(
        x: .random(in: bounds.minX - 50...bounds.maxX + 50, using: &dice),
        y: .random(in: bounds.minY - 50...bounds.maxY + 50, using: &dice),
        width: .random(in: 0...400, using: &dice), height: .random(in: 0...400, using: &dice))
    }
    let (x, y) = (dice.pick([frame.minX, frame.maxX]), dice.pick([frame.minY, frame.maxY]))
    let (width, height) = (Double(dice.number(1...200)), Double(dice.number(1...200)))
    return Rect(x: dice.pick([x, x - width]), y: dice.pick([y, y - height]), width: width, height: height)
  }
}

extension FlowLayout.SectionMetrics {
  fileprivate static func random(using dice: inout Dice) -> FlowLayout.SectionMetrics {
    func length(_ most: Double) -> Double { dice.pick([0, .random(in: 0...most, using: &dice)]) }
    func size() -> Size { Size(width: 2 + length(60), height: 2 + length(60)) }
    func insets() -> Insets { Insets(top: length(20), left: length(20), bottom: length(20), right: length(20)) }
    var metrics = FlowLayout.SectionMetrics()
    metrics.itemSize = Bool.random(using: &dice) ? .fixed(size()) : .each((0..<dice.number(0...30)).map { _ in size() })
    metrics.minimumLineSpacing = length(15)
    metrics.minimumInteritemSpacing = length(15)
    metrics.inset = insets()
    metrics.headerReferenceSize = size()
    metrics.footerReferenceSize = Size(width: length(10), height: length(10))
    metrics.iconSide = dice.pick([nil, length(40)])
    metrics.labelHeight = length(20)
    metrics.backdrop = dice.pick([nil, insets()])
    metrics.shelfThickness = length(6)
    return metrics
  }
}
