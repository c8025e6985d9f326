import GioBridge

/// Measures each frame from the tick of the frame clock until the display has painted it. `QUIVER_TIMING=frames` asks for it.
package final class FrameTiming {
  private let display: Display
  private var start: Double?
  /// When measuring begins, in seconds of `MonotonicClock`: the start is measured otherwise.
  private let begin = MonotonicClock.now + 2
  /// In milliseconds.
  private var durations: [Double] = []

  package init(_ display: Display) {
    self.display = display
  }

  package func ticked() {
    let now = MonotonicClock.now
    start = now < begin ? nil : now
  }

  /// Waits for the display, so that its work is measured too.
  package func painted() {
    guard let start else { return }
    display.finishPainting()
    durations.append((MonotonicClock.now - start) * 1000)
    self.start = nil
  }

  /// `frames=312 p50=2.1 p90=2.9 p99=4.0 max=6.2`, in milliseconds.
  package var report: String {
    let sorted = durations.sorted()
    let shares = [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0)].map { name, share in
      let index = min(Int(share * Double(sorted.count)), sorted.count - 1)
      return "\(name)=\(index < 0 ? 0 : (sorted[index] * 100).rounded() / 100)"
    }
    return (["frames=\(sorted.count)"] + shares).joined(separator: " ")
  }
}
