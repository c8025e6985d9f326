import CollectionEngine

extension Pane {
  /// The screen that is shown or being turned to, from 0. Freely scrolling content is one screen.
  var screen: Int {
    if case .paged(let pager) = scroller { pager.page } else { 0 }
  }

  var screenCount: Int {
    if case .paged(let pager) = scroller { pager.count } else { 1 }
  }

  /// The screen that is shown, with a fraction while it scrolls.
  func position(at now: Instant) -> Double {
    if case .paged(let pager) = scroller { pager.offset(at: now) } else { 0 }
  }

  /// The content offset at a moment.
  func contentOffset(at now: Instant) -> Point {
    switch scroller {
    case .paged(let pager): contentOffset(ofScreen: pager.offset(at: now))
    case .free(let pair): pair.offset(at: now)
    }
  }

  /// The content offset at which scrolling will rest.
  var restingOffset: Point {
    switch scroller {
    case .paged(let pager): contentOffset(ofScreen: Double(pager.page))
    case .free(let pair): pair.target
    }
  }

  func contentOffset(ofScreen screen: Double) -> Point { paging?.contentOffset(ofScreen: screen) ?? .zero }

  /// The content offset at which the screen of an item is shown. Freely scrolling content has the offset at which it comes to
  /// rest; while a finger holds it, the offset changes in steps.
  func contentOffset(showing index: ItemIndex) -> Point {
    guard let paging else { return isHeld ? restingOffset.rounded(to: Self.heldStep) : restingOffset }
    return contentOffset(ofScreen: Double(paging.screen(of: index) ?? 0))
  }

  /// The steps, in logical pixels. What depends on the position at rest, such as the colour of a label, changes no more often.
  private static let heldStep = 64.0

  /// Where a part of an item is when the content is at rest and its screen is shown; content that scrolls freely shows it
  /// within the frame.
  func restingFrame(of part: Rect, at index: ItemIndex) -> Rect {
    let rest = part.moved(by: .zero - contentOffset(showing: index))
    guard paging == nil else { return rest }
    let bottom = max(frame.minY, frame.maxY - rest.height)
    return Rect(x: rest.minX, y: rest.minY.clamped(to: frame.minY...bottom), width: rest.width, height: rest.height)
  }

  var isHeld: Bool {
    switch scroller {
    case .paged(let pager): pager.isHeld
    case .free(let pair): pair.isHeld
    }
  }

  /// The vertical content offset at which freely scrolling content would be without the rubber band, while a finger holds
  /// it.
  var undampedOffset: Double? {
    if case .free(let pair) = scroller { pair.y.pull } else { nil }
  }

  /// The axes along which a pan scrolls.
  var panAxes: PanAxes {
    guard case .free(let pair) = scroller else { return .horizontal }
    return switch (pair.x.bounds.isScrollable, pair.y.bounds.isScrollable) {
    case (true, true): .both
    case (true, false): .horizontal
    case (false, _): .vertical
    }
  }

  /// Descriptions of the broken invariants; none for a valid pane.
  var violations: [String] {
    switch scroller {
    case .paged(let pager):
      pager.violations + (pager.count == paging?.screenCount ? [] : ["a pager has as many pages as there are screens"])
    case .free(let pair): pair.violations + (paging == nil ? [] : ["a paged layout has a pager"])
    }
  }
}

extension Pane {
  /// Shows a screen without animation.
  mutating func jump(to screen: Int) {
    if case .paged(var pager) = scroller {
      pager.jump(to: screen)
      scroller = .paged(pager)
    }
  }

  /// Ends all scrolling at once: at the resting offset, or at the start of the content.
  mutating func stop(atStart isAtStart: Bool) {
    switch scroller {
    case .paged: jump(to: isAtStart ? 0 : screen)
    case .free(var pair):
      pair.jump(to: isAtStart ? .zero : pair.target)
      scroller = .free(pair)
    }
  }

  /// Turns to a screen, or to the nearest one if there is none of this number. Freely scrolling content, which is one
  /// screen, comes to rest where it is.
  mutating func turn(to screen: Int, on spring: Spring, at now: Instant) {
    switch scroller {
    case .paged(var pager):
      pager.turn(to: screen, on: spring, at: now)
      scroller = .paged(pager)
    case .free: scroll(by: .zero, on: spring, at: now)
    }
  }

