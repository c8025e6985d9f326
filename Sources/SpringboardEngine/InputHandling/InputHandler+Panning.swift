import CollectionEngine

/// Which part of the view a pan scrolls.
extension InputHandler {
  /// A finger holds what it pans. What a touchpad holds is taken over from it.
  mutating func holdContent(at now: Instant) {
    view.input.touchpad = nil
    let travelled = view.input.arena.touch?.translation ?? .zero
    let area =
      view.layout.heldArea
      ?? area(panningBy: travelled, from: view.input.contact?.point, holding: panOrigin, at: now)
    hold(area, after: travelled, at: now)
  }

  /// Where the pan of the finger that is followed began. While one finger drags, another one pans.
  private var panOrigin: Point? {
    view.mode.drag == nil ? view.input.contact?.point : view.input.secondArena.touch?.origin
  }

  /// The area that a pan scrolls which has moved by `travelled` from `start`. `origin` is where the finger went down that pans.
  func area(
    panningBy travelled: Point, from start: Point?, holding origin: Point?, at now: Instant
  ) -> ScrollArea {
    if view.layout.scrollsDock(from: origin) { return .dock }
    return guideTakesPan(travelled, from: start, at: now) ? .guide : .front
  }

  mutating func hold(_ area: ScrollArea, after travelled: Point, at now: Instant) {
    controller.endHover(over: area, at: now)
    let tuning = gestures
    view.layout[area].hold(after: area == .guide ? travelled : .zero, tuning: tuning, at: now)
  }

  /// Whether the guide follows a finger that has moved by `travelled` from `start`. Vertical movements anywhere in the frame
  /// scroll the rows. Horizontal ones scroll along time only if they begin on the cells and there is more in that direction;
  /// otherwise they turn the pages.
  private func guideTakesPan(_ travelled: Point, from start: Point?, at now: Instant) -> Bool {
    guard view.layout.isGuideInFront, view.mode.drag == nil, let guide = view.layout.guide else { return false }
    if guide.isMoving(by: gestures.touchSlop, at: now) { return true }
    if abs(view.layout.guideShift(at: now)) > gestures.touchSlop { return false }
    guard abs(travelled.x) > abs(travelled.y) else { return start.map(guide.frame.contains) ?? true }
    return (start.map(guide.cellArea.contains) ?? true) && guide.canScroll(towards: travelled.x)
  }
}
