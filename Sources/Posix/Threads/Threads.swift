import Glibc
import Synchronization

/// Work on several threads at once, which end with it: nothing stays behind that would ever wake.
package enum Threads {
  /// The results for all pieces, in their order. The first piece is the calling thread's own, and so is every one for which
  /// the system has no thread.
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

  /// Starts work that may never end, such as asking a disk that does not answer. Nobody joins its thread, which ends with the
  /// work. False where the system has no thread left.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool { Job(work).startDetached() }

  /// The result of work that may never end; nil where it is held up for longer, or where the system has no thread left. Its
  /// thread is not waited for any longer then. A thread that only waits for a processor gets more time.
  package static func result<Result: Sendable>(
    within seconds: Double, _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    let job = TimedJob(work)
    return job.startDetached() ? job.result(within: seconds) : nil
  }

  /// Seconds that a thread gets beyond its time if all it lacks is a processor.
  static let grace = 5.0

  /// Whether a thread of this process waits for something other than a processor (proc(5), `stat`).
  static func isHeldUp(_ thread: Int32) -> Bool {
    guard let text = try? RegularFile.read("/proc/self/task/\(thread)/stat"),
      let end = text.lastIndex(of: UInt8(ascii: ")")), end + 2 < text.count
    else { return false }
    return text[end + 2] != UInt8(ascii: "R")
  }
}

/// What a thread can be started on, whatever comes of it.
private class Work: @unchecked Sendable {
  func run() {}

  /// nil where the system has no thread left. Whoever joins it keeps this until then.
  final func start() -> pthread_t? {
    var thread = pthread_t()
    let code = unsafe pthread_create(&thread, nil, Self.body, Unmanaged.passUnretained(self).toOpaque())
    return code == 0 ? thread : nil
  }

  /// False where the system has no thread left. The thread keeps this for as long as it runs.
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

/// One piece of work. Its result is written by the thread that runs it, and read when that has been joined.
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

/// A piece of work that is waited for, but not for ever. Its result is written by the thread that runs it, and read when the
/// latch has been opened.
private final class TimedJob<Result: Sendable>: Work, @unchecked Sendable {
  private var result: Result?
  private let latch = Latch()
  private let thread = Mutex<Int32?>(nil)
  private let body: @Sendable () -> Result

  init(_ body: @escaping @Sendable () -> Result) {
    self.body = body
  }

  override func run() {
    thread.withLock { $0 = LibrarySymbols.threadNumber() }
    result = body()
    latch.open()
  }

  func result(within seconds: Double) -> Result? {
    var (waited, step) = (0.0, seconds)
    while !latch.wait(atMost: step) {
      waited += step
      if isHeldUp || waited > seconds + Threads.grace { return nil }
      step = 0.01
    }
    return result
  }

  private var isHeldUp: Bool { thread.withLock { $0 }.map(Threads.isHeldUp) ?? false }
}
