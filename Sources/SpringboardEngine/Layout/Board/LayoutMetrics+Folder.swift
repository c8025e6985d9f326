extension LayoutMetrics {
  /// The measures of an open folder's panel in the middle of the viewport. Icons are as large as in the grid, and there
  /// are as many slots as the items need.
  init(folderOf count: Int, on board: LayoutMetrics) {
    self = board
    let room = board.folderRoom
    let edges = board.folderEdges(in: room)
    let slot = board.folderSlot(in: room.inset(by: edges).size)
    let slots = Self.folderSlots(for: count, of: slot, in: room.inset(by: edges).size)
    let grid = Size(width: Double(slots.columns) * slot.width, height: Double(slots.rows) * slot.height)
    screen = Size(width: grid.width + edges.left + edges.right, height: grid.height + edges.top + edges.bottom)
    origin = Point(
      x: room.minX + pixels.floor((room.width - screen.width) / 2),
      y: room.minY + pixels.floor((room.height - screen.height) / 2))
    regions = LayoutRegions(folder: Rect(origin: origin, size: screen), edges: edges)
    columns = folderAxis(from: regions.grid.minX, grid.width, slot.width, slots.columns)
    rows = folderAxis(from: regions.grid.minY, grid.height, slot.height, slots.rows)
    dockCapacity = 0
    fitIcons()
  }

  private func folderAxis(from start: Double, _ length: Double, _ slot: Double, _ count: Int) -> SlotAxis {
    SlotAxis(
      start: start, length: length, least: LayoutTuning.minimumSlot, roomy: slot, count: .fixed(count),
      distribution: .fill, pixels: pixels)
  }
}

extension LayoutMetrics {
  /// The viewport without the margins of the grid, but with the dock.
  private var folderRoom: Rect {
    let (safe, grid) = (regions.safe, regions.grid)
    let margin = grid.minY - safe.minY
    return Rect(x: grid.minX, y: grid.minY, width: grid.width, height: max(0, safe.height - 2 * margin))
  }

  /// The insets between the panel and its slots, for the title above and the page dots below. They are smaller in small
  /// viewports.
  private func folderEdges(in room: Rect) -> Insets {
    func edge(_ wanted: Double, _ most: Double) -> Double {
      pixels.floor(min(wanted, most * LayoutTuning.maximumFolderEdgeShare))
    }
    let side = edge(LayoutTuning.folderPadding, room.width)
    return Insets(
      top: edge(LayoutTuning.folderTitle, room.height), left: side, bottom: edge(LayoutTuning.touch, room.height),
      right: side)
  }

  /// A slot of the size that automatic slots of the grid have.
  private func folderSlot(in room: Size) -> Size {
    let under = labelHeight > 0 ? labelHeight + 2 * LayoutTuning.labelGap : 0
    let roomy = Size(
      width: LayoutTuning.slotWidthRatio * iconSide,
      height: max(LayoutTuning.slotHeightRatio * iconSide, iconSide + under))
    return Size(
      width: pixels.floor(min(room.width, columns.slot, pixels.ceiling(roomy.width))),
      height: pixels.floor(min(room.height, rows.slot, pixels.ceiling(roomy.height))))
  }

  /// A nearly square grid, wider in wide viewports and higher in high ones.
  private static func folderSlots(for count: Int, of slot: Size, in room: Size) -> (columns: Int, rows: Int) {
    let isHigh = room.height > room.width
    let (long, short) = (LayoutTuning.folderLongSide, LayoutTuning.folderShortSide)
    let maximumColumns = maximum(isHigh ? short : long, of: slot.width, in: room.width)
    let maximumRows = maximum(isHigh ? long : short, of: slot.height, in: room.height)
    let square = (2...long).first { $0 * (isHigh ? $0 + 1 : $0) >= count } ?? long
    let rows = (count.divided(upBy: min(square, maximumColumns))).clamped(to: 1...maximumRows)
    return (min(maximumColumns, max(square, count.divided(upBy: rows))), rows)
  }

  private static func maximum(_ wanted: Int, of slot: Double, in room: Double) -> Int {
    slot > 0 ? Int(room / slot + 1e-6).clamped(to: 1...wanted) : 1
  }
}

extension Int {
  fileprivate func divided(upBy divisor: Int) -> Int { (self + divisor - 1) / divisor }
}
