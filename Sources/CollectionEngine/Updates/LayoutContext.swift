/// The context that a collection's layout is made from. A layout may look at the data and at the mode.
public struct LayoutContext<Section: Hashable, Item: Hashable> {
  /// The size of the viewport, in logical pixels.
  public var size: Size
  /// The device pixels that frames are aligned to.
  public var pixels: PixelGrid
  /// The data.
  public var snapshot: Snapshot<Section, Item>
  /// Whether the layout is mirrored, for scripts that run from right to left.
  public var isRightToLeft: Bool
  /// Whether items are being arranged or deleted.
  public var isEditing: Bool

  /// Creates a context.
  public init(
    size: Size, pixels: PixelGrid = PixelGrid(scale: 1), snapshot: Snapshot<Section, Item> = Snapshot(),
    isRightToLeft: Bool = false, isEditing: Bool = false
  ) {
    (self.size, self.pixels, self.snapshot) = (size, pixels, snapshot)
    (self.isRightToLeft, self.isEditing) = (isRightToLeft, isEditing)
  }

  /// The number of items of each section.
  public var itemCounts: [Int] { snapshot.itemCounts }

  /// The whole viewport.
  public var bounds: Rect { Rect(origin: .zero, size: size) }
}

/// Makes a layout from what it depends on. It is called again when that changes.
public typealias CollectionLayoutProvider<Section: Hashable, Item: Hashable> =
  @Sendable (LayoutContext<Section, Item>) -> any CollectionLayout

extension LayoutContext {
  /// Returns a flow layout with these measures. It is mirrored as the context says.
  public func flow(_ metrics: FlowMetrics = FlowMetrics()) -> FlowLayout {
    var metrics = metrics
    metrics.isRightToLeft = isRightToLeft
    return FlowLayout(viewportSize: size, pixels: pixels, metrics: metrics, itemCounts: itemCounts)
  }

  /// Returns a paged grid that fills the viewport, with a page for each section. It is mirrored as the context says.
  public func pagedGrid(
    columns: SlotDivision, rows: SlotDivision, inset: Insets = .zero, cell: CellMetrics = CellMetrics()
  ) -> PagedGridLayout {
    let metrics = PagedGridMetrics(
      size: size, inset: inset, columns: columns, rows: rows, cell: cell, pixels: pixels, isRightToLeft: isRightToLeft)
    return PagedGridLayout(metrics: metrics, pageCounts: itemCounts)
  }
}

extension LayoutContext: Equatable {}
extension LayoutContext: Sendable where Section: Sendable, Item: Sendable {}
