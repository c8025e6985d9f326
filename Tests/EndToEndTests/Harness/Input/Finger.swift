import Foundation

/// A finger on the touch screen.
struct Finger: Pointer {
  let screen: TouchScreen
  let number: UInt32

  func perform(_ actions: [PointerAction]) async throws {
    for action in actions {
      switch action {
      case .down(let spot): try screen.touch(.down, finger: number, at: spot)
      case .move(let spot): try screen.touch(.move, finger: number, at: spot)
      case .up(let spot): try screen.touch(.up, finger: number, at: spot)
      case .pause(let time): try await Task.sleep(for: time)
      }
    }
  }
}

extension Desk {
  /// A finger, where the desk has a touch screen.
  func finger(_ number: UInt32 = 0) throws -> Finger {
    Finger(screen: try touchScreen.get(), number: number)
  }

  /// An X server with a touch screen and a keyboard that programs drive.
  func touchServer() throws -> [String] {
    let template = try String(contentsOfFile: TestFiles.script("touch-screen.conf"), encoding: .utf8)
    try write("xorg.conf", template.replacing("@directory@", with: directory))
    return [
      "Xorg", "-displayfd", "1", "-seat", "seat-test", "-noreset", "-nolisten", "tcp", "-config",
      "\(directory)/xorg.conf", "-logfile", "\(directory)/xorg.log",
    ]
  }
}
