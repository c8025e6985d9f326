import CollectionEngine
import GioBridge
import GtkBridge

/// Wakes a view when its scene says so, at each frame while something moves or at a moment, and lets it follow its inputs once a
/// frame. While nothing moves and no input comes, nothing wakes.
package final class FrameClock {
  /// Called when the scene wanted to be woken: with the time of each frame while something moves, or after the moment.
  package var onWake: (Instant) -> Void = { _ in }
  /// Called in the next frame after ``requestFrame()``, after ``onWake``.
  package var onFrame: () -> Void = {}
  /// Called first in each frame.
  package var onTick: () -> Void = {}
  /// Returns the present moment.
  var read: () -> Instant = { Instant(seconds: MonotonicClock.now) }

  private let canvas: Canvas
  /// Whether nobody sees the view.
  private var isHalted = false
  private var timer: LoopSource?
  private var needsEveryFrame = false
  private var isRequested = false
  /// The time of the last tick, while the canvas ticks.
  private var tick: Instant?
  /// When a frame was requested last.
  private var lastRequest: Instant?
  /// Whether the canvas ticks while no frame is requested, because inputs request them one after the other, as in a drag. GTK's clock
  /// needs a while to find its pace again after a pause: half of the pictures that follow a finger would be painted a frame later than
  /// they can be.
  private var ticksBetweenRequests = false
  /// The seconds between two such requests.
  private static let longestPause = 0.1

  package init(_ canvas: Canvas) { self.canvas = canvas }

  /// The present moment.
  package var now: Instant { read() }

  /// The time of the frame that is being made. While the canvas ticks it is that of the tick, so that motions are as even as the
  /// frames.
  package var frameTime: Instant { tick ?? read() }

  /// Wakes the view when its scene changes.
  package func wait(for wake: Wake) {
    timer = nil
    switch wake {
    case .nextFrame where !isHalted:
      (needsEveryFrame, ticksBetweenRequests) = (true, false)
      start()
    case .nextFrame: break
    case .at(let moment):
      rest()
      timer = MainLoop.timer(at: moment.seconds) { [weak self] in self?.wake(at: moment) }
    case .never: rest()
    }
  }

  /// After a stall it is later, and inputs may have come since.
  private func wake(at moment: Instant) { onWake(max(moment, read())) }

  /// Says whether nobody sees the view. It is then not woken for each frame, but still at a moment, and for a frame that was
  /// requested.
  package func halt(_ isHalted: Bool) {
    self.isHalted = isHalted
    guard isHalted else { return }
    ticksBetweenRequests = false
    rest()
  }

  /// Calls ``onFrame`` in the next frame, however often this is called until then.
  package func requestFrame() {
    let now = read()
    ticksBetweenRequests = !needsEveryFrame && lastRequest.map { now - $0 < Self.longestPause } == true
    (isRequested, lastRequest) = (true, now)
    start()
  }

  /// Forgets the frame that was requested.
  package func cancelRequest() {
    (isRequested, ticksBetweenRequests) = (false, false)
    stopIfResting()
  }

  /// Wakes nothing any more.
  package func end() {
    (onWake, onFrame, onTick, timer) = ({ _ in }, {}, {}, nil)
    (needsEveryFrame, isRequested, ticksBetweenRequests) = (false, false, false)
    stopIfResting()
  }

  private func rest() {
    needsEveryFrame = false
    stopIfResting()
  }

  private func start() {
    guard canvas.onTick == nil else { return }
    canvas.onTick = { [weak self] in self?.beginFrame(at: Instant(seconds: $0)) }
  }

  private func stopIfResting() {
    guard !needsEveryFrame, !isRequested else { return }
    tick = nil
    if !ticksBetweenRequests { canvas.onTick = nil }
  }

  private func beginFrame(at time: Instant) {
    guard needsEveryFrame || isRequested else { return beginEmptyFrame(at: time) }
    onTick()
    tick = time
    if needsEveryFrame { onWake(time) }
    if isRequested {
      isRequested = false
      onFrame()
    }
    stopIfResting()
  }

  /// No input has come since the last frame.
  private func beginEmptyFrame(at time: Instant) {
    if lastRequest.map({ time - $0 >= Self.longestPause }) != false { ticksBetweenRequests = false }
    stopIfResting()
  }
}
