import CollectionEngine

extension LayoutMetrics {
  /// The measures of the dots of this many screens. From a certain number on, there is room for the buttons and the number of the
  /// page beside them, unless the number takes their place.
  public func pageDots(count: Int) -> PageDotsMetrics {
    var dots = PageDotsMetrics(frame: regions.dots, pixels: pixels, isRightToLeft: isRightToLeft)
    if count >= LayoutTuning.numberedPages {
      dots.margin = GridButtonsLayout.widthBesideDots + (replacesDotsByNumber ? 0 : pageNumberWidth)
    }
    dots.slideStep *= roomScale
    return dots
  }

  /// Whether the number of the page takes the place of the dots while it is shown, because the row has no room for both.
  var replacesDotsByNumber: Bool {
    let dots = PageDotsMetrics(frame: regions.dots)
    let room = regions.dots.width - 2 * (GridButtonsLayout.widthBesideDots + pageNumberWidth)
    return room < Double(LayoutTuning.fewestDots) * (dots.diameter + dots.spacing)
  }
}
