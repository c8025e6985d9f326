import CollectionEngine

/// The programme guide: opening it, scrolling it with a finger, the wheel and a pinch, and its actions.
extension ViewController {
  /// Turns to the screen of the guide. A view without pages has none.
  mutating func openGuide(at now: Instant) {
    guard view.layout.guideScreen != nil else { return }
    putBack(at: now)
    closeSheet(at: now)
    if view.layout.front.isModal { closeFolder(at: now) }
    presentPages(at: now)
    if let screen = view.layout.guideScreen { turn(to: screen, at: now) }
  }

  /// Opens the guide, or returns to the page beside it.
  mutating func toggleGuide(at now: Instant) {
    guard view.layout.isGuideInFront, let lastPage = view.layout.pageScreens.last else {
      return perform(.openGuide, at: now)
    }
    let isFirst = view.preferences.configured.guidePosition == .first
    perform(.screen(isFirst ? view.layout.pageScreens.lowerBound : lastPage), at: now)
  }

  mutating func adopt(_ guide: Guide, at now: Instant) {
    document.guide = GuideContent(guide)
    rearrange(moving: false, at: now)
  }

  /// Programmes that were found before may have ended.
  mutating func adopt(clock time: Double, at now: Instant) {
    document.clock = Clock(time: time, read: now)
    advanceGuide(to: now)
    showResults(after: view.layout.results, at: now)
  }

  /// Asks for the current time when something else appears that depends on it, since the monotonic clock stops while the
  /// computer is suspended.
  mutating func readClock(ifOtherThan old: GuideUse) {
    if view.guideUse != old, view.guideUse != .none { effects.append(.guide(.readClock)) }
  }

  /// Moves the line at the current time. When it has moved, the clock is read again, since it may have been set.
  mutating func advanceGuide(to now: Instant) {
    guard let minute = document.clock?.minute(at: now), let guide = view.layout.guide else { return }
    view.layout.guide?.setCurrentTime(minute, at: now)
    if let shown = guide.layout.currentTime, shown < minute, view.isGuideVisible(at: now) {
      effects.append(.guide(.readClock))
    }
  }

  /// A tap on a programme that is running opens its channel; the details of others are shown.
  mutating func select(programme id: ItemID, at now: Instant) {
    guard let index = document.guide.index(of: id), let programme = document.guide.programme(at: index) else { return }
    view.layout.guide?.focusTime = programme.span.start
    let isRunning = document.clock.map { programme.isRunning(at: $0.minute(at: now)) } ?? false
    let mayOpen = isRunning && document.guide.channels[index.section].canBeOpened
    perform(mayOpen ? .openChannel(of: id) : .showDetails(id), at: now)
  }

  mutating func openChannel(of id: ItemID, at now: Instant) {
    guard let channel = document.guide.channel(of: id), channel.canBeOpened else { return }
    openElsewhere(.guide(.open(channel.id)), at: now)
  }

  mutating func remind(of id: ItemID) {
    if document.guide.index(of: id) != nil { effects.append(.guide(.remind(id))) }
  }
}

extension Guide.Programme {
  /// Whether the programme runs at a moment, or begins within the minute after it.
  func isRunning(at minute: Double) -> Bool { span.start < minute + 60 && minute < span.end }
}

/// Scrolling.
extension ViewController {
  /// Whether the guide follows a finger that has moved by `travelled` from `start`. Vertical movements anywhere in the frame
  /// scroll the rows. Horizontal ones scroll along time only if they begin on the cells and there is more in that direction;
  /// otherwise they turn the pages.
  func guideTakesPan(_ travelled: Point, from start: Point?, at now: Instant) -> Bool {
    guard view.layout.isGuideInFront, view.mode.drag == nil, let guide = view.layout.guide else { return false }
    if guide.isMoving(by: gestures.touchSlop, at: now) { return true }
    if abs(view.layout.guideShift(at: now)) > gestures.touchSlop { return false }
    guard abs(travelled.x) > abs(travelled.y) else { return start.map(guide.frame.contains) ?? true }
    return (start.map(guide.cellArea.contains) ?? true) && guide.canScroll(towards: travelled.x)
  }

  /// A finger no longer holds the guide.
  mutating func releaseGuide(at now: Instant) {
    if view.layout.heldArea == .guide {
      releaseContent(velocity: .zero, distance: .share(gestures.turnShare), at: now)
    }
  }

  /// Scrolls the guide; a finger no longer holds it.
  mutating func scrollGuide(at now: Instant, _ move: (inout GuidePane, Spring) -> Void) {
    leaveTouchpad(at: now)
    guard var guide = view.layout.guide else { return }
    move(&guide, pageSpring)
    view.layout.guide = guide
  }

  mutating func scrollGuide(byWheel sample: ScrollSample, at now: Instant) {
    guard let guide = view.layout.guide else { return }
    let notches = Point(x: sample.dx / gestures.wheelPage, y: sample.dy / gestures.wheelPage)
    let step = Point(x: guide.cellArea.width * gestures.wheelShare, y: guide.layout.metrics.rowPitch)
    let distance = Point(x: notches.x * step.x, y: notches.y * step.y)
    scrollGuide(at: now) { $0.scroll(by: distance, on: $1, at: now) }
  }

  /// Changes the width of an hour by Control and the wheel, about the pointer.
  mutating func zoomGuide(by sample: ScrollSample, at now: Instant) {
    guard let guide = view.layout.guide, !guide.isHeld, sample.dy != 0 else { return }
    let unit = sample.kind == .smooth ? gestures.touchpadPage : gestures.wheelPage
    let notches = (sample.dy / unit).clamped(to: -10...10)
    zoomGuide(
      toHourWidth: guide.layout.metrics.hourWidth * exponential(-notches * Self.zoomPerNotch),
      about: sample.position?.x ?? guide.cellArea.midX, at: now)
  }

  /// The logarithm of the factor by which a notch changes the width of an hour: about a fifth (by eye).
  private static let zoomPerNotch = 0.195

  /// Keeps the moment at a horizontal position of the viewport there, or moves another moment to it.
  mutating func zoomGuide(
    toHourWidth width: Double, about x: Double, keeping moment: Double? = nil, at now: Instant
  ) {
    guard let guide = view.layout.guide, width.isFinite else { return }
    let (distance, tuning) = (x - guide.frame.minX, gestures)
    let moment = moment ?? guide.moment(atFrameX: distance, at: now)
    view.layout.guide?.zoom(toHourWidth: width, keeping: moment, atFrameX: distance, tuning: tuning, at: now)
  }

  /// Two fingers on the guide change the width of an hour.
  mutating func beginGuideZoom(about center: Point, at now: Instant) {
    guard let guide = view.layout.guide else { return }
    view.layout.guide?.pinch = GuidePinch(
      hourWidth: guide.layout.metrics.hourWidth,
      moment: guide.moment(atFrameX: center.x - guide.frame.minX, at: now))
  }

  mutating func moveGuideZoom(by pinch: Pinch, at now: Instant) {
    guard let start = view.layout.guide?.pinch else { return }
    zoomGuide(toHourWidth: start.hourWidth * pinch.scale, about: pinch.center.x, keeping: start.moment, at: now)
  }
}
