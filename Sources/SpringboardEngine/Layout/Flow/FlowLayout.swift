/// Lines of items in sections, as UICollectionViewFlowLayout arranges them.
///
/// **Sections.** The sections follow each other in the scroll direction. Each has a header, its items between the
/// section's insets, and a footer. A section without items keeps its header, its insets and its footer.
///
/// **Lines.** A line takes items as long as they fit with the minimum inter-item spacing between them, and at least
/// one. It is as thick as its thickest item, and each item is centred across the line. An item that is longer than a
/// line is shortened.
///
/// **Justification.** The room that is left in a line is divided equally between its items, so that the first and the
/// last item touch the section's insets. The last line of a section is spaced as if it were filled up with copies of
/// its last item: where all items have the same size, its items continue the columns of the lines above. The item of a
/// line that has room for only one is centred along it.
///
/// **Coordinates.** At the content offset zero, the content begins in the upper left corner of the pane.
/// Content that scrolls vertically begins at y = 0. Content that scrolls horizontally begins at x = 0, or, from right
/// to left, at the right edge of the first visible rectangle: it then extends to negative x, and its offsets are
/// negative too. A layout from right to left mirrors the whole layout, insets included. All frames are on whole device
/// pixels.
public struct FlowLayout: CollectionLayout {
  /// Where the pane that shows the layout begins: the origin of the visible rectangle at the content offset zero.
  public let origin: Point
  /// The size of the pane, and so of the visible rectangle.
  public let viewportSize: Size
  /// The device pixels that frames are aligned to.
  public let pixels: PixelGrid
  /// The measures that the layout was made with.
  public let metrics: Metrics
  /// The number of items of each section.
  public let itemCounts: [Int]

  let axes: FlowAxes
  let sections: [FlowSection]

  /// Lengths that are not on whole device pixels are rounded down, so that items that divide a line still fit.
  public init(
    origin: Point = .zero, viewportSize: Size, pixels: PixelGrid, metrics: Metrics, itemCounts: [Int]
  ) {
    (self.origin, self.viewportSize) = (origin, viewportSize)
    self.pixels = pixels
    self.metrics = metrics
    self.itemCounts = itemCounts.map { max(0, $0) }
    let axes = FlowAxes(origin: origin, viewportSize: viewportSize, pixels: pixels, metrics: metrics)
    var end = 0.0
    sections = self.itemCounts.enumerated().map { number, count in
      let section = FlowSection(start: end, count: count, metrics: metrics[number], axes: axes)
      end = section.end
      return section
    }
    self.axes = axes
  }

  /// All sections. Content that is shorter than the viewport does not fill it.
  public var contentBounds: Rect {
    axes.content(Rect(x: 0, y: 0, width: axes.lineLength, height: flowLength))
  }

  /// Scrolls freely: every offset on a whole device pixel at which the viewport is filled with content, or shows its
  /// start.
  public func restingOffset(near offset: Point, velocity: Point) -> Point {
    let visible = axes.flow(Rect(origin: offset + axes.origin, size: axes.viewportSize))
    let range = 0...max(0, flowLength - axes.viewportLength)
    let resting = Rect(
      x: 0, y: pixels.nearest(visible.minY).clamped(to: range), width: visible.width, height: visible.height)
    return axes.content(resting).origin - axes.origin
  }

  /// The length of the content in the scroll direction.
  var flowLength: Double { sections.last?.end ?? 0 }

  func contains(_ index: IndexPath) -> Bool {
    itemCounts.indices.contains(index.section) && (0..<itemCounts[index.section]).contains(index.item)
  }
}

extension FlowLayout: Equatable {
  /// Everything else follows from these.
  public static func == (a: FlowLayout, b: FlowLayout) -> Bool {
    a.origin == b.origin && a.viewportSize == b.viewportSize && a.pixels == b.pixels
      && a.itemCounts == b.itemCounts && a.metrics == b.metrics
  }
}
