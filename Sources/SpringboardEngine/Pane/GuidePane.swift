import CollectionEngine

/// The programme guide on its screen beside the pages: its contents, their layout, and how far it is scrolled. The content offset
/// and what is visible are in the coordinates of its frame.
struct GuidePane: Sendable {
  let content: GuideContent
  /// The part of the viewport that shows the guide when its screen is shown.
  let frame: Rect
  private(set) var layout: TimelineLayout
  /// How far the layout is scrolled.
  private(set) var scrolled: ScrolledLayout
  /// Whether it shows the current time wherever that is, because nobody has scrolled along time.
  private(set) var followsCurrentTime = true
  /// The time at which arrow keys move from row to row, in seconds since the beginning of 1970; nil for the start of the focused
  /// programme.
  var focusTime: Double?
  /// The pinch that changes the width of an hour.
  var pinch: GuidePinch?

  /// `currentTime` is in seconds since the beginning of 1970, or nil if the time is not known yet.
  init(
    _ content: GuideContent, currentTime: Double?, frame: Rect, metrics: TimelineMetrics, pixels: PixelGrid
  ) {
    (self.content, self.frame) = (content, frame)
    layout = TimelineLayout(
      content.rows, time: content.time ?? 0..<1, marks: content.marks(everyMinutes: metrics.minutesPerMark),
      currentTime: currentTime, metrics: metrics, viewportSize: frame.size, pixels: pixels)
    scrolled = ScrolledLayout(layout, in: Rect(origin: .zero, size: frame.size))
    jumpToCurrentTime()
  }

  /// Where the cells are: the frame without the hours and the headers of the rows.
  var cellArea: Rect {
    let (metrics, width) = (layout.metrics, min(layout.metrics.headerWidth, frame.width))
    return frame.inset(
      by: Insets(
        top: min(metrics.headerHeight, frame.height), left: metrics.isRightToLeft ? 0 : width, bottom: 0,
        right: metrics.isRightToLeft ? width : 0))
  }

  /// Whether a finger holds it.
  var isHeld: Bool { scrolled.isHeld }
}

/// Time.
extension GuidePane {
  /// The share of the width before the current time, when the guide shows it (by eye).
  private static let currentTimeShare = 0.2

  /// The moment at a horizontal distance from the left edge of the frame.
  func moment(atFrameX x: Double, at now: Instant) -> Double {
    layout.moment(atContentX: scrolled.contentOffset(at: now).x + x)
  }

  /// The content offset that shows a moment at a share of the width of the cells; the rows stay.
  func contentOffset(showing moment: Double, atShare share: Double = currentTimeShare) -> Point {
    Point(
      x: layout.contentOffsetX(showing: moment, afterCellStart: cellArea.width * share), y: scrolled.restingOffset.y)
  }

  /// The content offset that shows a moment where another one would be.
  func contentOffset(showing moment: Double, insteadOf other: Double) -> Point {
    scrolled.restingOffset + Point(x: layout.contentX(of: moment) - layout.contentX(of: other), y: 0)
  }

  /// The first visible moment.
  func firstMoment(at now: Instant) -> Double { firstMoment(atOffset: scrolled.contentOffset(at: now)) }

  /// The first moment that is visible at a content offset.
  func firstMoment(atOffset offset: Point) -> Double {
    let width = layout.metrics.headerWidth
    return layout.moment(atContentX: offset.x + (layout.metrics.isRightToLeft ? frame.width - width : width))
  }

  /// The time that is visible when the content is at rest, or as much time after a moment that is not visible.
  func time(around moment: Double) -> Range<Double> {
    let first = isVisible(moment) ? firstMoment(atOffset: scrolled.restingOffset) : moment
    return first..<first + max(1, cellArea.width * 3600 / layout.metrics.hourWidth)
  }

  /// Whether a moment is visible when the content is at rest.
  func isVisible(_ moment: Double) -> Bool {
    (0...max(0, cellArea.width)).contains(layout.distance(of: moment, at: scrolled.restingOffset))
  }

  /// Marks another moment as the current time.
  mutating func setCurrentTime(_ time: Double, at now: Instant) {
    guard time != layout.currentTime else { return }
    layout = layout.marking(time)
    scrolled = ScrolledLayout(layout, in: scrolled.frame).continuing(scrolled, on: .immediate, at: now)
    if followsCurrentTime, !isHeld { jumpToCurrentTime() }
  }

  private mutating func jumpToCurrentTime() {
    guard let time = layout.currentTime else { return }
    scrolled.jump(to: rest(near: contentOffset(showing: time)))
  }

  /// Whether it is as it was first shown.
  var isReset: Bool {
    followsCurrentTime && scrolled.restingOffset.y == 0 && layout.metrics.hourWidth == TimelineMetrics().hourWidth
  }

  /// Shows the current time, and the first rows with `fromTop`.
  mutating func scrollToCurrentTime(fromTop isFromTop: Bool = false, on spring: Spring, at now: Instant) {
    followsCurrentTime = true
    guard let time = layout.currentTime else { return }
    var offset = contentOffset(showing: time)
    if isFromTop { offset.y = 0 }
    scrolled.scroll(to: rest(near: offset), on: spring, at: now)
  }
}

