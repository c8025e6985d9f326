import CollectionEngine

/// While one finger drags, another one can turn pages and add items to the drag.
extension InputHandler {
  /// Whether a sample belongs to another pointer than the one that drags.
  func isSecondPointer(_ sample: PointerSample) -> Bool {
    guard view.mode.drag?.pointer != nil, let touch = view.input.arena.touch else { return false }
    return touch.pointer != sample.pointer
  }

  /// While one finger drags, another one can turn pages and add items to the drag.
  mutating func handleSecondPointer(_ sample: PointerSample, at now: Instant) {
    guard sample.phase == .down else {
      let origin = view.input.secondArena.touch?.origin
      for event in view.input.secondArena.follow(sample, tuning: gestures, at: now) {
        if case .tapped = event { gather(at: origin ?? sample.position, at: now) } else { handle(event, at: now) }
      }
      return
    }
    if let touch = view.input.secondArena.touch, touch.pointer != sample.pointer,
      now - touch.lastSeen < gestures.lostPointer
    {
      return
    }
    controller.cancelSecondTouch(at: now)
    let axes =
      view.layout.scrollsDock(from: sample.position)
      ? view.layout.dock.content.panAxes : view.layout.front.content.panAxes
    let candidates = GestureCandidates(gestures: [.pan(axes), .tap], hold: gestures.longPress)
    _ = view.input.secondArena.begin(sample, candidates, catching: false, tuning: gestures, at: now)
  }

  private mutating func gather(at point: Point, at now: Instant) {
    guard case .icon(let id) = scene(at: now).hit(point) else { return }
    acts.gather(id, at: now)
  }
}
