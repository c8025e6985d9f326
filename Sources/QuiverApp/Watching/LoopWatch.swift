import GtkBridge

/// Asks a watcher what has happened, whenever it wants to be asked: when its descriptor is readable, and when it said.
final class LoopWatch {
  private let ask: (Double) -> Double?
  private var readableSource: LoopSource?
  private var askTimer: LoopSource?

  /// Takes what asks the watcher at a moment of `MonotonicClock` and answers when to ask again.
  init(_ descriptor: Int32?, ask: @escaping (_ now: Double) -> Double?) {
    self.ask = ask
    readableSource = descriptor.map { MainLoop.watch(descriptor: $0) { [weak self] _ in self?.look() } }
    // Not at once: what is answered may end this watch, and its owner does not have it yet.
    askTimer = MainLoop.timer(after: 0) { [weak self] in self?.look() }
  }

  private func look() {
    let next = ask(MonotonicClock.now)
    askTimer = next.map { MainLoop.timer(at: $0) { [weak self] in self?.look() } }
  }
}
