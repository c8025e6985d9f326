import Glibc

/// Work on several threads at once, which end with it: nothing stays behind that would ever wake.
enum Threads {
  /// The results for all pieces, in their order. The first piece is the calling thread's own, and so is every one for which
  /// the system has no thread.
  static func map<Piece: Sendable, Result: Sendable>(
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
}

/// What a thread can be started on, whatever comes of it.
private class Work: @unchecked Sendable {
  func run() {}

  /// nil where the system has no thread left. Whoever joins it keeps this until then.
  final func start() -> pthread_t? {
    var thread = pthread_t()
    let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
      guard let pointer = unsafe pointer else { return nil }
      unsafe Unmanaged<Work>.fromOpaque(pointer).takeUnretainedValue().run()
      return nil
    }
    let code = unsafe pthread_create(&thread, nil, body, Unmanaged.passUnretained(self).toOpaque())
    return code == 0 ? thread : nil
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
