import CollectionEngine

/// Pinches, which switch between the pages and the library, or change the width of an hour of the guide.
extension InputHandler {
  /// Fingers that move together switch to the next presentation, and fingers that move apart to the previous one.
  /// Returns whether the sample belongs to a pinch, and so to no other gesture. A slide along a bar is not one, whatever other
  /// fingers do.
  mutating func pinch(_ sample: PointerSample, at now: Instant) -> Bool {
    if controller.isScrubbing {
      controller.cancelPinch(at: now)
      return false
    }
    guard view.input.pinch.isPinching || mayPinch else { return false }
    let wasPinching = view.input.pinch.isPinching
    handle(view.input.pinch.follow(sample, tuning: gestures, at: now), at: now)
    return wasPinching || view.input.pinch.isPinching
  }

  /// Handles a pinch on a touchpad like the same movement of two fingers on the screen.
  mutating func pinch(_ sample: PinchSample, at now: Instant) {
    guard view.animations.appearance.isVisible, sample.scale.isFinite else { return }
    let distance = gestures.touchpadPinches * gestures.pinchDistance(in: view.viewport.size)
    for finger in sample.fingers(startDistance: distance) { _ = pinch(finger, at: now) }
  }

  private var mayPinch: Bool {
    (view.presentations.list.count > 1 || view.layout.isGuideInFront) && view.mode.drag == nil
      && !view.layers.isOpen && !view.layout.front.isModal
  }

  mutating func handle(_ events: [PinchEvent], at now: Instant) {
    for event in events {
      switch event {
      case .began(let center): beginPinch(about: center, at: now)
      case .moved(let pinch) where view.layout.guide?.pinch != nil: moveGuideZoom(by: pinch, at: now)
      case .moved(let pinch): controller.movePresentation(by: pinch)
      case .ended(let velocity): controller.endPinch(velocity: velocity, at: now)
      case .cancelled: controller.endPinch(velocity: 0, at: now)
      }
    }
  }

  /// On the guide, a pinch changes the width of an hour; elsewhere it switches the presentation.
  private mutating func beginPinch(about center: Point, at now: Instant) {
    controller.letContentGo(at: now)
    controller.endHover(at: now)
    controller.cancelTouch(at: now)
    if view.layout.isGuideInFront {
      beginGuideZoom(about: center, at: now)
    } else {
      controller.holdPresentation(at: now)
    }
  }

  /// Two fingers on the guide change the width of an hour.
  private mutating func beginGuideZoom(about center: Point, at now: Instant) {
    guard let guide = view.layout.guide else { return }
    view.layout.guide?.pinch = GuidePinch(
      hourWidth: guide.layout.metrics.hourWidth,
      moment: guide.moment(atFrameX: center.x - guide.frame.minX, at: now))
  }

  private mutating func moveGuideZoom(by pinch: Pinch, at now: Instant) {
    guard let start = view.layout.guide?.pinch else { return }
    controller.zoomGuide(
      toHourWidth: start.hourWidth * pinch.scale, about: pinch.center.x, keeping: start.moment, at: now)
  }
}
