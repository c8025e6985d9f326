/// An open folder: a plate in the middle of the glass, its name on top, and below its applications in pages of their own.
///
/// Attributes are in section 0. At content offset 0 they are where they are on the glass.
public struct FolderLayout: CollectionLayout, Equatable {
  /// Its metrics are those of the plate; dots are laid out by them as on the glass.
  public let grid: PagedGridLayout

  public init(metrics: GlassMetrics, count: Int) {
    grid = PagedGridLayout(metrics: GlassMetrics(folderOf: count, on: metrics), pageCounts: [count])
  }

  /// The plate, on the glass.
  public var panel: Rect { Rect(origin: grid.metrics.origin, size: grid.metrics.screen) }

  /// Where the name stands.
  public var title: Rect {
    let room = grid.metrics.rooms.grid
    let height = room.minY - panel.minY
    let gap = min(grid.metrics.pixels.ceiling(LayoutTuning.titleGap), height)
    return Rect(x: room.minX, y: panel.minY + gap, width: room.width, height: height - gap)
  }

  public var dots: Rect { grid.metrics.rooms.dots }

  public var screenCount: Int { grid.screenCount }
  /// The slots of one screen.
  public var capacity: Int { grid.capacity }
  public var contentBounds: Rect { grid.contentBounds }

  public func contentOffset(ofScreen screen: Double) -> Point { grid.contentOffset(ofScreen: screen) }
  public func attributes(in rect: Rect) -> [LayoutAttributes] { grid.attributes(in: rect) }
  public func attributes(for index: IndexPath) -> LayoutAttributes? { grid.attributes(for: index) }
}
