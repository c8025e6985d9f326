import CollectionEngine

extension FlowLayout {
  /// Cells of 20 × 10 without spacing, in a viewport of 100 × 60 at scale 1. `change` can change that.
  static func small(
    _ itemCounts: [Int], size: Size = Size(width: 100, height: 60), scale: Double = 1,
    _ change: (inout Metrics) -> Void = { _ in }
  ) -> FlowLayout {
    var metrics = Metrics()
    metrics.section.itemSize = .fixed(Size(width: 20, height: 10))
    change(&metrics)
    return FlowLayout(
      viewportSize: size, pixels: PixelGrid(scale: scale), metrics: metrics, itemCounts: itemCounts)
  }

  func frame(_ section: Int, _ item: Int) -> Rect? { attributes(for: ItemIndex(section: section, item: item))?.frame }

  /// Every element, requested one by one.
  func elements(in visible: Rect) -> [LayoutAttributes] {
    let sections = itemCounts.indices.flatMap { section in
      let lines = (0..<itemCounts[section]).map {
        LayoutElement.decoration(.shelf, ItemIndex(section: section, item: $0))
      }
      let backdrop = LayoutElement.decoration(.backdrop, ItemIndex(section: section, item: 0))
      let cells = (0..<itemCounts[section]).map { LayoutElement.cell(ItemIndex(section: section, item: $0)) }
      let others = [LayoutElement.header(section: section), .footer(section: section), backdrop]
      return (others + lines + cells).compactMap { attributes(for: $0, in: visible) }
    }
    return [attributes(for: .collectionHeader, in: visible)].compactMap(\.self) + sections
      + [attributes(for: .collectionFooter, in: visible)].compactMap(\.self)
  }
}