/// Scrolling. A resting offset shows whole rows.
extension GuidePane {
  /// The number of rows by which a Page key moves the focus: those that are visible, less one.
  var pageStep: Int { max(1, Int(cellArea.height / layout.metrics.rowPitch) - 1) }

  mutating func scroll(by distance: Point, on spring: Spring, at now: Instant) {
    if distance.x != 0 { followsCurrentTime = false }
    scrolled.scroll(to: rest(near: scrolled.restingOffset + distance), on: spring, at: now)
  }

  mutating func scroll(to offset: Point, on spring: Spring, at now: Instant) {
    if offset.x != scrolled.restingOffset.x { followsCurrentTime = false }
    scrolled.scroll(to: rest(near: offset), on: spring, at: now)
  }

  private func rest(near offset: Point) -> Point { layout.restingOffset(near: offset, velocity: .zero) }

  /// Adopts what a finger has scrolled. One that scrolls along time leaves the current time.
  mutating func follow(_ scrolled: ScrolledLayout) {
    if scrolled.isHeld, scrolled.restingOffset.x != self.scrolled.restingOffset.x { followsCurrentTime = false }
    self.scrolled = scrolled
  }

  /// Whether the content is farther from its resting offset than a distance in logical pixels.
  func isMoving(by slop: Double, at now: Instant) -> Bool {
    scrolled.contentOffset(at: now).distance(to: scrolled.restingOffset) > slop
  }

  /// Whether a finger that moves in a direction, positive to the right, could scroll along time.
  func canScroll(towards dx: Double) -> Bool {
    scrolled.nearestOffset(to: scrolled.restingOffset - Point(x: dx > 0 ? 1 : -1, y: 0)) != scrolled.restingOffset
  }

  /// Scrolls by the least distance that shows a row, and a moment in it.
  mutating func reveal(row: Int, _ moment: Double, on spring: Spring, at now: Instant) {
    var offset = scrolled.restingOffset
    let (top, pitch, room) = (Double(row) * layout.metrics.rowPitch, layout.metrics.rowPitch, cellArea.height)
    offset.y = offset.y.clamped(to: min(top, max(0, top + pitch - room))...max(0, top))
    let distance = layout.distance(of: moment, at: offset)
    let width = cellArea.width
    if distance < 0 { offset.x = contentOffset(showing: moment, atShare: 0).x }
    if distance > width * Self.revealedShare { offset.x = contentOffset(showing: moment, atShare: 0.5).x }
    if offset != scrolled.restingOffset { scroll(to: offset, on: spring, at: now) }
  }

  /// The share of the width within which the start of a focused cell is (by eye).
  private static let revealedShare = 0.9
}

/// The width of an hour.
extension GuidePane {
  /// Changes the width of an hour, and keeps a moment at a horizontal distance from the left edge of the frame.
  mutating func zoom(
    toHourWidth width: Double, keeping moment: Double, atFrameX x: Double, tuning: GestureTuning, at now: Instant
  ) {
    var metrics = layout.metrics
    metrics.hourWidth = width
    let offset = scrolled.restingOffset.y
    let isHeld = isHeld
    let isSame = metrics.minutesPerMark == layout.metrics.minutesPerMark
    layout = layout.with(
      metrics, marks: isSame ? layout.marks : content.marks(everyMinutes: metrics.minutesPerMark))
    scrolled = ScrolledLayout(layout, in: scrolled.frame)
    scrolled.jump(to: Point(x: layout.contentX(of: moment) - x, y: offset))
    if isHeld { scrolled.hold(tuning: tuning, at: now) }
    followsCurrentTime = false
  }
}

/// Other contents, or another size.
extension GuidePane {
  /// Returns this pane scrolled like its previous version: to the same channel and the same moment, or to the current
  /// time if that is followed.
  func continuing(_ old: GuidePane, on spring: Spring, at now: Instant) -> GuidePane {
    var new = self
    (new.followsCurrentTime, new.focusTime, new.pinch) = (old.followsCurrentTime, old.focusTime, old.pinch)
    new.scrolled = scrolled.continuing(old.scrolled, shiftedBy: shift(since: old), on: spring, at: now)
    if old.followsCurrentTime, !old.isHeld, old.content.time != content.time { new.jumpToCurrentTime() }
    return new
  }

  /// How far the content has moved since a previous version: the first visible channel down, and the moments along time.
  private func shift(since old: GuidePane) -> Point {
    let (row, moment) = (old.firstRow, old.layout.time.lowerBound)
    let newRow = old.content.channels.element(at: row).flatMap { content.row(ofChannel: $0.id) } ?? row
    let distance = layout.distance(of: moment, at: .zero) - old.layout.distance(of: moment, at: .zero)
    return Point(
      x: layout.metrics.isRightToLeft ? -distance : distance,
      y: Double(newRow) * layout.metrics.rowPitch - Double(row) * old.layout.metrics.rowPitch)
  }

  /// The first visible row when the content is at rest.
  var firstRow: Int {
    Int((scrolled.restingOffset.y / layout.metrics.rowPitch).rounded()).clamped(to: 0...max(0, content.rows.count - 1))
  }
}

/// The moment that a pinch on the guide keeps under the fingers, and the width of an hour when the pinch began.
struct GuidePinch: Equatable, Sendable {
  /// The width of an hour at the beginning, in logical pixels.
  let hourWidth: Double
  /// The moment between the fingers, in seconds since the beginning of 1970.
  let moment: Double
}
