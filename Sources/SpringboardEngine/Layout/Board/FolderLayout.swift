/// An open folder: a plate in the middle of the viewport, its name on top, and below its applications in pages of their own.
///
/// Attributes are in section 0. At content offset 0 they are where they are on screen.
public struct FolderLayout: PagedLayout, Equatable {
  /// Its metrics are those of the plate; dots are laid out by them as on screen.
  public let grid: PagedGridLayout

  public init(metrics: LayoutMetrics, count: Int) {
    grid = PagedGridLayout(metrics: LayoutMetrics(folderOf: count, on: metrics), pageCounts: [count])
  }

  /// The plate, on screen.
  public var panel: Rect { Rect(origin: grid.metrics.origin, size: grid.metrics.screen) }

  /// Where the name stands.
  public var title: Rect {
    let room = grid.metrics.regions.grid
    let height = room.minY - panel.minY
    let gap = min(grid.metrics.pixels.ceiling(LayoutTuning.titleGap), height)
    return Rect(x: room.minX, y: panel.minY + gap, width: room.width, height: height - gap)
  }

  /// The slots of one screen.
  public var capacity: Int { grid.capacity }
}

extension FolderLayout {
  public var screenCount: Int { grid.screenCount }
  public var contentBounds: Rect { grid.contentBounds }

  public func contentOffset(ofScreen screen: Double) -> Point { grid.contentOffset(ofScreen: screen) }
  public func screen(atContentOffset offset: Point) -> Double { grid.screen(atContentOffset: offset) }
  public func screen(of index: IndexPath) -> Int? { grid.screen(of: index) }
  public func pageDots(at position: Double) -> PageDotsLayout { grid.pageDots(at: position) }
  public func items(onScreen screen: Int) -> [IndexPath] { grid.items(onScreen: screen) }

  /// The panel and the name stay where they are while the pages move.
  public func attributes(in visible: Rect) -> [LayoutAttributes] {
    [backdrop(in: visible), header(in: visible)] + grid.attributes(in: visible)
  }

  public func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    switch element {
    case .cell: grid.attributes(for: element, in: visible)
    case .header(section: 0): header(in: visible)
    case .decoration(.backdrop, IndexPath(section: 0, item: 0)): backdrop(in: visible)
    case .header, .footer, .decoration: nil
    }
  }

  private func backdrop(in visible: Rect) -> LayoutAttributes {
    let element = LayoutElement.decoration(.backdrop, IndexPath(section: 0, item: 0))
    return LayoutAttributes(
      element: element, frame: Rect(origin: visible.origin, size: panel.size), z: -1, flags: .pinned)
  }

  private func header(in visible: Rect) -> LayoutAttributes {
    LayoutAttributes(
      element: .header(section: 0), frame: title.moved(by: visible.origin - panel.origin), flags: .pinned)
  }

  /// Goes on in the next row at the end of a row.
  public func neighbor(of index: IndexPath, toward direction: FocusStep) -> IndexPath? {
    let (columns, last) = (grid.columnCount, grid.pageCounts[0] - 1)
    let next =
      switch direction {
      case .back: index.item - 1
      case .onward: index.item + 1
      case .up: index.item - columns
      case .down: min(index.item + columns, last)
      }
    guard next != index.item, (0...max(last, 0)).contains(next) else { return nil }
    let staysInRow = next / columns == index.item / columns
    let changesRow = direction == .up || direction == .down
    return changesRow && staysInRow ? nil : IndexPath(section: 0, item: next)
  }

  /// A folder holds no folders, so that nothing is dropped onto an item of it.
  public func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? {
    grid.dropTarget(at: point, share: 0) ?? (isOnPanel(point) ? .end : nil)
  }

  private func isOnPanel(_ point: Point) -> Bool {
    let screen = screen(atContentOffset: point - panel.origin).rounded(.down)
    return panel.contains(point - contentOffset(ofScreen: screen))
  }
}
