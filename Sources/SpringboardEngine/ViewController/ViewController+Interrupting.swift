import CollectionEngine

/// Ends what is in progress, such as a touch or an open menu, because something else begins.
extension ViewController {
  /// Ends the followed touch without its result.
  mutating func cancelTouch(at now: Instant) { end(view.input.arena.cancel(), at: now) }

  /// Ends the touch of another finger while the first one drags.
  mutating func cancelSecondTouch(at now: Instant) { end(view.input.secondArena.cancel(), at: now) }

  private mutating func end(_ events: [GestureEvent], at now: Instant) {
    for event in events {
      switch event {
      case .released: release(at: now)
      case .lost: loseTouch(at: now)
      case .panCancelled: endPan(velocity: .zero, at: now)
      case .pressed, .tapped, .held, .pulled, .dragged, .letGo, .panBegan, .panMoved, .panEnded: break
      }
    }
  }

  /// The touch that is held ended without being lifted.
  mutating func loseTouch(at now: Instant) { if isOnBar { endScrubbing(at: now) } else { putBack(at: now) } }

  /// Ends a pinch. What it would have led to is decided as if the fingers had stopped.
  mutating func cancelPinch(at now: Instant) {
    if !view.input.pinch.cancel().isEmpty { endPinch(velocity: 0, at: now) }
  }

  /// Releases content that a finger holds, since another pane will be under the finger.
  mutating func letContentGo(at now: Instant) {
    leaveTouchpad(at: now)
    if view.input.arena.isPanning { cancelTouch(at: now) }
    if view.input.secondArena.isPanning { cancelSecondTouch(at: now) }
  }

  /// Ends what fingers do with the content, because a modal layer opens in front of it.
  mutating func endGestures(at now: Instant) {
    cancelPinch(at: now)
    cancelTouch(at: now)
    letContentGo(at: now)
  }

  mutating func endPan(velocity: Point, at now: Instant) {
    guard !view.layers.pan(.ended(velocity: velocity), in: context(at: now)) else { return }
    releaseContent(velocity: velocity, distance: .share(gestures.turnShare), at: now)
  }

  mutating func release(at now: Instant) {
    showPress(0, at: now)
    view.input.pressed = nil
  }

  mutating func showPress(_ amount: Double, at now: Instant) {
    if case .menuRow(let row) = view.input.pressed { view.layers.menu.touch(amount > 0 ? row : nil) }
    guard case .icon(let id) = view.input.pressed, amount == 0 || mayHighlight else { return }
    view.animations.tiles[id, default: TileMotion()].press.chase(amount, on: Spring(response: motion.press), at: now)
  }

  /// Only a tap on a tile that would open it highlights it.
  private var mayHighlight: Bool { view.mode == .browsing && document.permissions.restrictions.allowsHighlight }

  /// Whether the touch, which is held, is on a bar that it slides along.
  var isOnBar: Bool { view.layers.pageControl.slide != nil || view.input.contact?.target == .indexBar }

  /// Whether a touch slides along a bar now.
  var isScrubbing: Bool { isOnBar && view.input.arena.isHeld }

  /// Ends a slide, because something else moves the content.
  mutating func stopScrubbing(at now: Instant) {
    if isScrubbing { cancelTouch(at: now) }
  }

  /// The content stays where it is.
  mutating func endScrubbing(at now: Instant) {
    let slide = view.layers.pageControl.endSlide(on: Spring(response: motion.departure), at: now)
    if let slide, slide.pane == view.layout.front.id { followScreen(after: slide.firstScreen) }
  }

  mutating func endPinch(velocity: Double, at now: Instant) {
    if view.layout.guide?.pinch != nil {
      view.layout.guide?.pinch = nil
    } else {
      releasePresentation(velocity: velocity, at: now)
    }
  }

  var hoverSpring: Spring { Spring(response: motion.hover) }

  mutating func endHover(at now: Instant) { view.layers.hover.end(on: hoverSpring, at: now) }

  /// Ends hovering over an item whose content moves away.
  mutating func endHover(over area: ScrollArea, at now: Instant) {
    guard let id = view.layers.hover.pointer?.icon else { return }
    let moves =
      switch area {
      case .front, .guide: view.layout.front.holds(id)
      case .dock: view.layout.dock.holds(id)
      }
    if moves { endHover(at: now) }
  }

  mutating func endTooltip(at now: Instant) { view.layers.hover.endTooltip(on: hoverSpring, at: now) }

  mutating func closeMenu(at now: Instant) {
    guard view.layers.menu.isModal else { return }
    document.permissions.isServiceOpen = false
    if view.input.arena.isPanning { cancelTouch(at: now) }
    view.layers.menu.close(in: context(at: now))
  }

  /// Closes the sheet or the keypad. The focus returns to where it was before.
  mutating func closeSheet(at now: Instant) {
    guard view.layers.hasSheet else { return }
    if let formerFocus { view.focus = view.isInView(formerFocus) ? formerFocus : nil }
    endHover(at: now)
    endSheetWidget()
    let context = context(at: now)
    view.layers.sheet.close(in: context)
    view.layers.keypad.close(in: context)
  }

  /// The focus before the open sheet or the keypad.
  var formerFocus: Focus? { view.layers.sheet.formerFocus ?? view.layers.keypad.formerFocus }

  /// Asks the host to remove what it shows on the open sheet.
  mutating func endSheetWidget() {
    if view.layers.sheet.content?.hasWidget == true { effects.append(.sheet(.end)) }
  }
}
