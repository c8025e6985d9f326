import CGtk

/// The one loop of this process. Wraps `GMainLoop`; Swift's main actor runs on it too.
package enum MainLoop {
  private static let loop = g_main_loop_new(nil, 0)
  private static let swiftTasks = MainQueueSource()

  /// Returns when somebody calls `quit`.
  package static func run() {
    swiftTasks.attach()
    g_main_loop_run(loop)
  }

  package static func quit() {
    g_main_loop_quit(loop)
  }

  /// Runs the loop until `outcome` has come, for a command that has no window and nothing else to do. Wraps
  /// `g_main_context_iteration`.
  package static func run<Outcome>(until outcome: () -> Outcome?) -> Outcome {
    while true {
      if let outcome = outcome() { return outcome }
      g_main_context_iteration(nil, 1)
    }
  }
}
