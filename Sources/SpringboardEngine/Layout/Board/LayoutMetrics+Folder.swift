import CollectionEngine

extension LayoutMetrics {
  /// The measures of an open folder's panel in the middle of the viewport. Icons are as large as in the grid, and there
  /// are as many slots as the items need.
  init(folderOf count: Int, on board: LayoutMetrics) {
    self = board
    let room = board.folderRoom
    let most = board.folderEdges(in: room, hasDots: true)
    let inner = room.inset(by: most).size
    label.lines = board.folderLabelLines(in: inner)
    let slot = folderSlot(in: inner)
    let slots = folderSlots(for: count, of: slot, in: inner)
    let edges = board.folderEdges(in: room, hasDots: count > slots.columns * slots.rows)
    let grid = Size(width: Double(slots.columns) * slot.width, height: Double(slots.rows) * slot.height)
    screen = Size(width: grid.width + edges.left + edges.right, height: grid.height + edges.top + edges.bottom)
    origin = board.folderOrigin(in: room, screen)
    regions = LayoutRegions(
      folder: Rect(origin: origin, size: screen), edges: edges, dots: folderDots(in: edges.bottom))
    columns = folderAxis(from: regions.grid.minX, grid.width, slot.width, slots.columns)
    rows = folderAxis(from: regions.grid.minY, grid.height, slot.height, slots.rows)
    dockCapacity = 0
    fitIcons()
  }

  private func folderAxis(from start: Double, _ length: Double, _ slot: Double, _ count: Int) -> SlotAxis {
    let division = SlotDivision(
      minimum: LayoutTuning.minimumSlot, preferred: slot, count: .fixed(count), distribution: .fill)
    return SlotAxis(start: start, length: length, division, pixels: pixels)
  }
}

extension LayoutMetrics {
  /// The grid and the dock, without the bar above the grid.
  private var folderRoom: Rect {
    let (grid, dock) = (regions.grid, regions.dock)
    return Rect(x: grid.minX, y: grid.minY, width: grid.width, height: max(0, dock.maxY - grid.minY))
  }

  /// The panel is in the middle of the viewport, or as near to it as there is room.
  private func folderOrigin(in room: Rect, _ panel: Size) -> Point {
    let safe = regions.safe
    let y = safe.minY + pixels.floor((safe.height - panel.height) / 2)
    return Point(
      x: room.minX + pixels.floor((room.width - panel.width) / 2),
      y: y.clamped(to: room.minY...max(room.minY, room.maxY - panel.height)))
  }

  /// The insets between the panel and its slots, for the title above and the page dots below. They are smaller in small
  /// viewports.
  private func folderEdges(in room: Rect, hasDots: Bool) -> Insets {
    func edge(_ wanted: Double, _ room: Double, share: Double = LayoutTuning.maximumFolderEdgeShare) -> Double {
      pixels.floor(min(wanted, room * share))
    }
    let titleShare = min(LayoutTuning.maximumFolderEdgeShare * roomScale, LayoutTuning.maximumFolderTitleShare)
    let side = edge(LayoutTuning.folderPadding, room.width)
    return Insets(
      top: edge(LayoutTuning.folderTop * roomScale, room.height, share: titleShare), left: side,
      bottom: edge(hasDots ? LayoutTuning.folderBottomWithDots : LayoutTuning.folderBottom, room.height), right: side)
  }

  /// The page dots, in the inset below the slots: as far from the last label as from the edge.
  private func folderDots(in bottom: Double) -> Range<Double> {
    let height = min(bottom, pixels.ceiling(LayoutTuning.touch))
    let start = pixels.floor(
      (bottom - height) / 2 - min(bottom - height, LayoutTuning.folderRowGaps.upperBound / 2) / 2)
    return start..<start + height
  }

  /// As many lines as the user wants if there is room for the usual number of rows, and otherwise as on the pages.
  private func folderLabelLines(in room: Size) -> Int {
    let wanted = LabelMetrics(size: label.size, lines: wantedLabelLines)
    let under = wanted.lines > 0 ? CellTuning.labelGap + wanted.height : 0
    let rows = Int(room.height / (iconSide + under + LayoutTuning.folderRowGaps.lowerBound))
    return rows >= LayoutTuning.folderUsualRows ? wantedLabelLines : label.lines
  }

  /// A generous slot, but so small that there is room for as many as possible.
  private func folderSlot(in room: Size) -> Size {
    let roomy = max(LayoutTuning.minimumSlot, LayoutTuning.folderSlotRatio * iconSide)
    let width = min(roomy, max(columns.slot, room.width / Double(LayoutTuning.folderUsualRows)))
    let (tile, gaps) = (iconSide + underIcons, LayoutTuning.folderRowGaps)
    let rows = Self.maximum(folderSides.rows, of: tile + gaps.lowerBound, in: room.height)
    return Size(
      width: pixels.floor(min(room.width, width)),
      height: pixels.floor(min(room.height / Double(rows), tile + gaps.upperBound)))
  }

  /// A nearly square grid, wider in wide viewports and higher in high ones.
  private func folderSlots(for count: Int, of slot: Size, in room: Size) -> (columns: Int, rows: Int) {
    let sides = folderSides
    let maximumColumns = Self.maximum(sides.columns, of: slot.width, in: room.width)
    let maximumRows = Self.maximum(sides.rows, of: slot.height, in: room.height)
    let long = max(sides.columns, sides.rows)
    let square = (2...long).first { $0 * (sides.rows > sides.columns ? $0 + 1 : $0) >= count } ?? long
    let rows = (count.divided(upBy: min(square, maximumColumns))).clamped(to: 1...maximumRows)
    return (min(maximumColumns, max(square, count.divided(upBy: rows))), rows)
  }

  /// The maximum numbers of slots.
  private var folderSides: (columns: Int, rows: Int) {
    let size = regions.safe.size
    let isSmall = min(size.width, size.height) < LayoutTuning.denseViewports.upperBound
    let (long, short) = isSmall ? LayoutTuning.smallFolderSides : LayoutTuning.folderSides
    return size.height > size.width ? (short, long) : (long, short)
  }

  private static func maximum(_ wanted: Int, of slot: Double, in room: Double) -> Int {
    slot > 0 ? Int(room / slot + 1e-6).clamped(to: 1...wanted) : 1
  }
}

extension Int {
  fileprivate func divided(upBy divisor: Int) -> Int { (self + divisor - 1) / divisor }
}
