import CollectionEngine

/// The dock: a row of icons without labels, on a plate that is as wide as they need. If they need more than the viewport
/// has, they move closer together, become smaller, and move still closer; beyond that they scroll, and the plate cuts an icon.
public struct DockLayout: CollectionLayout, Equatable {
  /// The measures that the dock shares with the grid.
  public let metrics: LayoutMetrics
  /// The maximum number of items that it can show: that of the preferences, whatever the width is. It is zero if the
  /// viewport has no room for a dock.
  public let capacity: Int
  /// The number of items that it shows.
  public let count: Int
  /// The side of the icons in logical pixels. It is smaller than that in the grid if the icons do not fit otherwise.
  public let iconSide: Double
  /// The distance between two icons, an even number of device pixels, so that half of it is whole too.
  let spacing: Double

  /// Creates a dock for a number of items. Those beyond the capacity are not shown.
  public init(metrics: LayoutMetrics, count: Int) {
    self.metrics = metrics
    capacity = metrics.hasRoomForDock ? max(0, metrics.dockCapacity) : 0
    self.count = min(count, capacity)
    (iconSide, spacing) = metrics.dockSizes(of: self.count)
  }

  /// The rectangle of the plate under the items, in the viewport; nil if the dock shows none. It is as high as it is for
  /// icons of the usual size, so that the other parts of the viewport stay where they are.
  public var plate: Rect? {
    guard count > 0 else { return nil }
    let (room, pixels) = (metrics.regions.dock, metrics.pixels)
    let width = pixels.nearest(contentWidth - room.width) > 0 ? room.width : contentWidth
    let height = metrics.iconSide + 2 * metrics.dockPadding
    return Rect(
      x: room.minX + pixels.floor((room.width - width) / 2), y: room.maxY - height, width: width, height: height)
  }

  /// The plate or, if the items scroll, what it would be with room for all of them. They begin at the plate's edge in the
  /// direction of the script.
  public var contentBounds: Rect {
    guard let plate else { return .zero }
    let width = max(plate.width, contentWidth)
    return Rect(
      x: metrics.isRightToLeft ? plate.maxX - width : plate.minX, y: plate.minY, width: width, height: plate.height)
  }

  /// The distance from the edges of the plate that an item keeps when it is scrolled into view, in logical pixels.
  var sideMargin: Double { metrics.dockPadding - spacing / 2 }

  private var contentWidth: Double { metrics.dockWidth(of: count, side: iconSide, spacing: spacing) }

  /// Returns the attributes of an item, or of the backdrop, which is as wide as the content.
  public func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    switch element {
    case .cell(let index): cell(index)
    case .decoration(.backdrop, ItemIndex(section: 0, item: 0)): backdrop
    case .supplementary, .decoration: nil
    }
  }

  private var backdrop: LayoutAttributes? {
    count > 0 ? LayoutAttributes(element: Self.plateElement, frame: contentBounds, z: -1) : nil
  }

  private static let plateElement = LayoutElement.decoration(.backdrop, ItemIndex(section: 0, item: 0))

  private func cell(_ index: ItemIndex) -> LayoutAttributes? {
    guard index.section == 0, (0..<count).contains(index.item) else { return nil }
    let (content, pixels) = (contentBounds, metrics.pixels)
    let place = metrics.isRightToLeft ? count - 1 - index.item : index.item
    let pitch = iconSide + spacing
    let icon = Rect(
      x: content.minX + metrics.dockPadding + Double(place) * pitch,
      y: content.minY + pixels.floor((content.height - iconSide) / 2), width: iconSide, height: iconSide)
    let cell = Rect(x: icon.minX - spacing / 2, y: content.minY, width: pitch, height: content.height)
    return LayoutAttributes(element: .cell(index), frame: cell, icon: icon)
  }

  /// Returns the plate and the items that intersect a rectangle.
  public func attributes(in visible: Rect) -> [LayoutAttributes] {
    let cells = (0..<count).compactMap { cell(ItemIndex(section: 0, item: $0)) }
    return ([backdrop].compactMap(\.self) + cells).filter { $0.frame.intersects(visible) }
  }

  /// Returns the previous or the next item; nil at the ends, and for up and down.
  public func neighbor(of index: ItemIndex, toward direction: FocusDirection) -> ItemIndex? {
    switch direction {
    case .back where index.item > 0: ItemIndex(section: 0, item: index.item - 1)
    case .onward where index.item + 1 < count: ItemIndex(section: 0, item: index.item + 1)
    case .back, .onward, .up, .down: nil
    }
  }

  /// Returns the offset itself: scrolling may end anywhere.
  public func restingOffset(near offset: Point, velocity: Point) -> Point { offset }

  /// Returns the meaning of a drop. The dock accepts drops in its whole region of the viewport, also beside the plate.
  public func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? {
    let region = metrics.regions.dock
    guard capacity > 0, (count > 0 ? region.union(contentBounds) : region).contains(point) else { return nil }
    guard count > 0 else { return .end }
    let cells = (0..<count).compactMap { cell(ItemIndex(section: 0, item: $0)) }
    if let cell = cells.first(where: { $0.frame.minX <= point.x && point.x < $0.frame.maxX }) {
      return cell.dropTarget(at: point, share: share, isRightToLeft: metrics.isRightToLeft)
    }
    let isBefore = (point.x < contentBounds.midX) != metrics.isRightToLeft
    return isBefore ? .before(ItemIndex(section: 0, item: 0)) : .after(ItemIndex(section: 0, item: count - 1))
  }
}

