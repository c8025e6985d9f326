/// The mouse, moved by xdotool.
struct Mouse {
  let desktop: TestDesktop

  func secondaryTap(_ point: ScreenPoint) async throws {
    try await desktop.xdotool(at(point) + ["click", "3"])
  }

  /// Turns the wheel by one notch.
  func wheelDown(at point: ScreenPoint) async throws {
    try await desktop.xdotool(at(point) + ["click", "5"])
  }

  private func at(_ point: ScreenPoint) -> [String] { ["mousemove", "\(point.x)", "\(point.y)"] }
}

extension Mouse: Pointer {
  /// All actions are performed in one process, so that only the pauses between them take time.
  func perform(_ actions: [PointerAction]) async throws {
    try await desktop.xdotool(actions.flatMap(words))
  }

  private func words(for action: PointerAction) -> [String] {
    switch action {
    case .down(let point): at(point) + ["mousedown", "1"]
    case .move(let point): at(point)
    case .up(let point): at(point) + ["mouseup", "1"]
    case .pause(let time): ["sleep", "\(time / .seconds(1))"]
    }
  }
}

extension TestDesktop {
  var mouse: Mouse { Mouse(desktop: self) }
}
