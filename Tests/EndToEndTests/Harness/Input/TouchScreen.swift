/// A touch screen of the X server in `touch-screen.conf`.
final class TouchScreen {
  enum Phase: UInt32 { case down = 18, move = 19, up = 20 }

  /// The size of the whole desktop, in pixels.
  var size = TestDesktop.screen
  private let driver: InputDriver
  /// The largest value of an axis in `touch-screen.conf`.
  private static let axisMaximum = 65535.0
  /// The number of axes in an event.
  private static let axes = 64

  init(at path: String) throws {
    driver = try InputDriver(at: path)
  }

  /// Sends a touch and waits until the server has processed it.
  func touch(_ phase: Phase, finger: UInt32, at point: ScreenPoint) throws {
    let place = [Double(point.x) / Double(size.width), Double(point.y) / Double(size.height)]
    let values = place.map { $0 * Self.axisMaximum } + Array(repeating: 0, count: Self.axes - place.count)
    let head = [finger, phase.rawValue, 0].flatMap(InputDriver.bytes)
    let mask: [UInt8] = [0b11, 0, 0, 0, 0, 0, 0, 0]
    let padding = InputDriver.bytes(of: UInt32(0))
    let unaccelerated = [UInt8](repeating: 0, count: Self.axes * 8)
    try driver.perform(.touch, head + mask + padding + values.flatMap(InputDriver.bytes) + unaccelerated)
  }
}
