/// The measures that grid, dots and dock share: how the viewport is divided, and how large an icon is everywhere on it. An open
/// folder's plate is divided like a small viewport on screen.
public struct LayoutMetrics: Equatable, Sendable {
  public let pixels: PixelGrid
  /// Where the first screen begins, on screen.
  public internal(set) var origin: Point
  /// One screen, in logical pixels; each page of the content begins on a whole device pixel.
  public internal(set) var screen: Size
  public internal(set) var regions: LayoutRegions
  public internal(set) var columns: SlotAxis
  public internal(set) var rows: SlotAxis
  /// An icon's side, in the grid and in the dock.
  public private(set) var iconSide: Double
  /// 0: icons have no labels.
  public private(set) var labelHeight: Double
  public internal(set) var dockCapacity: Int
  public let isRightToLeft: Bool

  public init(viewport: Viewport, preferences: Preferences) {
    let pixels = PixelGrid(scale: viewport.scale)
    let safe = pixels.inside(viewport.safeArea)
    let side = pixels.floor(Self.iconSide(in: safe.size, preferences))
    let label = pixels.ceiling(max(0, min(preferences.labelHeight, safe.height)))
    let regions = LayoutRegions(
      safe: safe, iconSide: side, labelHeight: label, preferences: preferences, pixels: pixels)
    let least = Self.leastSlot(icon: side, label: label, preferences)
    let roomy = Self.roomySlot(icon: side, label: label, least: least)
    columns = SlotAxis(
      start: regions.grid.minX, length: regions.grid.width, least: least.width, roomy: roomy.width,
      count: preferences.columns, distribution: preferences.distribution, pixels: pixels)
    rows = SlotAxis(
      start: regions.grid.minY, length: regions.grid.height, least: least.height, roomy: roomy.height,
      count: preferences.rows, distribution: preferences.distribution, pixels: pixels)
    (self.pixels, self.regions, iconSide, labelHeight) = (pixels, regions, side, label)
    origin = .zero
    screen = Size(width: pixels.ceiling(viewport.extent.width), height: viewport.extent.height)
    dockCapacity = preferences.dockCapacity
    isRightToLeft = preferences.rightToLeft
    fitIcons()
  }

  /// Labels and icons get no larger than their slots let them.
  mutating func fitIcons() {
    let mostLabel = rows.slot < LayoutTuning.leastLabelled ? 0 : pixels.floor(rows.slot * LayoutTuning.mostLabelShare)
    labelHeight = min(labelHeight, mostLabel)
    let under = labelHeight > 0 ? pixels.ceiling(LayoutTuning.labelGap) + labelHeight : 0
    iconSide = max(0, min(iconSide, columns.slot, rows.slot - under))
  }
}

extension LayoutMetrics {
  /// The side an icon should have; it ends up smaller only where its slot is.
  private static func iconSide(in size: Size, _ preferences: Preferences) -> Double {
    let shorter = min(size.width, size.height)
    let wanted =
      switch preferences.iconSize {
      case .automatic: automaticSide(in: size, preferences).clamped(to: LayoutTuning.icons)
      case .fixed(let side): side.clamped(to: LayoutTuning.fixedIcons)
      }
    return min(LayoutTuning.mostIconShare * shorter, wanted)
  }

  /// About half of the slot: of a chosen number of columns or rows, else of as many as look well.
  private static func automaticSide(in size: Size, _ preferences: Preferences) -> Double {
    var sides: [Double] = []
    if case .fixed(let columns) = preferences.columns {
      sides.append(size.width / (LayoutTuning.slotWidthRatio * Double(max(1, columns))))
    }
    if case .fixed(let rows) = preferences.rows {
      // One icon more, with the same room about it, is the dock's.
      sides.append(size.height / (LayoutTuning.slotHeightRatio * Double(max(1, rows)) + LayoutTuning.slotHeightRatio))
    }
    return sides.min() ?? LayoutTuning.iconShare * min(size.width, size.height)
  }

  private static func leastSlot(icon: Double, label: Double, _ preferences: Preferences) -> Size {
    Size(
      width: max(LayoutTuning.leastSlot, preferences.minimumSlot.width, icon),
      height: max(LayoutTuning.leastSlot, preferences.minimumSlot.height, icon + LayoutTuning.labelGap + label))
  }

  private static func roomySlot(icon: Double, label: Double, least: Size) -> Size {
    Size(
      width: max(least.width, LayoutTuning.slotWidthRatio * icon),
      height: max(least.height, LayoutTuning.slotHeightRatio * icon, icon + label + 2 * LayoutTuning.labelGap))
  }
}
