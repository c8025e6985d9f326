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
  /// The side of the icons in the grid and in the dock, in logical pixels.
  public private(set) var iconSide: Double
  /// The height of a label in logical pixels; 0 if icons have no labels.
  public private(set) var labelHeight: Double
  /// The maximum number of items in the dock that the preferences allow.
  public internal(set) var dockCapacity: Int
  /// Whether layouts are mirrored, for scripts that run from right to left.
  public let isRightToLeft: Bool

  /// Computes the measures for a viewport and preferences. A viewport without room has one slot of zero size.
  public init(viewport: Viewport, preferences: Preferences) {
    let pixels = PixelGrid(scale: viewport.scale)
    let safe = pixels.inside(viewport.safeArea)
    let side = pixels.floor(Self.iconSide(in: safe.size, preferences))
    let label = pixels.ceiling(max(0, min(preferences.labelHeight, safe.height)))
    let regions = LayoutRegions(
      safe: safe, iconSide: side, labelHeight: label, preferences: preferences, pixels: pixels)
    let least = Self.minimumSlot(icon: side, label: label, preferences)
    let roomy = Self.roomySlot(icon: side, label: label, least: least)
    columns = SlotAxis(
      start: regions.grid.minX, length: regions.grid.width, least: least.width, roomy: roomy.width,
      count: preferences.grid.columns, distribution: preferences.grid.distribution, pixels: pixels)
    rows = SlotAxis(
      start: regions.grid.minY, length: regions.grid.height, least: least.height, roomy: roomy.height,
      count: preferences.grid.rows, distribution: preferences.grid.distribution, pixels: pixels)
    (self.pixels, self.regions, iconSide, labelHeight) = (pixels, regions, side, label)
    origin = .zero
    screen = Size(width: pixels.ceiling(viewport.extent.width), height: viewport.extent.height)
    dockCapacity = preferences.dock.capacity
    isRightToLeft = preferences.rightToLeft
    fitIcons()
  }

  /// Reduces labels and icons to the size of the slots.
  mutating func fitIcons() {
    let hasLabels = rows.slot >= LayoutTuning.minimumLabelledSlot
    labelHeight = hasLabels ? min(labelHeight, pixels.floor(rows.slot * LayoutTuning.maximumLabelShare)) : 0
    let under = labelHeight > 0 ? pixels.ceiling(LayoutTuning.labelGap) + labelHeight : 0
    iconSide = max(0, min(iconSide, columns.slot, rows.slot - under))
  }
}

extension LayoutMetrics {
  /// The intended side of an icon. It becomes smaller only if the slot is.
  private static func iconSide(in size: Size, _ preferences: Preferences) -> Double {
    let shorter = min(size.width, size.height)
    let wanted =
      switch preferences.grid.iconSize {
      case .automatic: automaticSide(in: size, preferences).clamped(to: LayoutTuning.icons)
      case .fixed(let side): side.clamped(to: LayoutTuning.fixedIcons)
      }
    return min(LayoutTuning.maximumIconShare * shorter, wanted)
  }

  /// About half the width of a slot if the number of columns or rows is chosen, and otherwise a share of the viewport.
  private static func automaticSide(in size: Size, _ preferences: Preferences) -> Double {
    var sides: [Double] = []
    if case .fixed(let columns) = preferences.grid.columns {
      sides.append(size.width / (LayoutTuning.slotWidthRatio * Double(max(1, columns))))
    }
    if case .fixed(let rows) = preferences.grid.rows {
      // The dock needs the room of one more row.
      sides.append(size.height / (LayoutTuning.slotHeightRatio * Double(max(1, rows)) + LayoutTuning.slotHeightRatio))
    }
    return sides.min() ?? LayoutTuning.iconShare * min(size.width, size.height)
  }

  private static func minimumSlot(icon: Double, label: Double, _ preferences: Preferences) -> Size {
    Size(
      width: max(LayoutTuning.minimumSlot, preferences.grid.minimumSlot.width, icon),
      height: max(LayoutTuning.minimumSlot, preferences.grid.minimumSlot.height, icon + LayoutTuning.labelGap + label))
  }

  private static func roomySlot(icon: Double, label: Double, least: Size) -> Size {
    Size(
      width: max(least.width, LayoutTuning.slotWidthRatio * icon),
      height: max(least.height, LayoutTuning.slotHeightRatio * icon, icon + label + 2 * LayoutTuning.labelGap))
  }
}
