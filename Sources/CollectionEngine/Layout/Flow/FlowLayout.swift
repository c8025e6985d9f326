/// Lines of items in sections, as in UICollectionViewFlowLayout.
///
/// **Sections.** The sections follow each other in the scroll direction. Each one has a header, its items within the
/// section insets, and a footer. A section without items keeps its header, insets and footer. The whole collection may
/// have a header before the first section and a footer after the last one, also without any section.
///
/// **Lines.** A line takes as many items as fit with the minimum inter-item spacing between them, and at least one. It
/// is as thick as its thickest item, and each item is centred across the line. An item that is longer than a line is
/// shortened.
///
/// **Justification.** By default, the remaining room of a line is divided equally between its items, so that the first and the last
/// item touch the section insets. The last line of a section is spaced as if it were filled with copies of its last
/// item: if all items have the same size, they continue the columns above. An item in a line that has room for only one
/// is centred along it.
///
/// **Coordinates.** At content offset zero, the content begins in the upper left corner of the pane. Content that
/// scrolls vertically begins at y = 0. Content that scrolls horizontally begins at x = 0 or, from right to left, at the
/// right edge of the first visible rectangle: it then extends to negative x, and its offsets are negative too. A layout
/// from right to left is mirrored completely, including its insets. All frames are on whole device pixels.
public struct FlowLayout: CollectionLayout {
  /// The measures of a flow layout.
  public typealias Metrics = FlowMetrics
  /// The measures of a section.
  public typealias SectionMetrics = FlowSectionMetrics
  /// The size of the cells of a section.
  public typealias ItemSize = FlowItemSize

  /// The origin of the pane that shows the layout: that of the visible rectangle at content offset zero.
  public let origin: Point
  /// The size of the pane and of the visible rectangle, in logical pixels.
  public let viewportSize: Size
  /// The device pixels that frames are aligned to.
  public let pixels: PixelGrid
  /// The measures of the sections.
  public let metrics: Metrics
  /// The number of items of each section.
  public let itemCounts: [Int]

  let axes: FlowAxes
  /// The lengths of the header and the footer of the collection in the scroll direction.
  let header: Double
  let footer: Double
  let sections: [FlowSection]

  /// Creates the layout of sections with these numbers of items. Lengths are rounded down to whole device pixels, so
  /// that items that exactly divide a line still fit. Counts are limited to 0...2³¹.
  public init(
    origin: Point = .zero, viewportSize: Size, pixels: PixelGrid, metrics: Metrics, itemCounts: [Int]
  ) {
    (self.origin, self.viewportSize) = (origin, viewportSize)
    self.pixels = pixels
    self.metrics = metrics
    self.itemCounts = itemCounts.map { $0.clamped(to: 0...1 << 31) }
    let axes = FlowAxes(origin: origin, viewportSize: viewportSize, pixels: pixels, metrics: metrics)
    header = axes.length(axes.flow(metrics.headerSize).height)
    footer = axes.length(axes.flow(metrics.footerSize).height)
    var end = header
    let shared = FlowSectionMeasures(metrics.section, axes: axes)
    sections = self.itemCounts.enumerated().map { number, count in
      let measures = metrics.sections[number].map { FlowSectionMeasures($0, axes: axes) } ?? shared
      let section = FlowSection(start: end, count: count, measures)
      end = section.end
      return section
    }
    self.axes = axes
  }

  /// All sections, and the header and the footer of the collection. Content that is shorter than the viewport does not fill it.
  public var contentBounds: Rect {
    axes.content(Rect(x: 0, y: 0, width: axes.lineLength, height: flowLength))
  }

  /// Returns the nearest offset on a whole device pixel at which the viewport is filled with content, or shows its
  /// start. The layout scrolls freely.
  public func restingOffset(near offset: Point, velocity: Point) -> Point {
    let visible = axes.flow(Rect(origin: offset.bounded + axes.origin, size: axes.viewportSize))
    let range = 0...max(0, flowLength - axes.viewportLength)
    let resting = Rect(
      x: 0, y: pixels.nearest(visible.minY).clamped(to: range), width: visible.width, height: visible.height)
    return axes.content(resting).origin - axes.origin
  }

  /// The length of the content in the scroll direction.
  var flowLength: Double { sectionsEnd + footer }

  /// Where the last section ends, in the scroll direction.
  var sectionsEnd: Double { sections.last?.end ?? header }

  func contains(_ index: ItemIndex) -> Bool {
    itemCounts.indices.contains(index.section) && (0..<itemCounts[index.section]).contains(index.item)
  }
}

extension FlowLayout: Equatable {
  /// Compares the properties that determine all others.
  public static func == (a: FlowLayout, b: FlowLayout) -> Bool {
    a.origin == b.origin && a.viewportSize == b.viewportSize && a.pixels == b.pixels
      && a.itemCounts == b.itemCounts && a.metrics == b.metrics
  }
}
