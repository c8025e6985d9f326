import CollectionEngine

extension ViewController {
  mutating func point(_ sample: PointerSample, at now: Instant) {
    guard view.animations.appearance.isVisible, sample.position.x.isFinite, sample.position.y.isFinite else { return }
    if isSecondPointer(sample) { return handleSecondPointer(sample, at: now) }
    if pinch(sample, at: now) { return }
    if sample.phase == .down { if sample.device == .mouse { endTooltip(at: now) } else { endHover(at: now) } }
    guard sample.phase == .down else {
      return perform(view.input.arena.follow(sample, tuning: gestures, at: now), at: now)
    }
    if view.search == nil { view.focus = nil }
    if isAccompanying(sample, at: now) {
      perform(view.input.arena.accompany(tuning: gestures, at: now), at: now)
    } else {
      touchDown(sample, at: now)
    }
  }

  /// Whether a sample belongs to a second finger. If the end of the first touch was lost, it does not.
  private func isAccompanying(_ sample: PointerSample, at now: Instant) -> Bool {
    guard let touch = view.input.arena.touch else { return false }
    return touch.pointer != sample.pointer && now - touch.lastSeen < gestures.lostPointer
  }

  private mutating func touchDown(_ sample: PointerSample, at now: Instant) {
    perform(view.input.arena.cancel(), at: now)
    drop(at: now)
    let target = scene(at: now).hit(sample.position)
    let isSwitching = !view.layout.presentation.isSettled(at: now)
    let isOnDock = view.layout.scrollsDock(from: sample.position)
    let isStill = staysWhilePagesMove(target) || isServiceCorner(sample.position) || isOnDock
    let catching = (isContentMoving(at: now) || isSwitching) && !isStill || isOnDock && isDockMoving(at: now)
    view.input.contact = Contact(
      target: target, point: sample.position, device: sample.device, extends: sample.extends)
    view.input.pressed = catching ? nil : target
    let candidates = candidates(of: sample, on: target)
    perform(view.input.arena.begin(sample, candidates, catching: catching, tuning: gestures, at: now), at: now)
  }

  /// The possible gestures on a target. In edit mode, a finger lifts a tile after a shorter press, and the mouse at
  /// once.
  private func candidates(of sample: PointerSample, on target: Scene.Target) -> GestureCandidates {
    if let modal = view.layers.modalGestures { return GestureCandidates(gestures: modal, hold: gestures.longPress) }
    if target == .indexBar {
      return GestureCandidates(gestures: [.grab, .longPress, .tap], hold: interaction.indexBarPress)
    }
    if isServiceCorner(sample.position) {
      let gestures: [Gesture] = [.pan(panAxes(from: sample.position)), .longPress, .tap]
      return GestureCandidates(gestures: gestures, hold: interaction.serviceHold)
    }
    let pull: [Gesture] = mayPullDown ? [.pull] : []
    if target.isPageControl {
      return GestureCandidates(gestures: [.slide] + pull + [.longPress, .tap], hold: interaction.pageDotsPress)
    }
    guard view.mode == .editing, case .icon = target else {
      return GestureCandidates(
        gestures: [.pan(panAxes(from: sample.position))] + pull + [.longPress, .tap],
        hold: gestures.longPress)
    }
    switch sample.device {
    case .touch:
      let candidates: [Gesture] = [.pan(panAxes(from: sample.position)), .longPress, .tap]
      return GestureCandidates(gestures: candidates, hold: interaction.editLongPress)
    case .mouse: return GestureCandidates(gestures: [.grab, .longPress, .tap], hold: gestures.longPress)
    }
  }

  /// Whether a downward pull opens the search.
  private var mayPullDown: Bool {
    view.mode == .browsing && !view.layers.isOpen && view.layout.front.id == .grid && !view.layout.isGuideInFront
  }

  /// The axes along which a pan begins: both on the guide, which scrolls along both.
  private func panAxes(from point: Point) -> PanAxes {
    if view.layout.scrollsDock(from: point) { return view.layout.dock.content.panAxes }
    return view.layout.isGuideInFront ? .both : view.layout.front.content.panAxes
  }

  /// Whether a target does not move with the pages.
  private func staysWhilePagesMove(_ target: Scene.Target) -> Bool {
    switch target {
    case .pageDot, .pageNumber, .title, .button, .menuRow, .indexBar, .keypadKey: true
    case .icon(let id), .badge(let id): view.layout.dock.holds(id)
    case .background, .panel, .header, .programme, .guideCorner: false
    }
  }

  mutating func perform(_ events: [GestureEvent], at now: Instant) {
    for event in events { perform(event, at: now) }
  }

  private mutating func perform(_ event: GestureEvent, at now: Instant) {
    switch event {
    case .pressed: showPress(1, at: now)
    case .released: release(at: now)
    case .tapped(let seconds): tap(after: seconds, at: now)
    case .held: hold(at: now)
    case .pulled: openSearch(at: now)
    case .dragged(let point): if isOnBar { scrub(to: point, at: now) } else { movePointer(to: point, at: now) }
    case .letGo: if isOnBar { endScrubbing(at: now) } else { letGo(at: now) }
    case .lost: if isOnBar { endScrubbing(at: now) } else { putBack(at: now) }
    case .panBegan: if !passToLayers(.pan(.began), at: now) { holdContent(at: now) }
    case .panMoved(let step): pan(by: step, at: now)
    case .panEnded(let velocity):
      let opensSearch = isPulledFarEnough
      endPan(velocity: velocity, at: now)
      if opensSearch { openSearch(at: now) }
    case .panCancelled: endPan(velocity: .zero, at: now)
    }
  }