  /// Scrolls by a number of screens, which may be negative. In freely scrolling content, a part of the previous view
  /// stays visible.
  mutating func scroll(byScreens screens: Int, on spring: Spring, at now: Instant) {
    guard case .free(let pair) = scroller else { return turn(to: screen + screens, on: spring, at: now) }
    let step = Double(screens) * Self.screenShare
    let isVertical = pair.y.bounds.isScrollable || !pair.x.bounds.isScrollable
    let distance =
      isVertical ? Point(x: 0, y: step * pair.y.bounds.extent) : Point(x: step * pair.x.bounds.extent, y: 0)
    scroll(by: distance, on: spring, at: now)
  }

  /// The share of the frame by which a Page key scrolls (GtkScrolledWindow).
  private static let screenShare = 0.9

  /// Scrolls to the first or the last screen.
  mutating func scroll(toEnd isEnd: Bool, on spring: Spring, at now: Instant) {
    guard case .free(var pair) = scroller else { return turn(to: isEnd ? screenCount - 1 : 0, on: spring, at: now) }
    pair.scroll(to: isEnd ? pair.farthestOffset : .zero, on: spring, at: now)
    scroller = .free(pair)
  }

  /// Scrolls content that is not divided into screens.
  mutating func scroll(by distance: Point, on spring: Spring, at now: Instant) {
    guard case .free(var pair) = scroller else { return }
    pair.scroll(to: pair.target + distance, on: spring, at: now)
    scroller = .free(pair)
  }

  /// Whether a part of an item would be out of view when the content is at rest.
  func needsScrolling(toReveal id: ItemID) -> Bool {
    if let screen = screen(of: id), paging != nil { return screen != self.screen }
    return offset(revealing: id).map { $0 != restingOffset } ?? false
  }

  /// Scrolls by the least distance that shows all of an item.
  mutating func reveal(_ id: ItemID, on spring: Spring, at now: Instant) {
    guard let offset = offset(revealing: id) else { return }
    switch scroller {
    case .paged: turn(to: screen(of: id) ?? screen, on: spring, at: now)
    case .free(var pair):
      pair.scroll(to: offset, on: spring, at: now)
      scroller = .free(pair)
    }
  }

  /// The nearest content offset at which all of an item is visible, not covered by pinned headers; nil if it is not in
  /// this pane.
  func offset(revealing id: ItemID) -> Point? {
    guard let index = index(of: id) else { return nil }
    guard paging == nil else { return screen(of: id).map { contentOffset(ofScreen: Double($0)) } }
    guard let cell = layout.attributes(for: index)?.frame else { return nil }
    let (offset, header) = (restingOffset, headerHeight(ofSection: index.section))
    let room = visible(at: offset).inset(by: Insets(top: header, left: sideMargin, bottom: 0, right: sideMargin))
    return offset
      + Point(
        x: Self.distance(toShow: (cell.minX, cell.maxX), in: (room.minX, room.maxX)),
        y: Self.distance(toShow: (cell.minY, cell.maxY), in: (room.minY, room.maxY)))
  }

  /// The distance by which a range has to move to contain another one, or its start if that one is longer.
  private static func distance(
    toShow other: (start: Double, end: Double), in room: (start: Double, end: Double)
  ) -> Double {
    let isLonger = other.end - other.start > room.end - room.start
    if other.start < room.start || isLonger { return other.start - room.start }
    return max(0, other.end - room.end)
  }

  private func headerHeight(ofSection section: Int) -> Double {
    layout.attributes(for: .header(section: section), in: visible(at: restingOffset))?.frame.height ?? 0
  }
}

extension Pane {
  /// The content offset at which a section's header is at the top, or the last one if the content ends before; nil if the
  /// sections have no headers.
  func contentOffset(showingSection section: Int) -> Point? {
    guard paging == nil, !sections.isEmpty else { return nil }
    return start(ofSection: section.clamped(to: 0...sections.count - 1)).map { start in
      layout.restingOffset(near: Point(x: restingOffset.x, y: start - frame.minY), velocity: .zero)
    }
  }

  /// The section whose header is pinned to the top, or is the first one below it.
  var topSection: Int? {
    let top = frame.minY + restingOffset.y + Self.grain
    return sections.indices.last { start(ofSection: $0).map { $0 <= top } == true } ?? sections.indices.first
  }

