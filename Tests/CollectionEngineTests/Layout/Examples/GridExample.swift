import CollectionEngine

extension FlowLayout {
  /// Items of equal size in lines, which scroll vertically.
  static func gridExample(size: Size, count: Int) -> FlowLayout {
    var metrics = Metrics()
    metrics.section.itemSize = .fixed(Size(width: 20, height: 20))
    metrics.section.minimumInteritemSpacing = 10
    metrics.section.minimumLineSpacing = 10
    metrics.section.inset = Insets(top: 10, left: 10, bottom: 10, right: 10)
    return FlowLayout(viewportSize: size, pixels: PixelGrid(scale: 1), metrics: metrics, itemCounts: [count])
  }
}
