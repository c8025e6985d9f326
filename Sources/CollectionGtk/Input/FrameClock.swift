import CollectionEngine
import GtkBridge

/// Wakes a view when its scene says so: at each frame while something moves, or at a moment. While nothing moves, nothing wakes.
final class FrameClock {
  /// Called with the time of a frame, or of the moment.
  var onWake: (Instant) -> Void = { _ in }
  /// Returns the present moment.
  var read: () -> Instant = { Instant(seconds: MonotonicClock.now) }
  private let canvas: Canvas
  private var timer: LoopSource?
  /// The time of the frame that is being made.
  private var tick: Instant?

  init(_ canvas: Canvas) { self.canvas = canvas }

  /// The time of the frame that is being made, so that motions are as even as the frames; or else the present moment.
  var now: Instant { tick ?? read() }

  func wait(for wake: Wake) {
    timer = nil
    if wake == .nextFrame { return start() }
    canvas.onTick = nil
    if case .at(let moment) = wake {
      timer = MainLoop.timer(at: moment.seconds) { [weak self] in self?.onWake(moment) }
    }
  }

  private func start() {
    guard canvas.onTick == nil else { return }
    canvas.onTick = { [weak self] in self?.beginFrame(at: Instant(seconds: $0)) }
  }

  private func beginFrame(at time: Instant) {
    tick = time
    onWake(time)
    tick = nil
  }
}
