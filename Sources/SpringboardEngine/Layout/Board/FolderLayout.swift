import CollectionEngine

/// An open folder: a panel in the middle of the viewport, with its name at the top and its applications below, in
/// screens of their own.
///
/// All elements are in section 0. At content offset 0, content and viewport have the same coordinates.
public struct FolderLayout: CollectionLayout, PagedLayout, Equatable {
  /// The measures of the panel, which is divided like a small viewport.
  public let metrics: LayoutMetrics
  /// The grid of the applications.
  public let grid: PagedGridLayout

  /// Creates the layout of a folder with `count` applications, for the measures of the viewport.
  public init(metrics: LayoutMetrics, count: Int) {
    self.metrics = LayoutMetrics(folderOf: count, on: metrics)
    grid = PagedGridLayout(metrics: self.metrics.grid, pageCounts: [count])
  }

  /// The rectangle of the panel in the viewport.
  public var panel: Rect { grid.metrics.screen }

  /// The rectangle of the name in the viewport.
  public var title: Rect {
    let (room, pixels) = (metrics.regions.grid, metrics.pixels)
    let inset = room.minY - panel.minY
    let scale = metrics.roomScale
    let share = inset / (LayoutTuning.folderTop * scale)
    let height = pixels.floor(min(share, 1) * LayoutTuning.folderTitle * scale)
    let gap = pixels.floor(min(share, 1) * LayoutTuning.folderTitleGap)
    return Rect(x: room.minX, y: room.minY - gap - height, width: room.width, height: height)
  }

  /// The rows and columns of a screen.
  public var screenGrid: ScreenGrid? { grid.screenGrid }
}

extension FolderLayout {
  /// The number of screens of the grid.
  public var screenCount: Int { grid.screenCount }
  /// The screens of the grid, side by side.
  public var contentBounds: Rect { grid.contentBounds }

  /// Returns the content offset at which a screen is shown.
  public func contentOffset(ofScreen screen: Double) -> Point { grid.contentOffset(ofScreen: screen) }
  /// Returns the screen that is shown at a content offset.
  public func screen(atContentOffset offset: Point) -> Double { grid.screen(atContentOffset: offset) }
  /// Returns the screen that an application is on; nil if there is no such application.
  public func screen(of index: ItemIndex) -> Int? { grid.screen(of: index) }
  /// Returns the applications on a screen in reading order.
  public func items(onScreen screen: Int) -> [ItemIndex] { grid.items(onScreen: screen) }

  /// Returns the panel and the name, which are pinned, and the applications that intersect the visible rectangle.
  public func attributes(in visible: Rect) -> [LayoutAttributes] {
    [backdrop(in: visible), header(in: visible)] + grid.attributes(in: visible)
  }

  /// Returns the attributes of an application, of the name (the header) or of the panel (the backdrop).
  public func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    switch element {
    case .cell: grid.attributes(for: element, in: visible)
    case .header(section: 0): header(in: visible)
    case .decoration(.backdrop, ItemIndex(section: 0, item: 0)): backdrop(in: visible)
    case .supplementary, .decoration: nil
    }
  }

  private func backdrop(in visible: Rect) -> LayoutAttributes {
    let element = LayoutElement.decoration(.backdrop, ItemIndex(section: 0, item: 0))
    return LayoutAttributes(
      element: element, frame: Rect(origin: visible.origin, size: panel.size), z: -1, flags: .pinned)
  }

  private func header(in visible: Rect) -> LayoutAttributes {
    LayoutAttributes(
      element: .header(section: 0), frame: title.moved(by: visible.origin - panel.origin), flags: .pinned)
  }

  /// Returns the neighbour of an application. At the end of a row, back and onward continue in the next one.
  public func neighbor(of index: ItemIndex, toward direction: FocusDirection) -> ItemIndex? {
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
    return changesRow && staysInRow ? nil : ItemIndex(section: 0, item: next)
  }

  /// Returns the meaning of a drop on the panel. It is never an application, since folders do not contain folders.
  public func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? {
    grid.dropTarget(at: point, share: 0) ?? (isOnPanel(point) ? .end : nil)
  }

  private func isOnPanel(_ point: Point) -> Bool {
    let screen = screen(atContentOffset: point - panel.origin).rounded(.down)
    return panel.contains(point - contentOffset(ofScreen: screen))
  }
}