  private mutating func pan(by step: Point, at now: Instant) {
    if !passToLayers(.pan(.moved(by: step)), at: now) { dragContent(by: step, at: now) }
  }

  private mutating func endPan(velocity: Point, at now: Instant) {
    guard !passToLayers(.pan(.ended(velocity: velocity)), at: now) else { return }
    releaseContent(velocity: velocity, distance: .share(gestures.turnShare), at: now)
  }

  /// Ends what fingers do with the content, because a modal layer opens in front of it.
  mutating func endGestures(at now: Instant) {
    perform(view.input.pinch.cancel(), at: now)
    perform(view.input.arena.cancel(), at: now)
    letContentGo(at: now)
  }

  /// Whether a finger holds content that scrolls freely, beyond its start.
  private var isPulledFarEnough: Bool {
    guard mayPullDown, let pull = view.layout.front.content.undampedOffset else { return false }
    return pull <= -gestures.pullDistance
  }

  private mutating func release(at now: Instant) {
    showPress(0, at: now)
    view.input.pressed = nil
  }

  private mutating func showPress(_ amount: Double, at now: Instant) {
    if case .menuRow(let row) = view.input.pressed { view.layers.menu.touch(amount > 0 ? row : nil) }
    guard case .icon(let id) = view.input.pressed, amount == 0 || mayHighlight else { return }
    view.animations.tiles[id, default: TileMotion()].press.chase(amount, on: Spring(response: motion.press), at: now)
  }

  /// Only a tap on a tile that would open it highlights it.
  private var mayHighlight: Bool { view.mode == .browsing && document.permissions.restrictions.allowsHighlight }

  private mutating func tap(after seconds: Double, at now: Instant) {
    let target = view.input.pressed
    release(at: now)
    guard let target, let contact = view.input.contact else { return }
    if contact.device == .touch, seconds >= interaction.menuPress, view.mode == .browsing, case .icon = target {
      return openMenu(at: contact.point, at: now)
    }
    select(target, extending: contact.extends, at: now)
  }
}

extension ViewController {
  /// Handles a long press, or the start of a drag with the mouse.
  private mutating func hold(at now: Instant) {
    guard let contact = view.input.contact, contact.target != .indexBar else { return }
    if isServiceCorner(contact.point) { return perform(.keypad(.open), at: now) }
    guard !view.layers.isModal else { return }
    if contact.target.isPageControl { return beginPageSlide(contact, at: now) }
    if case .programme(let id) = contact.target { return perform(.showDetails(id), at: now) }
    guard document.permissions.allowEditing, view.layout.hasPages else { return }
    switch contact.target {
    case .icon(let id): lift(id, by: contact.point, at: now)
    case .background, .panel: perform(.edit, at: now)
    case .programme, .guideCorner, .pageDot, .pageNumber, .badge, .title, .button, .menuRow, .header, .indexBar,
      .keypadKey:
      break
    }
  }

  /// Drops the dragged items. In edit mode, a short touch that did not move counts as a tap instead.
  private mutating func letGo(at now: Instant) {
    guard let drag = view.mode.drag, let pointer = drag.pointer else { return }
    let isTap =
      !pointer.hasMoved && now - drag.taken < gestures.longPress - interaction.editLongPress && drag.wasEditing
    aimLast(at: now)
    drop(at: now)
    if isTap, let contact = view.input.contact { select(contact.target, at: now) }
  }

  /// Whether a sample belongs to another pointer than the one that drags.
  private func isSecondPointer(_ sample: PointerSample) -> Bool {
    guard view.mode.drag?.pointer != nil, let touch = view.input.arena.touch else { return false }
    return touch.pointer != sample.pointer
  }

  /// While one finger drags, another one can turn pages and add items to the drag.
  private mutating func handleSecondPointer(_ sample: PointerSample, at now: Instant) {
    guard sample.phase == .down else {
      let origin = view.input.secondArena.touch?.origin
      for event in view.input.secondArena.follow(sample, tuning: gestures, at: now) {
        if case .tapped = event { gather(at: origin ?? sample.position, at: now) } else { perform(event, at: now) }
      }
      return
    }
    if let touch = view.input.secondArena.touch, touch.pointer != sample.pointer,
      now - touch.lastSeen < gestures.lostPointer
    {
      return
    }
    perform(view.input.secondArena.cancel(), at: now)
    let axes =
      view.layout.scrollsDock(from: sample.position)
      ? view.layout.dock.content.panAxes : view.layout.front.content.panAxes
    let candidates = GestureCandidates(gestures: [.pan(axes), .tap], hold: gestures.longPress)
    _ = view.input.secondArena.begin(sample, candidates, catching: false, tuning: gestures, at: now)
  }

  private mutating func gather(at point: Point, at now: Instant) {
    guard case .icon(let id) = scene(at: now).hit(point) else { return }
    gather(id, at: now)
  }
}
