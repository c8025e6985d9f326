import CollectionEngine

/// The parts of the viewport, from top to bottom: a bar for Done and notices, the grid, the page dots, and the dock.
/// Rectangles are in logical pixels of the viewport.
public struct LayoutRegions: Equatable, Sendable {
  /// The viewport without its insets.
  public let safe: Rect
  /// The part above the grid, which is empty except for Done and notices. Its height is zero if there is no room.
  public let topBar: Rect
  /// The part for the grid.
  public let grid: Rect
  /// The part for the page dots; empty if there are none, or no room for them.
  public internal(set) var dots: Rect
  /// The part for the dock; empty if there is none. A viewport that has no room for a row of icons above the dock has
  /// none.
  public let dock: Rect

  /// Divides `safe`, the viewport without its insets, which is on whole device pixels.
  init(safe: Rect, iconSide: Double, lineHeight: Double, preferences: Preferences, pixels: PixelGrid) {
    self.safe = safe
    let area = safe.inset(by: Self.margins(of: safe.size, preferences.configured.grid.margins, pixels))
    let row = LayoutTuning.icons.lowerBound + CellTuning.labelGap + lineHeight
    var heights = Heights(iconSide: iconSide, preferences: preferences, pixels: pixels)
    heights.fit(around: row, in: area.height)

    func strip(_ y: Double, _ height: Double) -> Rect {
      Rect(x: area.minX, y: y, width: area.width, height: max(0, height))
    }
    topBar = strip(area.minY, heights.topBar)
    dock = strip(area.maxY - heights.dock, heights.dock)
    dots = strip(dock.minY - heights.dots, heights.dots)
    let top = topBar.maxY + heights.topBarGap
    grid = strip(top, dots.minY - top)
  }

  /// Divides the panel of an open folder. Its page dots are below the grid.
  init(folder panel: Rect, edges: Insets, dots: Range<Double>) {
    (safe, grid, dock, topBar) = (panel, panel.inset(by: edges), .zero, .zero)
    self.dots = Rect(
      x: grid.minX, y: grid.maxY + dots.lowerBound, width: grid.width, height: dots.upperBound - dots.lowerBound)
  }

  private static func margins(of size: Size, _ preferences: Preferences.Margins, _ pixels: PixelGrid) -> Insets {
    switch preferences {
    case .automatic: automaticMargins(of: size, pixels)
    case .fixed(let margins):
      Insets(
        top: fixed(margins.top, of: size.height, pixels), left: fixed(margins.left, of: size.width, pixels),
        bottom: fixed(margins.bottom, of: size.height, pixels), right: fixed(margins.right, of: size.width, pixels))
    }
  }

  private static func fixed(_ margin: Double, of length: Double, _ pixels: PixelGrid) -> Double {
    pixels.floor(margin.clamped(to: 0...LayoutTuning.maximumFixedMarginShare * length))
  }

  private static func automaticMargins(of size: Size, _ pixels: PixelGrid) -> Insets {
    let most = LayoutTuning.maximumMarginShare
    let side = max(LayoutTuning.minimumSideMargin, LayoutTuning.sideMarginShare * size.width)
    let end = max(LayoutTuning.minimumEndMargin, LayoutTuning.endMarginShare * min(size.width, size.height))
    let (x, y) = (pixels.floor(min(side, most * size.width)), pixels.floor(min(end, most * size.height)))
    return Insets(top: y, left: x, bottom: y, right: x)
  }

  /// The heights of the parts around the grid.
  private struct Heights {
    var topBar: Double
    var topBarGap: Double
    var dots: Double
    var dock: Double

    init(iconSide: Double, preferences: Preferences, pixels: PixelGrid) {
      let configured = preferences.configured
      let hasDock = configured.dock.isShown && configured.dock.capacity > 0 && configured.guidePosition != .only
      topBar = pixels.ceiling(LayoutTuning.topBar * max(1, preferences.session.textScale))
      topBarGap = pixels.ceiling(LayoutTuning.topBarGap)
      dots = configured.showsPageDots ? pixels.ceiling(LayoutTuning.touch) : 0
      dock = hasDock ? iconSide + 2 * pixels.ceiling(LayoutTuning.dockPadding) : 0
    }

    /// Omits parts until there is room for a row of icons.
    mutating func fit(around row: Double, in height: Double) {
      func lacksRoom() -> Bool { height - topBar - topBarGap - dots - dock < row }
      if lacksRoom() { (topBar, topBarGap) = (0, 0) }
      if lacksRoom() { dock = 0 }
      if lacksRoom() { dots = 0 }
    }
  }
}
