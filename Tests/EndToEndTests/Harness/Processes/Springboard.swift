import Foundation

/// A running `quiver`, seen from the outside.
final class Springboard {
  /// A critical of GLib's is a failure.
  static let strict = ["G_DEBUG": "fatal-criticals"]

  let process: Resident

  init(_ process: Resident) {
    self.process = process
  }

  var isRunning: Bool { process.status == nil }

  /// Waits for its end and says what it ended with.
  func ends() async throws -> Int32 {
    try await eventually("the end of quiver") { process.status }
  }

  func ends(on signal: Int32) async throws -> Int32 {
    process.send(signal)
    return try await ends()
  }

  /// Waits until nothing moves and nothing waits to be done: every thread sleeps, and none was woken meanwhile.
  func rests() async throws {
    var before = activity, quiet = 0
    try await eventually("rest", within: .seconds(60)) {
      try await Task.sleep(for: .milliseconds(100))
      let now = activity
      quiet = now == before && now.isAsleep ? quiet + 1 : 0
      before = now
      return quiet == 3
    }
  }

  /// The same when its helpers have left, which they do by themselves when nobody asked them anything for a while.
  func restsAlone() async throws {
    try await eventually("no helper", within: .seconds(90)) { !activity.hasChildren }
    try await rests()
  }

  /// Comes to rest, and stays there: no thread is woken for ten seconds. The first may not be silent: a thread of GLib's pool
  /// ends when it was idle for fifteen.
  func isSilent() async throws {
    try await restsAlone()
    try await eventually("silence", within: .seconds(90)) {
      let before = activity
      try await Task.sleep(for: .seconds(10))
      return activity == before
    }
  }

  var activity: Activity { Activity(of: process.number) }
}
