import Foundation

/// A finger on the touch screen.
struct Finger: Pointer {
  let screen: TouchScreen
  let number: UInt32

  func perform(_ actions: [PointerAction]) async throws {
    for action in actions {
      switch action {
      case .down(let point): try screen.touch(.down, finger: number, at: point)
      case .move(let point): try screen.touch(.move, finger: number, at: point)
      case .up(let point): try screen.touch(.up, finger: number, at: point)
      case .pause(let time): try await Task.sleep(for: time)
      }
    }
  }
}

extension TestDesktop {
  /// A finger on a desktop with a touch screen.
  func finger(_ number: UInt32 = 0) throws -> Finger {
    Finger(screen: try touchScreen.get(), number: number)
  }

  /// The command for an X server with a touch screen and a keyboard that are driven by programs.
  func touchServer() throws -> [String] {
    let template = try String(contentsOfFile: TestFiles.script("touch-screen.conf"), encoding: .utf8)
    try write("xorg.conf", template.replacing("@directory@", with: directory))
    return [
      "Xorg", "-displayfd", "1", "-seat", "seat-test", "-noreset", "-nolisten", "tcp", "-config",
      "\(directory)/xorg.conf", "-logfile", "\(directory)/xorg.log",
    ]
  }
}
