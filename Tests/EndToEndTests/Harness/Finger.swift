import Foundation

/// A finger on the touch screen.
struct Finger {
  let screen: TouchScreen
  let number: UInt32

  func tap(_ spot: Spot) async throws {
    try screen.touch(.down, finger: number, at: spot)
    try await Task.sleep(for: .milliseconds(40))
    try screen.touch(.up, finger: number, at: spot)
  }

  /// Slowly there, a rest, and let go.
  func drag(from start: Spot, by distance: Int) async throws {
    try await move(from: start, by: distance, steps: 10, pause: .milliseconds(20))
    try await Task.sleep(for: .milliseconds(300))
    try screen.touch(.up, finger: number, at: start.moved(distance))
  }

  /// A short way, and let go at speed.
  func fling(from start: Spot, by distance: Int) async throws {
    try await move(from: start, by: distance, steps: 4, pause: .milliseconds(10))
    try screen.touch(.up, finger: number, at: start.moved(distance))
  }

  private func move(from start: Spot, by distance: Int, steps: Int, pause: Duration) async throws {
    try screen.touch(.down, finger: number, at: start)
    for step in 1...steps {
      try await Task.sleep(for: pause)
      try screen.touch(.move, finger: number, at: start.moved(distance * step / steps))
    }
  }
}

extension Desk {
  /// A finger, where the desk has a touch screen.
  func finger(_ number: UInt32 = 0) throws -> Finger {
    Finger(screen: try TouchScreen(at: "\(directory)/touch"), number: number)
  }

  /// An X server with a touch screen and a keyboard that programs drive.
  func touchServer() throws -> [String] {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let template = try String(contentsOf: here.appending(path: "touch-screen.conf"), encoding: .utf8)
    try write("xorg.conf", template.replacing("@directory@", with: directory))
    return [
      "Xorg", "-displayfd", "1", "-seat", "seat-test", "-noreset", "-nolisten", "tcp", "-config",
      "\(directory)/xorg.conf", "-logfile", "\(directory)/xorg.log",
    ]
  }
}
