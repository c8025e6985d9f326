import CPosix
import Glibc
import Synchronization

/// Runs work on threads that end with the work: `pthread_*`. Unlike those of a thread pool, they never wake up an idle
/// process.
package enum Threads {
  /// Processes pieces on one thread each, and returns the results in their order. The calling thread processes the
  /// first piece, and those for which the system cannot create a thread.
  package static func map<Piece: Sendable, Result: Sendable>(
    _ pieces: [Piece], _ work: @escaping @Sendable (Piece) -> Result
  ) -> [Result] {
    let jobs = pieces.map { piece in Job { work(piece) } }
    let threads = jobs.dropFirst().map { $0.start() }
    jobs.first?.run()
    for (job, thread) in zip(jobs.dropFirst(), threads) {
      if let thread { pthread_join(thread, nil) } else { job.run() }
    }
    return jobs.compactMap(\.result)
  }

  /// Starts work that may never end, such as a system call on a disk that does not respond, on a detached thread; false
  /// if the system cannot create a thread.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool { Job(work).startDetached() }

  /// Runs work that may never end, and waits for its result.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait. A thread that is only waiting for a processor gets ``grace`` more seconds.
  ///   - work: The work. Its thread continues after the timeout.
  /// - Returns: The result; nil after the timeout or if the system cannot create a thread.
  package static func result<Result: Sendable>(
    within seconds: Double, _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    let job = TimedJob(work)
    return job.startDetached() ? job.result(within: seconds) : nil
  }

  /// Begins work whose result is needed later.
  package static func begin<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> EarlyResult<Result> {
    let job = TimedJob(work)
    return EarlyResult(job: job, isBegun: job.startDetached())
  }

  /// Blocks this thread for less than a second. Wraps `usleep`.
  package static func sleep(seconds: Double) { usleep(UInt32(seconds * 1_000_000)) }

  /// The additional time in seconds for a thread that is only waiting for a processor.
  static let grace = 5.0

  /// Whether a thread of this process is blocked, and not running or waiting for a processor (proc(5), `stat`).
  static func isBlocked(_ thread: Int32) -> Bool {
    guard let text = try? RegularFile.read("/proc/self/task/\(thread)/stat"),
      let end = text.lastIndex(of: UInt8(ascii: ")")), end + 2 < text.count
    else { return false }
    return text[end + 2] != UInt8(ascii: "R")
  }
}

/// The result of work that has begun; see ``Threads/begin(_:)``.
package struct EarlyResult<Result: Sendable>: Sendable {
  fileprivate let job: TimedJob<Result>
  /// False if the system could not create a thread. The work is then done by the one that needs the result.
  fileprivate let isBegun: Bool

  /// Waits for the result. Call it once.
  package func get() -> Result { isBegun ? job.finalResult() : job.body() }
}

/// Work of any result type, which a thread can run.
private class Work: @unchecked Sendable {
  func run() {}

  /// Starts a thread; nil if the system cannot create one. The caller has to keep this object until it has joined the
  /// thread.
  final func start() -> pthread_t? {
    var thread = pthread_t()
    let code = unsafe pthread_create(&thread, nil, Self.body, Unmanaged.passUnretained(self).toOpaque())
    return code == 0 ? thread : nil
  }

  /// Starts a detached thread, which retains this object; false if the system cannot create a thread.
  final func startDetached() -> Bool {
    var thread = pthread_t()
    let kept = unsafe Unmanaged.passRetained(self)
    guard unsafe pthread_create(&thread, nil, Self.detachedBody, kept.toOpaque()) == 0 else {
      unsafe kept.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
    guard let pointer = unsafe pointer else { return nil }
    unsafe Unmanaged<Work>.fromOpaque(pointer).takeUnretainedValue().run()
    return nil
  }

  private static let detachedBody: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
    guard let pointer = unsafe pointer else { return nil }
    unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
    return nil
  }
}

/// Work whose thread is joined. The thread writes the result, which is read after joining.
private final class Job<Result>: Work, @unchecked Sendable {
  private(set) var result: Result?
  private let body: @Sendable () -> Result

  init(_ body: @escaping @Sendable () -> Result) {
    self.body = body
  }

  override func run() {
    result = body()
  }
}

/// Work whose result is waited for with a timeout. The thread writes the result, which is read after the latch is open.
private final class TimedJob<Result: Sendable>: Work, @unchecked Sendable {
  private var result: Result?
  private let latch = Latch()
  private let thread = Mutex<Int32?>(nil)
  fileprivate let body: @Sendable () -> Result

  init(_ body: @escaping @Sendable () -> Result) {
    self.body = body
  }

  override func run() {
    thread.withLock { $0 = quiver_gettid() }
    result = body()
    latch.open()
  }

  /// Waits however long it takes.
  func finalResult() -> Result {
    while true {
      if latch.wait(atMost: 60), let result { return result }
    }
  }

  func result(within seconds: Double) -> Result? {
    var (waited, step) = (0.0, seconds)
    while !latch.wait(atMost: step) {
      waited += step
      if isBlocked || waited > seconds + Threads.grace { return nil }
      step = 0.01
    }
    return result
  }

  private var isBlocked: Bool { thread.withLock { $0 }.map(Threads.isBlocked) ?? false }
}
