import CollectionEngine

@testable import SpringboardEngine

extension Oracle {
  /// Lifts all fingers, also from the touchpad. Within a minute everything must be at rest, and all acts must be undoable and redoable. Returns
  /// what is wrong.
  mutating func comeToRest() -> [String] {
    let releases = fingers.sorted { $0.key < $1.key }.map { finger, point in
      Input.pointer(
        PointerSample(
          pointer: finger, phase: finger % 2 == 0 ? .up : .cancel, device: finger == 0 ? .mouse : .touch,
          position: point))
    }
    let pinchEnd = Input.pinch(PinchSample(phase: .end, scale: 1, center: .zero))
    let wrong = play(releases + [pinchEnd, .act(.menu(.close)), .act(.done)])
    return wrong.isEmpty ? waitInAllViews() : wrong
  }

  private mutating func waitInAllViews() -> [String] {
    for view in springboard.viewIDs.dropFirst() {
      let wrong = play([.act(.done), .hidden], in: view)
      if !wrong.isEmpty { return wrong }
    }
    return wait()
  }

  private mutating func wait() -> [String] {
    for pause in [1.0, 20, 40] where !isAtRest {
      let wrong = play([.wake], after: pause)
      if !wrong.isEmpty { return wrong }
    }
    let isFree =
      controller.view.mode == .browsing && controller.view.input.arena.touch == nil
      && controller.view.input.secondArena.touch == nil && !controller.view.input.pinch.isPinching
    guard isAtRest, isFree else {
      return ["it never comes to rest: \(scene.next), \(controller.view.mode)"]
    }
    return checksHistory ? undoAndRedoEverything() : []
  }

  /// Whether nothing happens any more, except that the line at the present moves every minute.
  private var isAtRest: Bool {
    guard case .at = scene.next, let last = steps.last else { return scene.next == .never }
    return controller.document.clock != nil && controller.view.isGuideVisible(at: last.at)
  }

  /// Redoes everything, undoes everything and redoes it again.
  private mutating func undoAndRedoEverything() -> [String] {
    let (undone, count) = (
      controller.document.history.future.count,
      controller.document.history.past.count + controller.document.history.future.count
    )
    var wrong = play(Array(repeating: .act(.redo), count: undone))
    let end = springboard.board
    if wrong.isEmpty { wrong = play(Array(repeating: .act(.undo), count: count)) }
    if wrong.isEmpty { wrong = play(Array(repeating: .act(.redo), count: count)) }
    guard wrong.isEmpty, springboard.board != end else { return wrong }
    return ["undoing and redoing gives \(springboard.board) instead of \(end)"]
  }

  private mutating func play(_ inputs: [Input], in view: ViewID = .main, after pause: Double = 0) -> [String] {
    let moment = (steps.last?.at ?? Instant(seconds: 0)) + pause
    for input in inputs {
      let wrong = play(Trace.Step(at: moment, in: view, action: .input(input)))
      if !wrong.isEmpty { return wrong }
    }
    return []
  }
}
