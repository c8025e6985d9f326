import CollectionEngine

/// The measures that the grid, the page dots and the dock share: the regions of the viewport, the slots, and the size
/// of icons. An open folder has its own, since its panel is divided like a small viewport.
public struct LayoutMetrics: Equatable, Sendable {
  /// The device pixels that frames are aligned to.
  public let pixels: PixelGrid
  /// The upper left corner of the first screen, in the viewport.
  public internal(set) var origin: Point
  /// The size of a screen in logical pixels; every screen begins on a whole device pixel.
  public internal(set) var screen: Size
  /// The parts of the viewport.
  public internal(set) var regions: LayoutRegions
  /// The columns of the grid.
  public internal(set) var columns: SlotAxis
  /// The rows of the grid.
  public internal(set) var rows: SlotAxis
  /// The side of the icons in the grid, in logical pixels; those in the dock have it too, unless they do not fit.
  public private(set) var iconSide: Double
  /// The labels under the icons.
  public internal(set) var label: LabelMetrics
  /// The maximum number of lines of a label that the preferences allow.
  let wantedLabelLines: Int
  /// The maximum number of items in the dock that the preferences allow.
  public internal(set) var dockCapacity: Int
  /// How much larger text is than configured.
  public let textScale: Double
  /// The room that texts of fixed wording need.
  let textRoom: TextRoom
  /// Whether layouts are mirrored, for scripts that run from right to left.
  public let isRightToLeft: Bool

  /// Computes the measures for a viewport and preferences. A viewport without room has one slot of zero size.
  public init(viewport: Viewport, preferences: Preferences) {
    let pixels = PixelGrid(scale: viewport.scale)
    let safe = pixels.inside(viewport.safeArea)
    let sizes = SlotSizes(safe: safe.size, preferences: preferences, pixels: pixels)
    let regions = LayoutRegions(
      safe: safe, iconSide: sizes.iconSide, lineHeight: sizes.lineHeight, preferences: preferences, pixels: pixels)
    columns = SlotAxis(
      start: regions.grid.minX, length: regions.grid.width, sizes.columns(of: regions.grid.size), pixels: pixels)
    rows = SlotAxis(
      start: regions.grid.minY, length: regions.grid.height, sizes.rows(of: regions.grid.size), pixels: pixels)
    (self.pixels, self.regions, iconSide, label) = (pixels, regions, sizes.iconSide, sizes.label)
    wantedLabelLines = sizes.label.lines
    origin = .zero
    screen = Size(width: pixels.ceiling(viewport.extent.width), height: viewport.extent.height)
    dockCapacity = preferences.configured.dock.capacity
    (isRightToLeft, textScale) = (preferences.session.rightToLeft, preferences.session.textScale)
    textRoom = preferences.session.textRoom
    fitIcons()
    centerDots()
  }

  /// Reduces labels and icons to the size of the slots. Labels lose lines before icons become smaller.
  mutating func fitIcons() {
    let most = rows.slot < LayoutTuning.minimumLabelledSlot ? 0 : rows.slot * LayoutTuning.maximumLabelShare
    while label.lines > 1, iconSide + underIcons > rows.slot { label.lines -= 1 }
    while label.height > most { label.lines -= 1 }
    iconSide = max(0, min(iconSide, columns.slot, rows.slot - underIcons))
  }

  /// Places the page dots in the middle between the last row of icons and labels and the dock.
  private mutating func centerDots() {
    let (dots, bottom) = (regions.dots, rows.end - (rows.slot - iconSide - underIcons) / 2)
    let y = pixels.nearest((bottom + regions.dock.minY - dots.height) / 2)
    regions.dots = Rect(x: dots.minX, y: y, width: dots.width, height: dots.height)
  }
}

extension LayoutMetrics {
  /// How much larger the frames around text are than with text of the usual size. They do not become smaller, because
  /// fingers must be able to touch them.
  var roomScale: Double { max(1, textScale) }

  /// The height of the bar above the grid and of what is in it, also in a viewport without the bar.
  var barHeight: Double { pixels.ceiling(LayoutTuning.topBar * roomScale) }

  /// The height of a label in logical pixels; 0 if icons have no labels.
  public var labelHeight: Double { pixels.ceiling(label.height) }

  /// The measures of the pages.
  public var grid: PagedGridMetrics {
    PagedGridMetrics(
      screen: Rect(origin: origin, size: screen), area: regions.grid, columns: columns, rows: rows,
      cell: CellMetrics(iconSide: iconSide, labelHeight: labelHeight), pixels: pixels, isRightToLeft: isRightToLeft)
  }

  /// The number of slots of a screen.
  var pageCapacity: Int { columns.count * rows.count }

  /// The width of the page number, in logical pixels (by eye).
  var pageNumberWidth: Double { 72 * roomScale }

  /// The height of what is under an icon: the gap and the label.
  var underIcons: Double { label.lines > 0 ? pixels.ceiling(CellTuning.labelGap) + labelHeight : 0 }
}
