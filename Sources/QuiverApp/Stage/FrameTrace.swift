import GtkBridge

/// Times frames from the clock's tick until the display has painted them: `QUIVER_TRACE=frames`.
final class FrameTrace {
  private let display: Display
  private var start: Double?
  /// Seconds of `MonotonicClock`: the start is `QUIVER_TRACE=start`'s to time.
  private let begin = MonotonicClock.now + 2
  /// Milliseconds a frame.
  private var durations: [Double] = []

  init(_ display: Display) {
    self.display = display
  }

  func ticked() {
    let now = MonotonicClock.now
    start = now < begin ? nil : now
  }

  /// Waits for the display, so that its work counts too.
  func painted() {
    guard let start else { return }
    display.finishPainting()
    durations.append((MonotonicClock.now - start) * 1000)
    self.start = nil
  }

  /// `frames=312 p50=2.1 p90=2.9 p99=4.0 max=6.2`, in milliseconds.
  var report: String {
    let sorted = durations.sorted()
    let shares = [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0)].map { name, share in
      let index = min(Int(share * Double(sorted.count)), sorted.count - 1)
      return "\(name)=\(index < 0 ? 0 : (sorted[index] * 100).rounded() / 100)"
    }
    return (["frames=\(sorted.count)"] + shares).joined(separator: " ")
  }
}
