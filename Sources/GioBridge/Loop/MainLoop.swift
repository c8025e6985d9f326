import CGio

/// The main loop of the process. Wraps `GMainLoop`. It also runs the jobs of Swift's main actor.
package enum MainLoop {
  private static let loop = g_main_loop_new(nil, 0)
  private static var swiftTasks: LoopSource?

  /// Returns after `quit`.
  package static func run() {
    swiftTasks = swiftTasks ?? watch(descriptor: MainQueue.descriptor) { _ in MainQueue.drain() }
    g_main_loop_run(loop)
  }

  package static func quit() {
    g_main_loop_quit(loop)
  }

  /// Runs the loop until `outcome` returns a value. Wraps `g_main_context_iteration`.
  package static func run<Outcome>(until outcome: () -> Outcome?) -> Outcome {
    while true {
      if let outcome = outcome() { return outcome }
      g_main_context_iteration(nil, 1)
    }
  }
}
