/// A layout in its frame, and how far it is scrolled: by screens if the layout is divided into screens, and freely otherwise.
///
/// All that scrolls items is made of it: a collection, and each pane of a springboard. It is a value, and time is an argument.
public struct ScrolledLayout: Sendable {
  /// The layout of the content.
  public let layout: any CollectionLayout
  /// The layout if it is divided into screens; nil otherwise.
  public let paging: (any PagedLayout)?
  /// The part of the viewport that shows the content. At content offset zero, content and viewport have the same
  /// coordinates.
  public let frame: Rect
  /// The distances from the edges of the frame that an item keeps when it is scrolled into view, in logical pixels.
  public var margins = Insets.zero
  var mode: Mode

  enum Mode: Equatable, Sendable {
    case paged(Pager), free(ScrollerPair)
  }

  /// Shows the first screen, or the start of the content.
  public init(_ layout: any CollectionLayout, in frame: Rect) {
    (self.layout, self.frame, paging) = (layout, frame, layout.paging)
    mode =
      paging.map { .paged(Pager(count: $0.screenCount)) }
      ?? .free(ScrollerPair(freelyOver: layout.contentBounds, in: frame))
  }

  /// Shows content that rests at one offset only.
  init(_ layout: any CollectionLayout, in frame: Rect, fixedAt offset: Point) {
    (self.layout, self.frame, paging) = (layout, frame, nil)
    mode = .free(ScrollerPair(fixedAt: offset, in: frame))
  }
}

/// Where it is.
extension ScrolledLayout {
  /// The visible part of the content at a content offset.
  public func visible(at offset: Point) -> Rect { frame.moved(by: offset) }

  /// The screen that is shown or being turned to, from 0. Freely scrolling content is one screen.
  public var screen: Int {
    if case .paged(let pager) = mode { pager.page } else { 0 }
  }

  /// The number of screens; 1 for freely scrolling content.
  public var screenCount: Int {
    if case .paged(let pager) = mode { pager.count } else { 1 }
  }

  /// The screen that is shown, with a fraction while it scrolls.
  public func position(at now: Instant) -> Double {
    if case .paged(let pager) = mode { pager.offset(at: now) } else { 0 }
  }

  /// The content offset at a moment.
  public func contentOffset(at now: Instant) -> Point {
    switch mode {
    case .paged(let pager): contentOffset(ofScreen: pager.offset(at: now))
    case .free(let pair): pair.offset(at: now)
    }
  }

  /// The content offset at which scrolling will rest.
  public var restingOffset: Point {
    switch mode {
    case .paged(let pager): contentOffset(ofScreen: Double(pager.page))
    case .free(let pair): pair.target
    }
  }

  /// The content offset at which a screen is shown; zero for freely scrolling content.
  public func contentOffset(ofScreen screen: Double) -> Point { paging?.contentOffset(ofScreen: screen) ?? .zero }

  /// The velocity of the content offset, in logical pixels per second.
  public func velocity(at now: Instant) -> Point {
    switch mode {
    case .paged(let pager): contentOffset(ofScreen: pager.velocity(at: now)) - contentOffset(ofScreen: 0)
    case .free(let pair): pair.velocity(at: now)
    }
  }

  /// Whether a finger holds the content.
  public var isHeld: Bool {
    switch mode {
    case .paged(let pager): pager.isHeld
    case .free(let pair): pair.isHeld
    }
  }

  /// Whether nothing moves, and no finger holds the content.
  public func isSettled(at now: Instant) -> Bool {
    switch mode {
    case .paged(let pager): pager.isSettled(at: now)
    case .free(let pair): pair.isSettled(at: now)
    }
  }

  /// The vertical content offset at which freely scrolling content would be without the rubber band, while a finger holds
  /// it.
  public var undampedOffset: Double? {
    if case .free(let pair) = mode { pair.y.pull } else { nil }
  }

  /// Whether it scrolls freely, and not all of its content fits.
  public var scrollsFreely: Bool {
    if case .free(let pair) = mode { pair.x.bounds.isScrollable || pair.y.bounds.isScrollable } else { false }
  }

  /// The axes along which a pan scrolls.
  public var panAxes: PanAxes {
    guard case .free(let pair) = mode else { return .horizontal }
    return switch (pair.x.bounds.isScrollable, pair.y.bounds.isScrollable) {
    case (true, true): .both
    case (true, false): .horizontal
    case (false, _): .vertical
    }
  }

  /// Returns the nearest content offset at which the content can rest.
  public func nearestOffset(to offset: Point) -> Point {
    switch mode {
    case .paged: contentOffset(ofScreen: Double(screen(near: offset)))
    case .free(let pair): Point(x: pair.x.bounds.nearest(offset.x), y: pair.y.bounds.nearest(offset.y))
    }
  }

  func screen(near offset: Point) -> Int {
    Int((paging?.screen(atContentOffset: offset) ?? 0).rounded().clamped(to: 0...Double(screenCount - 1)))
  }

  /// Returns the components of a direction along which there is more content than at rest; the others are zero.
  public func scrollable(_ direction: Point) -> Point {
    switch mode {
    case .free(let pair):
      Point(x: pair.x.scrollable(direction.x), y: pair.y.scrollable(direction.y))
    case .paged(let pager):
      Point(
        x: hasScreen(pager, toward: Point(x: direction.x, y: 0)) ? direction.x : 0,
        y: hasScreen(pager, toward: Point(x: 0, y: direction.y)) ? direction.y : 0)
    }
  }

  private func hasScreen(_ pager: Pager, toward direction: Point) -> Bool {
    let screens = paging?.screen(atContentOffset: direction) ?? 0
    return screens > 0 ? pager.page + 1 < pager.count : screens < 0 && pager.page > 0
  }

  /// Descriptions of broken invariants.
  package var violations: [String] {
    switch mode {
    case .paged(let pager):
      pager.violations + (pager.count == paging?.screenCount ? [] : ["a pager has as many pages as there are screens"])
    case .free(let pair): pair.violations + (paging == nil ? [] : ["a paged layout has a pager"])
    }
  }
}
