/// The measures of page dots, in logical pixels.
public struct PageDotsMetrics: Equatable, Sendable {
  /// The room of the dots in the viewport: dots do not scroll. A dot's touch target is as high.
  public var frame: Rect
  /// The device pixels that the dots are aligned to.
  public var pixels: PixelGrid
  /// Whether the layout is mirrored, for scripts that run from right to left.
  public var isRightToLeft: Bool
  /// The width at both ends of the room that no dot takes.
  public var margin = 0.0
  /// The diameter of a dot.
  public var diameter = 7.0
  /// The distance between two dots.
  public var spacing = 10.0
  /// The number of pages from which the dots shrink and only a range around the current page is shown (by eye).
  public var manyPages = 15
  /// The number of dots in that range (by eye).
  public var rangeLength = 11
  /// The largest distance by which a finger slides from one page to the next if not all pages have a dot (by eye). It is
  /// smaller if the room is too small for all pages.
  public var slideStep = 8.0

  /// Creates the standard measures for dots in the middle of a rectangle.
  public init(frame: Rect, pixels: PixelGrid = PixelGrid(scale: 1), isRightToLeft: Bool = false) {
    (self.frame, self.pixels, self.isRightToLeft) = (frame, pixels, isRightToLeft)
  }

  /// The measures with a finite rectangle and valid lengths.
  var bounded: PageDotsMetrics {
    var metrics = self
    metrics.frame = Rect(origin: frame.origin.bounded, size: frame.size.boundedLengths)
    (metrics.margin, metrics.diameter) = (margin.boundedLength, diameter.boundedLength)
    (metrics.spacing, metrics.slideStep) = (spacing.boundedLength, slideStep.boundedLength)
    return metrics
  }

  /// The distance between the centres of two dots.
  var pitch: Double { diameter + spacing }
}
