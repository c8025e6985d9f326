@testable import SpringboardEngine

extension Oracle {
  /// All hands are off: within a minute nothing moves, nothing counts and nothing is held; and all that was done can be
  /// undone and redone. What is wrong with that, in words.
  mutating func comeToRest() -> [String] {
    let hands = fingers.sorted { $0.key < $1.key }.map { finger, point in
      Input.pointer(
        PointerSample(
          pointer: finger, phase: finger % 2 == 0 ? .up : .cancel, device: finger == 0 ? .mouse : .touch,
          position: point))
    }
    let wrong = play(hands + [.act(.done)])
    return wrong.isEmpty ? wait() : wrong
  }

  private mutating func wait() -> [String] {
    for pause in [1.0, 20, 40] where scene.next != .never {
      let wrong = play([.wake], after: pause)
      if !wrong.isEmpty { return wrong }
    }
    let isFree =
      session.view.mode == .browsing && session.view.input.arena.touch == nil
      && session.view.input.secondArena.touch == nil
    guard scene.next == .never, isFree else { return ["it never comes to rest: \(scene.next), \(session.view.mode)"] }
    return travels ? travel() : []
  }

  /// To the end of the history, to its beginning and to its end again.
  private mutating func travel() -> [String] {
    let (undone, count) = (
      session.document.history.future.count, session.document.history.past.count + session.document.history.future.count
    )
    var wrong = play(Array(repeating: .act(.redo), count: undone))
    let end = springboard.board
    if wrong.isEmpty { wrong = play(Array(repeating: .act(.undo), count: count)) }
    if wrong.isEmpty { wrong = play(Array(repeating: .act(.redo), count: count)) }
    guard wrong.isEmpty, springboard.board != end else { return wrong }
    return ["undone and redone it is \(springboard.board), and was \(end)"]
  }

  private mutating func play(_ inputs: [Input], after pause: Double = 0) -> [String] {
    let moment = (steps.last?.at ?? Instant(seconds: 0)) + pause
    for input in inputs {
      let wrong = play(Trace.Step(at: moment, action: .input(input)))
      if !wrong.isEmpty { return wrong }
    }
    return []
  }
}