  /// The section at the top or, at the end of content that scrolls, the last one, which may not reach the top.
  var presentSection: Int? {
    guard case .free(let pair) = scroller, pair.farthestOffset.y > 0 else { return topSection }
    return restingOffset.y >= pair.farthestOffset.y - Self.grain ? sections.indices.last : topSection
  }

  /// Where the header of a section is if it is not pinned.
  private func start(ofSection section: Int) -> Double? {
    let beforeAll = frame.moved(by: Point(x: 0, y: layout.contentBounds.minY - frame.maxY))
    return layout.attributes(for: .header(section: section), in: beforeAll)?.frame.minY
  }

  /// A difference of less than a logical pixel is due to rounding.
  private static let grain = 1.0
}

extension Pane {
  /// A finger starts to hold the content, even during a movement.
  mutating func hold(at now: Instant) {
    switch scroller {
    case .paged(var pager):
      pager.hold(at: now)
      scroller = .paged(pager)
    case .free(var pair):
      pair.hold(at: now)
      scroller = .free(pair)
    }
  }

  /// The finger moved by a vector in logical pixels, to the right and down.
  mutating func drag(by distance: Point, tuning: GestureTuning, at now: Instant) {
    switch scroller {
    case .paged(var pager):
      pager.drag(by: screens(.zero - distance))
      scroller = .paged(pager)
    case .free(var pair):
      pair.drag(by: .zero - distance, tuning: tuning, at: now)
      scroller = .free(pair)
    }
  }

  /// The finger was lifted at a velocity in logical pixels per second, to the right and down. `turning` decides whether
  /// a screen turns.
  mutating func release(velocity: Point, turning: PageTurning, on spring: Spring, at now: Instant) {
    switch scroller {
    case .paged(var pager):
      pager.release(velocity: screens(.zero - velocity), rule: turnRule(turning), on: spring, at: now)
      scroller = .paged(pager)
    case .free(var pair):
      let end = pair.naturalEnd(velocity: .zero - velocity, on: spring, at: now)
      let target = layout.restingOffset(near: end, velocity: .zero - velocity)
      pair.release(velocity: .zero - velocity, restingAt: target, on: spring, at: now)
      scroller = .free(pair)
    }
  }

  /// Converts a distance in the content to a number of screens.
  private func screens(_ distance: Point) -> Double { paging?.screen(atContentOffset: distance) ?? 0 }

  private func turnRule(_ turning: PageTurning) -> TurnRule {
    let share =
      switch turning.distance {
      case .share(let share): share
      case .length(let length): paging?.screens(across: length) ?? 1
      }
    return TurnRule(share: share, velocity: paging?.screens(across: turning.velocity) ?? 0)
  }
}

/// The thresholds from which the screen turns on release.
struct PageTurning: Equatable, Sendable {
  enum Distance: Equatable, Sendable {
    /// A share of the screen.
    case share(Double)
    /// A length in logical pixels.
    case length(Double)
  }

  /// The projected distance from which the screen turns.
  var distance: Distance
  /// The velocity, in logical pixels per second, from which the screen turns regardless of the distance.
  var velocity: Double
}

extension Pane {
  /// Returns this pane with the scroll position and the expansion of its previous version. `screen` is the new number
  /// of the current screen.
  func continuing(_ old: Pane, from screen: Int? = nil, on spring: Spring, at now: Instant) -> Pane {
    var new = self
    new.expansion = old.expansion
    switch (scroller, old.scroller) {
    case (.paged(let pager), .paged(var continued)):
      continued.renumber(screen ?? continued.page, of: pager.count)
      new.scroller = .paged(continued)
    case (.free(let pair), .free(var continued)):
      continued.resize(to: (pair.x.bounds, pair.y.bounds), on: spring, at: now)
      new.scroller = .free(continued)
    case (.paged, .free), (.free, .paged): break
    }
    return new
  }
}

extension ScrollerPair {
  /// The offset of the end that is farther from zero, along each axis.
  fileprivate var farthestOffset: Point { Point(x: x.bounds.farthest, y: y.bounds.farthest) }
}

extension ScrollBounds {
  fileprivate var farthest: Double { -range.lowerBound > range.upperBound ? range.lowerBound : range.upperBound }
}

extension Point {
  fileprivate func rounded(to step: Double) -> Point {
    Point(x: (x / step).rounded() * step, y: (y / step).rounded() * step)
  }
}
