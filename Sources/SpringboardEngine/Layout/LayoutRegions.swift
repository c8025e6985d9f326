/// The parts of the viewport: the dock at the bottom, the page dots above it, and the grid in the remaining part.
/// Rectangles are in logical pixels of the viewport.
public struct LayoutRegions: Equatable, Sendable {
  /// The viewport without its insets.
  public let safe: Rect
  /// The part for the grid.
  public let grid: Rect
  /// The part for the page dots; empty if there are none, or no room for them.
  public let dots: Rect
  /// The part for the dock; empty if there is none. A viewport that has no room for a row of icons above the dock has
  /// none.
  public let dock: Rect

  /// Divides `safe`, the viewport without its insets, which is on whole device pixels.
  init(safe: Rect, iconSide: Double, labelHeight: Double, preferences: Preferences, pixels: PixelGrid) {
    self.safe = safe
    let margin = Self.margins(of: safe.size)
    let (top, bottom) = (safe.minY + pixels.ceiling(margin.height), safe.maxY - pixels.ceiling(margin.height / 2))
    let row = LayoutTuning.icons.lowerBound + LayoutTuning.labelGap + labelHeight
    var heights = Self.heights(iconSide: iconSide, preferences: preferences, pixels: pixels)
    if bottom - top - heights.dots - heights.dock < row { heights.dock = 0 }
    if bottom - top - heights.dots < row { heights.dots = 0 }

    func strip(_ y: Double, _ height: Double) -> Rect {
      let side = pixels.ceiling(margin.width)
      return Rect(x: safe.minX + side, y: y, width: max(0, safe.width - 2 * side), height: max(0, height))
    }
    dock = strip(bottom - heights.dock, heights.dock)
    dots = strip(dock.minY - heights.dots, heights.dots)
    grid = strip(top, dots.minY - top)
  }

  /// Divides the panel of an open folder. Its page dots are in the inset below the grid.
  init(folder panel: Rect, edges: Insets) {
    (safe, grid, dock) = (panel, panel.inset(by: edges), .zero)
    dots = Rect(x: grid.minX, y: grid.maxY, width: grid.width, height: edges.bottom)
  }

  private static func margins(of size: Size) -> Size {
    func margin(_ basis: Double, side: Double) -> Double {
      min(max(LayoutTuning.minimumMargin, LayoutTuning.marginShare * basis), LayoutTuning.maximumMarginShare * side)
    }
    return Size(
      width: margin(size.width, side: size.width),
      height: margin(min(size.width, size.height), side: size.height))
  }

  private static func heights(
    iconSide: Double, preferences: Preferences, pixels: PixelGrid
  ) -> (dots: Double, dock: Double) {
    let hasDock = preferences.dock.isShown && preferences.dock.capacity > 0
    return (
      dots: preferences.showsPageDots ? pixels.ceiling(LayoutTuning.touch) : 0,
      dock: hasDock ? iconSide + 2 * pixels.ceiling(LayoutTuning.dockPadding) : 0
    )
  }
}
