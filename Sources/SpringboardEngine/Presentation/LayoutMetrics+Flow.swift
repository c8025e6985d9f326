extension LayoutMetrics {
  /// The measures of a flow of tiles with pinned headers. Icons have the same size and distance as on the pages.
  var flow: FlowMetrics {
    var flow = FlowMetrics()
    flow.isRightToLeft = isRightToLeft
    flow.pinsHeaders = true
    flow.section.itemSize = .fixed(Size(width: columns.slot, height: rowHeight))
    flow.section.iconSide = iconSide
    flow.section.labelHeight = labelHeight
    flow.section.headerReferenceSize = Size(width: 0, height: LayoutTuning.sectionHeader)
    flow.section.inset = Insets(top: 0, left: 0, bottom: LayoutTuning.sectionGap, right: 0)
    return flow
  }

  private var rowHeight: Double {
    min(rows.slot, pixels.ceiling(iconSide + underIcons + LayoutTuning.flowRowGap))
  }
}
