import CollectionEngine

/// Touches, and the mouse: which gestures are possible where they begin.
extension InputHandler {
  mutating func point(_ sample: PointerSample, at now: Instant) {
    guard view.animations.appearance.isVisible, sample.position.x.isFinite, sample.position.y.isFinite else { return }
    if isSecondPointer(sample) { return handleSecondPointer(sample, at: now) }
    if pinch(sample, at: now) { return }
    if sample.phase == .down {
      if sample.device == .mouse { controller.endTooltip(at: now) } else { controller.endHover(at: now) }
    }
    guard sample.phase == .down else {
      return handle(view.input.arena.follow(sample, tuning: gestures, at: now), at: now)
    }
    if view.search == nil { view.focus = nil }
    if isAccompanying(sample, at: now) {
      handle(view.input.arena.accompany(tuning: gestures, at: now), at: now)
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
    controller.cancelTouch(at: now)
    controller.drop(at: now)
    let target = scene(at: now).hit(sample.position)
    let isSwitching = !view.layout.presentation.isSettled(at: now)
    let isOnDock = view.layout.scrollsDock(from: sample.position)
    let isStill = staysWhilePagesMove(target) || isServiceCorner(sample.position) || isOnDock
    let catching = (isContentMoving(at: now) || isSwitching) && !isStill || isOnDock && isDockMoving(at: now)
    view.input.contact = Contact(
      target: target, point: sample.position, device: sample.device, extends: sample.extends)
    view.input.pressed = catching ? nil : target
    let candidates = candidates(of: sample, on: target)
    handle(view.input.arena.begin(sample, candidates, catching: catching, tuning: gestures, at: now), at: now)
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

  /// Whether a touch at a point asks for the service menu if it lasts.
  func isServiceCorner(_ point: Point) -> Bool {
    guard document.permissions.restrictions.serviceMenuTrigger == .corner, !view.layers.isModal else { return false }
    let (size, side) = (view.viewport.size, interaction.serviceCorner)
    return (point.x < side || point.x >= size.width - side) && (point.y < side || point.y >= size.height - side)
  }

  /// Whether a downward pull opens the search.
  var mayPullDown: Bool {
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

  /// Whether the content moves. Content that is nearer to its resting offset than the touch slop counts as at rest.
  private func isContentMoving(at now: Instant) -> Bool {
    let front = view.layout.front
    let isGuideMoving =
      view.layout.isGuideInFront && view.layout.guide?.isMoving(by: gestures.touchSlop, at: now) == true
    return isGuideMoving || front.content.contentOffset(at: now).distance(to: front.restingOffset) > gestures.touchSlop
  }

  /// Whether the dock moves. As for the front pane, less than the touch slop counts as at rest.
  private func isDockMoving(at now: Instant) -> Bool {
    let dock = view.layout.dock
    return dock.content.contentOffset(at: now).distance(to: dock.restingOffset) > gestures.touchSlop
  }

  /// The mouse moved with no button held, or left the viewport.
  mutating func hover(at point: Point?, at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    let target = point.flatMap { $0.x.isFinite && $0.y.isFinite ? scene(at: now).hit($0) : nil }
    let former = view.layers.hover.pointer?.target
    highlightMenuRow(under: target, insteadOf: former)
    guard target != former else { return }
    view.layers.hover.move(to: target, on: controller.hoverSpring, at: now)
  }

  /// The row of the menu under the mouse is highlighted, until the mouse leaves it.
  private mutating func highlightMenuRow(under target: Scene.Target?, insteadOf former: Scene.Target?) {
    if case .menuRow(let row) = target {
      view.layers.menu.touch(row)
    } else if case .menuRow = former {
      view.layers.menu.touch(nil)
    }
  }
}
