import CollectionEngine

extension LayoutMetrics {
  /// The measures of the dots of this many screens. From a certain number on, there is room for the number of the page and the
  /// buttons beside them.
  public func pageDots(count: Int) -> PageDotsMetrics {
    var dots = PageDotsMetrics(frame: regions.dots, pixels: pixels, isRightToLeft: isRightToLeft)
    dots.margin = count >= LayoutTuning.numberedPages ? pageNumberWidth + GridButtonsLayout.widthBesideDots : 0
    dots.slideStep *= roomScale
    return dots
  }
}