extension LayoutMetrics {
  var dockPadding: Double { pixels.ceiling(LayoutTuning.dockPadding) }

  /// The number of icons that fit in the dock at their usual size.
  var usualDockCount: Int {
    guard hasRoomForDock else { return 0 }
    let fitting = Int((regions.dock.width - 2 * dockPadding + dockSpacing) / (iconSide + dockSpacing))
    return max(0, min(dockCapacity, fitting))
  }

  /// Whether at least one icon fits.
  fileprivate var hasRoomForDock: Bool {
    regions.dock.height > 0 && iconSide > 0 && regions.dock.width >= smallestDockIcon + 2 * dockPadding
  }

  private var smallestDockIcon: Double { min(iconSide, pixels.ceiling(LayoutTuning.smallestDockIcon)) }

  /// The usual distance between two icons of the dock.
  private var dockSpacing: Double {
    2 * pixels.floor((iconSide * LayoutTuning.dockSpacingShare).clamped(to: LayoutTuning.dockSpacing) / 2)
  }

  /// The side of the icons of a dock and the distance between them. Where there is too little room, the icons move closer
  /// together, become smaller, and move still closer together. If that is not enough, they scroll.
  fileprivate func dockSizes(of count: Int) -> (side: Double, spacing: Double) {
    let room = regions.dock.width
    guard count > 0, dockWidth(of: count, side: iconSide, spacing: dockSpacing) > room else {
      return (iconSide, dockSpacing)
    }
    let close = min(dockSpacing, 2 * pixels.ceiling(LayoutTuning.closeDockSpacing / 2))
    let left = room - dockWidth(of: count, side: 0, spacing: close)
    let side = pixels.floor(left / Double(count)).clamped(to: smallestDockIcon...iconSide)
    let smallest = min(close, 2 * pixels.ceiling(LayoutTuning.smallestDockSpacing / 2))
    guard dockWidth(of: count, side: side, spacing: smallest) <= room else {
      return (side, scrollingDockSpacing(of: side, atLeast: smallest))
    }
    let gap = (room - dockWidth(of: count, side: side, spacing: 0)) / Double(max(1, count - 1))
    return (side, (2 * pixels.floor(gap / 2)).clamped(to: smallest...dockSpacing))
  }

  /// The distance between the icons of a dock that scrolls. The edge cuts an icon, which shows that there are more.
  private func scrollingDockSpacing(of side: Double, atLeast smallest: Double) -> Double {
    let room = regions.dock.width - dockPadding - LayoutTuning.cutDockIcon * side
    let whole = max(1, (room / (side + smallest)).rounded(.down))
    return (2 * pixels.nearest((room / whole - side) / 2)).clamped(to: smallest...dockSpacing)
  }

  /// The width of a dock with `count` icons and the padding beside them.
  fileprivate func dockWidth(of count: Int, side: Double, spacing: Double) -> Double {
    Double(count) * side + Double(max(0, count - 1)) * spacing + 2 * dockPadding
  }
}
