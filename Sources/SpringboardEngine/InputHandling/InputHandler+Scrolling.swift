import CollectionEngine

/// The wheel and the touchpad.
extension InputHandler {
  mutating func scroll(_ sample: ScrollSample, at now: Instant) {
    guard view.animations.appearance.isVisible, !view.input.isPanning, !controller.isScrubbing else { return }
    guard sample.dx.isFinite, sample.dy.isFinite else { return }
    if passToLayers(.scroll(sample), at: now) { return }
    if sample.zooms {
      return view.layout.isGuideInFront ? zoomGuide(by: sample, at: now) : switchPresentation(by: sample, at: now)
    }
    if view.search == nil { view.focus = nil }
    controller.endHover(over: .front, at: now)
    switch sample.kind {
    case .notches: turnWheel(sample, at: now)
    case .smooth: moveTouchpad(sample, at: now)
    case .end: controller.leaveTouchpad(at: now)
    }
  }

  private mutating func turnWheel(_ sample: ScrollSample, at now: Instant) {
    if view.layout.scrollsDock(from: sample.position) { return scrollDock(by: sample, at: now) }
    if view.layout.isGuideInFront { return scrollGuide(byWheel: sample, at: now) }
    guard view.layout.front.paging != nil else { return scrollByWheel(sample, at: now) }
    let turns = view.input.wheel.turns(by: distanceOnward(sample), tuning: gestures, at: now)
    if turns != 0 { controller.turn(to: view.layout.front.screen + turns, at: now) }
  }

  /// A notch scrolls by a share of the frame.
  private mutating func scrollByWheel(_ sample: ScrollSample, at now: Instant) {
    let notch = gestures.wheelShare * view.layout.front.frame.height / gestures.wheelPage
    let distance = Point(x: sample.dx * notch, y: sample.dy * notch)
    controller.scroll(at: now) { $0.content.scroll(by: distance, on: $1, at: now) }
  }

  private mutating func moveTouchpad(_ sample: ScrollSample, at now: Instant) {
    if view.input.touchpad == nil {
      let first = Point(x: -sample.dx, y: -sample.dy)
      hold(area(panningBy: first, from: nil, holding: sample.position, at: now), after: .zero, at: now)
      view.input.touchpad = TouchpadScroll(window: gestures.velocityWindow, at: now)
    }
    let distance = fingerDistance(sample)
    view.input.touchpad?.step(by: distance, at: now)
    controller.dragContent(by: distance, at: now)
  }

  /// The movement of a finger on the content that corresponds to the sample, to the right and down. Screens and the dock
  /// follow the axis with the greater movement.
  private func fingerDistance(_ sample: ScrollSample) -> Point {
    let area = view.layout.heldArea ?? .front
    guard area == .dock || area == .front && view.layout.front.paging != nil else {
      return Point(x: -sample.dx, y: -sample.dy)
    }
    return Point(x: view.preferences.session.rightToLeft ? distanceOnward(sample) : -distanceOnward(sample), y: 0)
  }

  /// The movement towards later screens, which are below and in the direction of the script.
  private func distanceOnward(_ sample: ScrollSample) -> Double {
    guard abs(sample.dx) > abs(sample.dy) else { return sample.dy }
    return view.preferences.session.rightToLeft ? -sample.dx : sample.dx
  }

  /// A notch of the wheel scrolls by a share of the plate.
  mutating func scrollDock(by sample: ScrollSample, at now: Instant) {
    let notch = gestures.wheelShare * view.layout.dock.frame.width / gestures.wheelPage
    controller.scrollDock(onwardBy: distanceOnward(sample) * notch, at: now)
  }

  mutating func scrollGuide(byWheel sample: ScrollSample, at now: Instant) {
    guard let guide = view.layout.guide else { return }
    let notches = Point(x: sample.dx / gestures.wheelPage, y: sample.dy / gestures.wheelPage)
    let step = Point(x: guide.cellArea.width * gestures.wheelShare, y: guide.layout.metrics.rowPitch)
    let distance = Point(x: notches.x * step.x, y: notches.y * step.y)
    controller.scrollGuide(at: now) { $0.scroll(by: distance, on: $1, at: now) }
  }

  /// Changes the width of an hour by Control and the wheel, about the pointer.
  mutating func zoomGuide(by sample: ScrollSample, at now: Instant) {
    guard let guide = view.layout.guide, !guide.isHeld, sample.dy != 0 else { return }
    let unit = sample.kind == .smooth ? gestures.touchpadPage : gestures.wheelPage
    let notches = (sample.dy / unit).clamped(to: -10...10)
    controller.zoomGuide(
      toHourWidth: guide.layout.metrics.hourWidth * exponential(-notches * Self.zoomPerNotch),
      about: sample.position?.x ?? guide.cellArea.midX, at: now)
  }

  /// The logarithm of the factor by which a notch changes the width of an hour: about a fifth (by eye).
  private static let zoomPerNotch = 0.195

  /// A notch of the wheel, or a movement on the touchpad that would turn a page, leads to the library or back.
  private mutating func switchPresentation(by sample: ScrollSample, at now: Instant) {
    guard view.mode.drag == nil, !view.layout.front.isModal, !view.layers.isOpen else { return }
    let scale = sample.kind == .smooth ? gestures.wheelPage / gestures.touchpadPage : 1
    let turns = view.input.wheel.turns(by: sample.dy * scale, tuning: gestures, at: now)
    if turns != 0, (turns > 0) != view.layout.isShowingLibrary { toggleLibrary(at: now) }
  }
}
