/// Converts between content and flow coordinates. In flow coordinates, lines always run from left to right and follow
/// each other downwards: the content is transposed if it scrolls horizontally, and mirrored if the script runs from
/// right to left.
struct FlowAxes: Equatable, Sendable {
  let isTransposed: Bool
  let isMirrored: Bool
  /// The origin of the content, on a whole device pixel. It is the origin of flow coordinates.
  let origin: Point
  /// The size of the viewport, rounded down to whole device pixels, in content coordinates.
  let viewportSize: Size
  let pixels: PixelGrid

  init(origin: Point, viewportSize: Size, pixels: PixelGrid, metrics: FlowMetrics) {
    let origin = origin.bounded
    self.origin = Point(x: pixels.nearest(origin.x), y: pixels.nearest(origin.y))
    self.viewportSize = Size(
      width: pixels.floor(viewportSize.width.boundedLength),
      height: pixels.floor(viewportSize.height.boundedLength))
    self.pixels = pixels
    isTransposed = metrics.scrollDirection == .horizontal
    isMirrored = metrics.isRightToLeft
  }

  /// The length of a line with its section insets.
  var lineLength: Double { isTransposed ? viewportSize.height : viewportSize.width }
  /// The length of the viewport in the scroll direction.
  var viewportLength: Double { isTransposed ? viewportSize.width : viewportSize.height }
  /// One device pixel.
  var pixel: Double { 1 / pixels.scale }

  func content(_ rect: Rect) -> Rect { mirrored(isTransposed ? rect.transposed : rect).moved(by: origin) }

  func flow(_ rect: Rect) -> Rect {
    let rect = mirrored(rect.moved(by: .zero - origin))
    return isTransposed ? rect.transposed : rect
  }

  func flow(_ point: Point) -> Point { flow(Rect(origin: point, size: .zero)).origin }

  func flow(_ size: Size) -> Size { isTransposed ? Size(width: size.height, height: size.width) : size }

  /// Mirroring is part of the conversion of rectangles, so that left insets need not be exchanged with right ones.
  func flow(_ insets: Insets) -> Insets {
    isTransposed
      ? Insets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom) : insets
  }

  /// A length within the limits, rounded down to whole device pixels.
  func length(_ length: Double) -> Double { pixels.floor(length.boundedLength) }

  /// A minimum distance within the limits, rounded up to whole device pixels, so that it is never undercut.
  func spacing(_ length: Double) -> Double { pixels.ceiling(length.boundedLength) }

  func lengths(_ insets: Insets) -> Insets {
    let insets = flow(insets)
    return Insets(
      top: length(insets.top), left: length(insets.left), bottom: length(insets.bottom), right: length(insets.right))
  }

  private func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(x: viewportSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Rect {
  fileprivate var transposed: Rect { Rect(x: minY, y: minX, width: height, height: width) }
}
