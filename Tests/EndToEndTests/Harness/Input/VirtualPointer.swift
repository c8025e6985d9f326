/// A mouse of a Wayland compositor: `virtual-pointer.py`.
final class VirtualPointer {
  private let process: ChildProcess

  /// The codes of buttons in linux/input-event-codes.h.
  private enum Button: Int { case left = 0x110, right = 0x111 }

  /// The outputs are side by side.
  init(on desktop: TestDesktop, outputs: Int = 1) throws {
    let size = ["\(outputs * TestDesktop.screen.width)", "\(TestDesktop.screen.height)"]
    process = try desktop.start(["/usr/bin/python3", "-B", TestFiles.script("virtual-pointer.py")] + size)
    guard process.line() == "ready" else { throw NeverHappened(description: "a virtual pointer") }
  }

  func secondaryTap(_ point: ScreenPoint) async throws {
    try send([move(point), press(.right), release(.right)])
  }

  private func send(_ words: [String]) throws {
    try process.send(line: words.joined(separator: " "))
    guard process.line() == "done" else { throw NeverHappened(description: "an answer of the virtual pointer") }
  }

  private func move(_ point: ScreenPoint) -> String { "move \(point.x) \(point.y)" }
  private func press(_ button: Button) -> String { "press \(button.rawValue)" }
  private func release(_ button: Button) -> String { "release \(button.rawValue)" }
}

extension VirtualPointer: Pointer {
  func perform(_ actions: [PointerAction]) async throws {
    try send(
      actions.flatMap { action in
        switch action {
        case .down(let point): [move(point), press(.left)]
        case .move(let point): [move(point)]
        case .up(let point): [move(point), release(.left)]
        case .pause(let time): ["wait \(time / .seconds(1))"]
        }
      })
  }
}
