import CGtk

/// Runs a task's work beside the main thread, each piece on a thread that ends with it. Wraps `g_thread_new`.
///
/// Swift's own pool looks after its threads once a second for as long as the process lives (libdispatch's workqueue
/// monitor), and at rest nothing of ours is to wake.
nonisolated package final class OwnThread: TaskExecutor {
  package static let executor = OwnThread()

  package func enqueue(_ job: consuming ExecutorJob) {
    let piece = Unmanaged.passRetained(Piece(job: UnownedJob(job), executor: self))
    let thread = g_thread_new(
      "work",
      { data in
        guard let data else { return nil }
        let piece = Unmanaged<Piece>.fromOpaque(data).takeRetainedValue()
        piece.job.runSynchronously(on: piece.executor.asUnownedTaskExecutor())
        return nil
      }, piece.toOpaque())
    g_thread_unref(thread)
  }

  private final class Piece {
    let job: UnownedJob
    let executor: OwnThread

    init(job: UnownedJob, executor: OwnThread) {
      self.job = job
      self.executor = executor
    }
  }
}
