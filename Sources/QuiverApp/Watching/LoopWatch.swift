import GioBridge

/// Asks a watcher for changes when its descriptor is readable, and at the times that it asks for.
final class LoopWatch {
  private let ask: (Double) -> Double?
  private var readableSource: LoopSource?
  private var askTimer: LoopSource?

  /// `ask` receives the time of `MonotonicClock` and returns when to ask again.
  init(_ descriptor: Int32?, ask: @escaping (_ now: Double) -> Double?) {
    self.ask = ask
    readableSource = descriptor.map { MainLoop.watch(descriptor: $0) { [weak self] _ in self?.look() } }
    // The first call is not immediate, because it may release this watch before its owner has stored it.
    askTimer = MainLoop.timer(after: 0) { [weak self] in self?.look() }
  }

  private func look() {
    let next = ask(MonotonicClock.now)
    askTimer = next.map { MainLoop.timer(at: $0) { [weak self] in self?.look() } }
  }
}
