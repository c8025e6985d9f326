import Foundation
import Testing

/// A user who gives no input for a second is reported once, and so is the next input. In between, nothing wakes up.
@Suite struct IdleWatchTests {
  @Test("The user becomes idle and active on X11")
  func theUserBecomesIdleAndActiveOnX11() throws {
    try expectReports(in: TestSession([.display]), of: "xdotool", "key", "a")
  }

  @Test(
    "The user becomes idle and active on Wayland",
    .enabled(if: TestSession.canStartCompositor, "sway needs a user namespace if root runs the tests"))
  func theUserBecomesIdleAndActiveOnWayland() throws {
    try expectReports(in: TestSession([.compositor]), of: "wtype", "a")
  }

  private func expectReports(in session: TestSession, of input: String...) throws {
    var start = ContinuousClock.now
    try session.run(input)
    let probe = try session.probe("idle", "1")
    #expect(probe.nextLine() == "watching")
    for _ in 1...2 {
      #expect(probe.nextLine() == "idle")
      #expect(ContinuousClock.now - start >= .milliseconds(990))
      #expect(try isAsleep(probe))
      start = .now
      try session.run(input)
      #expect(probe.nextLine() == "active")
    }
    // If the end takes long, the user is idle again.
    #expect(try [[], ["idle"]].contains(probe.end()))
  }

  /// Whether no thread of the process wakes up for a second. The process may still have to go to sleep at first.
  private func isAsleep(_ process: BackgroundProcess) throws -> Bool {
    for _ in 1...3 {
      let before = try wakeUps(of: process)
      Thread.sleep(forTimeInterval: 1)
      if try wakeUps(of: process) == before { return true }
    }
    return false
  }

  private func wakeUps(of process: BackgroundProcess) throws -> [String] {
    let threads = "/proc/\(process.processID)/task"
    return try FileManager.default.contentsOfDirectory(atPath: threads).sorted().flatMap { thread in
      try String(contentsOfFile: "\(threads)/\(thread)/status", encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("voluntary_ctxt_switches") }.map { "\(thread) \($0)" }
    }
  }
}
