/// A touchpad of the X server in `touch-screen.conf`, which reports pinches.
final class Touchpad {
  private let driver: InputDriver

  /// The types of events in XI2proto.h.
  private enum Phase: UInt16 { case begin = 27, update = 28, end = 29 }

  init(at path: String) throws {
    driver = try InputDriver(at: path)
  }

  /// Moves two fingers until their distance is a multiple of that at the beginning, and lifts them.
  func pinch(to scale: Double) async throws {
    try send(.begin, scale: 1)
    for step in 1...Self.steps {
      try await Task.sleep(for: .milliseconds(16))
      try send(.update, scale: 1 + (scale - 1) * Double(step) / Double(Self.steps))
    }
    try send(.end, scale: scale)
  }

  private static let steps = 20

  private func send(_ phase: Phase, scale: Double) throws {
    let head = [phase.rawValue, 2].flatMap(InputDriver.bytes) + InputDriver.bytes(of: UInt32(0))
    // The movements along both axes, twice, and the angle.
    let values = [0, 0, 0, 0, scale, 0]
    try driver.perform(.pinch, head + values.flatMap(InputDriver.bytes))
  }
}
