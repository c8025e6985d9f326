import Foundation

/// A running `quiver` process.
final class Springboard {
  /// Critical messages of GLib end the program.
  static let strict = ["G_DEBUG": "fatal-criticals"]

  let process: ChildProcess

  init(_ process: ChildProcess) {
    self.process = process
  }

  var isRunning: Bool { process.status == nil }

  /// Waits for the end, and returns the exit status.
  func exitStatus() async throws -> Int32 {
    try await eventually("the end of quiver") { process.status }
  }

  func exitStatus(after signal: Int32) async throws -> Int32 {
    process.send(signal)
    return try await exitStatus()
  }

  /// Waits until nothing moves or is pending: every thread sleeps, and none was woken in the meantime. A process that has ended
  /// is never idle.
  func waitUntilIdle() async throws {
    var before = activity, quiet = 0
    try await eventually("rest", within: .seconds(60)) {
      try await Task.sleep(for: .milliseconds(100))
      let now = activity
      quiet = now == before && now.isAsleep ? quiet + 1 : 0
      before = now
      return quiet == 3
    }
  }

  /// Waits until the springboard is idle and its helpers have exited, which they do after a while without requests.
  func waitUntilIdleWithoutHelpers() async throws {
    try await eventually("no helper", within: .seconds(90)) { !activity.hasChildren }
    try await waitUntilIdle()
  }

  /// Waits until no thread is woken for ten seconds. The first ten seconds may have wake-ups, because a thread of
  /// GLib's pool ends after fifteen idle seconds.
  func expectNoWakeups() async throws {
    try await waitUntilIdleWithoutHelpers()
    try await eventually("silence", within: .seconds(90)) {
      let before = activity
      try await Task.sleep(for: .seconds(10))
      return activity == before
    }
    guard isRunning else { throw NeverHappened(description: "silence of a process that is running") }
  }

  var activity: Activity { Activity(of: process.number) }
}
