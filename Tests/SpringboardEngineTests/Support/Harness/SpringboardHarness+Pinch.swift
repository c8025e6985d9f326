import CollectionEngine

@testable import SpringboardEngine

extension SpringboardHarness {
  /// How far each finger moves in half a pinch, in logical pixels.
  var halfPinch: Double { 0.35 * 480 / 2 / 2 }

  /// Two fingers on a horizontal line through the middle of the viewport, at a distance from the middle that changes evenly.
  mutating func movePinch(from start: Double, to end: Double, seconds: Double = 0.3, isBeginning: Bool = true) {
    if isBeginning {
      pinch(.down, start)
      // The slop is not part of the pinch.
      let slop = (end < start ? -1 : 1) * GestureTuning().touchSlop / 2
      pinch(.move, start + slop)
      return movePinch(from: start + slop, to: end + slop, seconds: seconds, isBeginning: false)
    }
    let steps = max(1, Int(seconds * 100))
    for step in 1...steps {
      skip(seconds / Double(steps))
      pinch(.move, start + (end - start) * Double(step) / Double(steps))
    }
  }

  mutating func endPinch(_ distance: Double) { pinch(.up, distance) }

  private mutating func pinch(_ phase: PointerSample.Phase, _ distance: Double) {
    pointer(phase, 400 - distance, 200, pointer: 1)
    pointer(phase, 400 + distance, 200, pointer: 2)
  }
}
