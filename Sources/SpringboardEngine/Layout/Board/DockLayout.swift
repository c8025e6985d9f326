/// The dock: one row of icons without labels, on a plate no wider than they are.
public struct DockLayout: CollectionLayout, Equatable {
  /// The measures that the dock shares with the grid.
  public let metrics: LayoutMetrics
  /// The most items it shows.
  public let capacity: Int
  /// The items it shows: the first ones.
  public let count: Int

  /// A dock for this many items; those for which there is no room are left out.
  public init(metrics: LayoutMetrics, count: Int) {
    self.metrics = metrics
    capacity = Self.capacity(metrics)
    self.count = min(count, capacity)
  }

  /// The same, with the measures that follow from a viewport and preferences.
  public init(viewport: Viewport, preferences: Preferences, count: Int) {
    self.init(metrics: LayoutMetrics(viewport: viewport, preferences: preferences), count: count)
  }

  /// What the items stand on; nil where there is nothing to show.
  public var plate: Rect? {
    guard count > 0 else { return nil }
    let (room, pixels) = (metrics.regions.dock, metrics.pixels)
    let width = Double(count) * metrics.iconSide + Double(count - 1) * metrics.dockSpacing + 2 * metrics.dockPadding
    let height = metrics.iconSide + 2 * metrics.dockPadding
    return Rect(
      x: room.minX + pixels.floor((room.width - width) / 2), y: room.maxY - height, width: width, height: height)
  }

  /// The plate, in the viewport: the dock does not scroll.
  public var contentBounds: Rect { plate ?? .zero }

  public func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    switch element {
    case .cell(let index): cell(index)
    case .decoration(.backdrop, IndexPath(section: 0, item: 0)): backdrop
    case .header, .footer, .decoration: nil
    }
  }

  private var backdrop: LayoutAttributes? {
    plate.map { LayoutAttributes(element: Self.plateElement, frame: $0, z: -1) }
  }

  private static let plateElement = LayoutElement.decoration(.backdrop, IndexPath(section: 0, item: 0))

  private func cell(_ index: IndexPath) -> LayoutAttributes? {
    guard let plate, index.section == 0, (0..<count).contains(index.item) else { return nil }
    let place = metrics.isRightToLeft ? count - 1 - index.item : index.item
    let pitch = metrics.iconSide + metrics.dockSpacing
    let icon = Rect(
      x: plate.minX + metrics.dockPadding + Double(place) * pitch, y: plate.minY + metrics.dockPadding,
      width: metrics.iconSide, height: metrics.iconSide)
    let cell = Rect(x: icon.minX - metrics.dockSpacing / 2, y: plate.minY, width: pitch, height: plate.height)
    return LayoutAttributes(element: .cell(index), frame: cell, icon: icon)
  }

  public func attributes(in visible: Rect) -> [LayoutAttributes] {
    let cells = (0..<count).compactMap { cell(IndexPath(section: 0, item: $0)) }
    return ([backdrop].compactMap(\.self) + cells).filter { $0.frame.intersects(visible) }
  }

  public func neighbor(of index: IndexPath, toward direction: FocusStep) -> IndexPath? {
    switch direction {
    case .back where index.item > 0: IndexPath(section: 0, item: index.item - 1)
    case .onward where index.item + 1 < count: IndexPath(section: 0, item: index.item + 1)
    case .back, .onward, .up, .down: nil
    }
  }

  /// It does not scroll.
  public func restingOffset(near offset: Point, velocity: Point) -> Point { .zero }

  /// The whole strip of the viewport takes a drop, beside the plate and over it too.
  public func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? {
    guard metrics.regions.dock.height > 0, metrics.regions.dock.contains(point) else { return nil }
    guard let plate else { return .end }
    let cells = (0..<count).compactMap { cell(IndexPath(section: 0, item: $0)) }
    if let cell = cells.first(where: { $0.frame.minX <= point.x && point.x < $0.frame.maxX }) {
      return cell.dropTarget(at: point, share: share, isRightToLeft: metrics.isRightToLeft)
    }
    let isBefore = (point.x < plate.midX) != metrics.isRightToLeft
    return isBefore ? .before(IndexPath(section: 0, item: 0)) : .after(IndexPath(section: 0, item: count - 1))
  }

  private static func capacity(_ metrics: LayoutMetrics) -> Int {
    let (room, pitch) = (metrics.regions.dock, metrics.iconSide + metrics.dockSpacing)
    guard room.height > 0, metrics.iconSide > 0 else { return 0 }
    let fitting = Int((room.width - 2 * metrics.dockPadding + metrics.dockSpacing) / pitch)
    return max(0, min(metrics.dockCapacity, fitting))
  }
}

extension LayoutMetrics {
  var dockPadding: Double { pixels.ceiling(LayoutTuning.dockPadding) }

  /// An even number of device pixels, so that half of it is whole too.
  var dockSpacing: Double {
    2 * pixels.floor((iconSide * LayoutTuning.dockSpacingShare).clamped(to: LayoutTuning.dockSpacing) / 2)
  }
}
