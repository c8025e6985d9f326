import CollectionEngine

extension LayoutMetrics {
  /// The measures of a flow of tiles with pinned headers. Icons have the same size and distance as on the pages.
  var flow: FlowMetrics {
    var flow = FlowMetrics()
    flow.isRightToLeft = isRightToLeft
    flow.pinsHeaders = true
    flow.section.itemSize = .fixed(Size(width: columns.slot, height: rowHeight))
    flow.section.iconSide = iconSide
    flow.section.labelHeight = labelHeight
    flow.section.headerReferenceSize = Size(width: 0, height: pixels.ceiling(LayoutTuning.sectionHeader * roomScale))
    flow.section.inset = Insets(top: 0, left: 0, bottom: LayoutTuning.sectionGap, right: 0)
    return flow
  }

  /// The measures of a library of this width: those of a flow, with a plate behind the items of each section. The
  /// columns divide the width between the margins.
  func library(across width: Double) -> FlowMetrics {
    var library = flow
    let (margin, gap) = (LayoutTuning.backdropMargin, LayoutTuning.sectionGap)
    library.section.inset = Insets(top: margin, left: margin, bottom: margin + gap, right: margin)
    library.section.backdrop = Insets(bottom: gap)
    let column = (pixels.floor(width) - 2 * margin) / Double(libraryColumns(across: width))
    library.section.itemSize = .fixed(Size(width: pixels.floor(max(0, column)), height: rowHeight))
    return library
  }

  /// The number of items in a row of a library of this width. Their distance is about that of the pages.
  func libraryColumns(across width: Double) -> Int {
    max(1, Int(((pixels.floor(width) - 2 * LayoutTuning.backdropMargin) / max(1, columns.slot)).rounded()))
  }

  private var rowHeight: Double {
    min(rows.slot, pixels.ceiling(iconSide + underIcons + LayoutTuning.flowRowGap))
  }
}
