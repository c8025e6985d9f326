import CollectionEngine

/// Scrolls the content of a pane: by screens if the layout is divided into screens, and freely otherwise.
enum PaneScroller: Equatable, Sendable {
  case paged(Pager), free(ScrollerPair)

  /// Scrolls freely over the bounds of a layout, in the frame of its pane.
  init(freelyOver content: Rect, in frame: Rect) {
    self = .free(ScrollerPair(freelyOver: content, in: frame))
  }

  func isSettled(at now: Instant) -> Bool {
    switch self {
    case .paged(let pager): pager.isSettled(at: now)
    case .free(let pair): pair.isSettled(at: now)
    }
  }
}

extension ScrollerPair {
  /// Scrolls freely over content in a frame.
  init(freelyOver content: Rect, in frame: Rect) {
    let x = ScrollBounds(
      from: content.minX - frame.minX, to: content.maxX - frame.maxX, extent: frame.width)
    let y = ScrollBounds(
      from: content.minY - frame.minY, to: content.maxY - frame.maxY, extent: frame.height)
    self.init(x: Scroller(0, in: x, grain: Self.grain), y: Scroller(0, in: y, grain: Self.grain))
  }

  /// A difference of a tenth of a logical pixel cannot be seen.
  private static let grain = 0.1
}

extension ScrollBounds {
  /// Offset zero always shows the start, even if the content is shorter than the viewport.
  fileprivate init(from first: Double, to last: Double, extent: Double) {
    self.init(range: min(0, first)...max(0, last), extent: max(1, extent))
  }
}
