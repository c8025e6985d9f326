/// Movements that no finger makes.
extension ScrolledLayout {
  /// Shows a screen without animation.
  public mutating func jump(toScreen screen: Int) {
    guard case .paged(var pager) = mode else { return }
    pager.jump(to: screen)
    mode = .paged(pager)
  }

  /// Ends all scrolling at once: at the resting offset, or at the start of the content.
  public mutating func stop(atStart isAtStart: Bool = false) {
    switch mode {
    case .paged: jump(toScreen: isAtStart ? 0 : screen)
    case .free(var pair):
      pair.jump(to: isAtStart ? .zero : pair.target)
      mode = .free(pair)
    }
  }

  /// Turns to a screen, or to the nearest one if there is none of this number. Freely scrolling content, which is one
  /// screen, comes to rest where it is.
  public mutating func turn(toScreen screen: Int, on spring: Spring, at now: Instant) {
    switch mode {
    case .paged(var pager):
      pager.turn(to: screen, on: spring, at: now)
      mode = .paged(pager)
    case .free: scroll(by: .zero, on: spring, at: now)
    }
  }

  /// Scrolls by a number of screens, which may be negative. In freely scrolling content, a part of the previous view
  /// stays visible.
  public mutating func scroll(byScreens screens: Int, on spring: Spring, at now: Instant) {
    guard case .free(let pair) = mode else { return turn(toScreen: screen + screens, on: spring, at: now) }
    let step = Double(screens) * Self.screenShare
    let isVertical = pair.y.bounds.isScrollable || !pair.x.bounds.isScrollable
    let distance =
      isVertical ? Point(x: 0, y: step * pair.y.bounds.extent) : Point(x: step * pair.x.bounds.extent, y: 0)
    scroll(by: distance, on: spring, at: now)
  }

  /// The share of the frame by which a Page key scrolls (GtkScrolledWindow).
  private static let screenShare = 0.9

  /// Scrolls to the first or the last screen, or to the start or the end of the content.
  public mutating func scroll(toEnd isEnd: Bool, on spring: Spring, at now: Instant) {
    guard case .free(let pair) = mode else { return turn(toScreen: isEnd ? screenCount - 1 : 0, on: spring, at: now) }
    scroll(to: isEnd ? pair.farthestOffset : .zero, on: spring, at: now)
  }

  /// Scrolls content that is not divided into screens.
  public mutating func scroll(by distance: Point, on spring: Spring, at now: Instant) {
    guard case .free(let pair) = mode else { return }
    scroll(to: pair.target + distance, on: spring, at: now)
  }

  /// Scrolls to a content offset, or as near to it as the content allows; to the nearest screen, if there are screens.
  public mutating func scroll(to offset: Point, on spring: Spring, at now: Instant) {
    switch mode {
    case .paged: turn(toScreen: screen(near: offset), on: spring, at: now)
    case .free(var pair):
      pair.scroll(to: offset, on: spring, at: now)
      mode = .free(pair)
    }
  }

  /// Shows a content offset without animation, or the nearest one.
  public mutating func jump(to offset: Point) {
    switch mode {
    case .paged: jump(toScreen: screen(near: offset))
    case .free(var pair):
      pair.jump(to: offset)
      mode = .free(pair)
    }
  }

  /// Returns this layout scrolled as another one was, and moving as it did. `screen` is the new number of the screen that was
  /// current, and freely scrolling content has moved by `distance`, in logical pixels. If only one of the two has screens, this
  /// one stays where it is.
  public func continuing(
    _ old: ScrolledLayout, from screen: Int? = nil, shiftedBy distance: Point = .zero, on spring: Spring,
    at now: Instant
  ) -> ScrolledLayout {
    var new = self
    switch (mode, old.mode) {
    case (.paged(let pager), .paged(var continued)):
      continued.renumber(screen ?? continued.page, of: pager.count)
      new.mode = .paged(continued)
    case (.free(let pair), .free(var continued)):
      continued.resize(to: (pair.x.bounds, pair.y.bounds), shiftedBy: distance, on: spring, at: now)
      new.mode = .free(continued)
    case (.paged, .free), (.free, .paged): break
    }
    return new
  }
}
