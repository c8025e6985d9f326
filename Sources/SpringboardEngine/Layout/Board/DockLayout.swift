/// The dock: a row of icons without labels, on a plate that is as wide as they need.
public struct DockLayout: CollectionLayout, Equatable {
  /// The measures that the dock shares with the grid.
  public let metrics: LayoutMetrics
  /// The maximum number of items that it can show.
  public let capacity: Int
  /// The number of items that it shows.
  public let count: Int

  /// Creates a dock for a number of items. Those that it has no room for are not shown.
  public init(metrics: LayoutMetrics, count: Int) {
    self.metrics = metrics
    capacity = Self.capacity(metrics)
    self.count = min(count, capacity)
  }

  /// The rectangle of the plate under the items; nil if the dock shows none.
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

  /// Returns the attributes of an item, or of the backdrop, which is the plate.
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

  /// Returns the plate and the items that intersect a rectangle.
  public func attributes(in visible: Rect) -> [LayoutAttributes] {
    let cells = (0..<count).compactMap { cell(IndexPath(section: 0, item: $0)) }
    return ([backdrop].compactMap(\.self) + cells).filter { $0.frame.intersects(visible) }
  }

  /// Returns the previous or the next item; nil at the ends, and for up and down.
  public func neighbor(of index: IndexPath, toward direction: FocusDirection) -> IndexPath? {
    switch direction {
    case .back where index.item > 0: IndexPath(section: 0, item: index.item - 1)
    case .onward where index.item + 1 < count: IndexPath(section: 0, item: index.item + 1)
    case .back, .onward, .up, .down: nil
    }
  }

  /// Returns zero: the dock does not scroll.
  public func restingOffset(near offset: Point, velocity: Point) -> Point { .zero }

  /// Returns the meaning of a drop. The dock accepts drops in its whole region of the viewport, also beside and above
  /// the plate.
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

  /// The distance between two icons, an even number of device pixels, so that half of it is whole too.
  var dockSpacing: Double {
    2 * pixels.floor((iconSide * LayoutTuning.dockSpacingShare).clamped(to: LayoutTuning.dockSpacing) / 2)
  }
}
