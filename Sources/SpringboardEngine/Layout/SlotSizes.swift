import CollectionEngine

/// The sizes that icons, labels and slots should have in a viewport, before it is divided into slots.
struct SlotSizes {
  /// The side of an icon. It becomes smaller only if the slot is.
  let iconSide: Double
  let label: LabelMetrics
  private let preferences: Preferences.Grid
  /// Larger text needs wider slots and, for its second line, higher ones.
  private let minimumSlot: Size
  private let pixels: PixelGrid
  /// The ratio of the side of a square slot to the icon's.
  private let ratio: Double

  /// Computes the sizes for the viewport without its insets.
  init(safe: Size, preferences: Preferences, pixels: PixelGrid) {
    iconSide = pixels.floor(Self.iconSide(in: safe, preferences.configured.grid, preferences.session.iconZoom.factor))
    label = LabelMetrics(preferences.configured.labels, iconSide: iconSide, textScale: preferences.session.textScale)
    (self.preferences, self.pixels) = (preferences.configured.grid, pixels)
    let (least, scale) = (preferences.configured.grid.minimumSlot, max(1, preferences.session.textScale))
    minimumSlot = Size(width: least.width * scale, height: least.height * scale)
    let dense = LayoutTuning.denseViewports
    let share = (min(safe.width, safe.height) - dense.lowerBound) / (dense.upperBound - dense.lowerBound)
    ratio = interpolate(
      LayoutTuning.slotRatios.lowerBound, LayoutTuning.slotRatios.upperBound, share.clamped(to: 0...1))
  }

  /// The height of one line of a label; 0 without labels.
  var lineHeight: Double { label.lines > 0 ? label.lineHeight : 0 }

  /// Divides the width of the grid.
  func columns(of grid: Size) -> SlotDivision {
    let minimum = max(LayoutTuning.minimumSlot, minimumSlot.width, iconSide)
    if case .fixed(let spacing) = preferences.spacing {
      return division(exactly: max(minimum, iconSide + length(spacing.width)), preferences.columns)
    }
    let preferred = ratio * iconSide * aspect(of: grid).squareRoot()
    return division(minimum, max(minimum, preferred), preferences.columns)
  }

  /// Divides the height of the grid.
  func rows(of grid: Size) -> SlotDivision {
    let minimum = max(LayoutTuning.minimumSlot, minimumSlot.height, iconSide + under(lineHeight))
    if case .fixed(let spacing) = preferences.spacing {
      return division(exactly: max(minimum, iconSide + under(label.height) + length(spacing.height)), preferences.rows)
    }
    let preferred = ratio * iconSide / aspect(of: grid).squareRoot()
    return division(minimum, max(minimum, preferred), preferences.rows)
  }

  private func division(_ minimum: Double, _ preferred: Double, _ count: SlotDivision.Count) -> SlotDivision {
    SlotDivision(minimum: minimum, preferred: preferred, count: count, distribution: distribution)
  }

  private var distribution: SlotDivision.Distribution {
    switch preferences.distribution {
    case .fill: .fill
    case .spread: .spread
    }
  }

  private func division(exactly extent: Double, _ count: SlotDivision.Count) -> SlotDivision {
    SlotDivision(minimum: extent, preferred: extent, count: count, distribution: .center)
  }

  private func under(_ label: Double) -> Double {
    label > 0 ? pixels.ceiling(CellTuning.labelGap) + pixels.ceiling(label) : 0
  }

  private func length(_ length: Double) -> Double {
    pixels.nearest(length.clamped(to: 0...LayoutTuning.maximumSpacing))
  }

  /// The ratio of a slot's width to its height.
  private func aspect(of grid: Size) -> Double {
    cubeRoot(grid.width / max(1, grid.height)).clamped(to: LayoutTuning.slotAspects)
  }
}

extension SlotSizes {
  private static func iconSide(in size: Size, _ preferences: Preferences.Grid, _ zoom: Double) -> Double {
    let shorter = min(size.width, size.height)
    let wanted =
      switch preferences.iconSize {
      case .automatic:
        (zoom * automaticSide(in: size, preferences).clamped(to: LayoutTuning.icons)).clamped(to: LayoutTuning.icons)
      case .fixed(let side): (zoom * side).clamped(to: LayoutTuning.fixedIcons)
      }
    return min(LayoutTuning.maximumIconShare * shorter, wanted)
  }

  /// About half the width of a slot if the number of columns or rows is chosen; otherwise it follows the viewport.
  private static func automaticSide(in size: Size, _ preferences: Preferences.Grid) -> Double {
    let ratios = LayoutTuning.fixedSlotRatios
    var sides: [Double] = []
    if case .fixed(let columns) = preferences.columns {
      sides.append(size.width / (ratios.width * Double(max(1, columns))))
    }
    if case .fixed(let rows) = preferences.rows {
      let around = LayoutTuning.fixedSlotSurroundings
      sides.append(size.height / (ratios.height * Double(max(1, rows)) + around))
    }
    return sides.min() ?? automaticSide(in: size)
  }

  private static func automaticSide(in size: Size) -> Double {
    let side = LayoutTuning.baseIcon + LayoutTuning.iconGrowth * min(size.width, size.height)
    return (side / LayoutTuning.iconStep).rounded() * LayoutTuning.iconStep
  }
}
