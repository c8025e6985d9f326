import Glibc

/// What this process may cost; the kernel ends it when it costs more.
package enum Limits {
  /// For good: no core dumps, no file longer than `fileSize` bytes, and clocks that end the process when they ring.
  package static func confine(fileSize: Int) {
    set(.core, to: 0)
    set(.fileSize, to: fileSize)
    hearClocks()
    // Later this process may not open it any more.
    _ = addressSpace()
  }

  /// Whoever started this process may block or ignore the signals, and it would inherit that.
  private static func hearClocks() {
    var clocks = sigset_t()
    unsafe sigemptyset(&clocks)
    for clock in [SIGALRM, SIGPROF] {
      signal(clock, SIG_DFL)
      unsafe sigaddset(&clocks, clock)
    }
    unsafe sigprocmask(SIG_UNBLOCK, &clocks, nil)
  }

  /// Lets all others go before this thread, and before those it starts, where the processor is short.
  package static func yield() {
    _ = nice(10)
  }

  /// From now on and until the next call or `rest()`: so many more bytes of address space, so many seconds of processor
  /// time and of wall time.
  package static func allow(memory: Int, processorSeconds: Double, wallSeconds: Double) {
    if let used = addressSpace() { set(.addressSpace, to: used + memory) }
    arm(.processor, seconds: processorSeconds)
    arm(.wall, seconds: wallSeconds)
  }

  /// Stops both clocks.
  package static func rest() {
    arm(.processor, seconds: 0)
    arm(.wall, seconds: 0)
  }

  private enum Resource { case core, fileSize, addressSpace }
  private enum Clock { case processor, wall }

  /// The soft limit alone: unlike the hard one it can be raised again for the next piece of work.
  private static func set(_ resource: Resource, to value: Int) {
    let which =
      switch resource {
      case .core: RLIMIT_CORE
      case .fileSize: RLIMIT_FSIZE
      case .addressSpace: RLIMIT_AS
      }
    let number = __rlimit_resource_t(which.rawValue)
    var limit = rlimit()
    guard unsafe getrlimit(number, &limit) == 0 else { return }
    limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
    _ = unsafe setrlimit(number, &limit)
  }

  private static func arm(_ clock: Clock, seconds: Double) {
    let whole = seconds.rounded(.down)
    let which = clock == .processor ? ITIMER_PROF : ITIMER_REAL
    var timer = itimerval()
    timer.it_value = timeval(tv_sec: Int(whole), tv_usec: Int((seconds - whole) * 1_000_000))
    _ = unsafe setitimer(__itimer_which_t(which.rawValue), &timer, nil)
  }

  /// Stays open.
  private static let memoryStatus = try? OpenFile(reading: "/proc/self/statm")

  /// Bytes of address space in use: the first word of statm counts pages (proc(5)). nil where `/proc` is not there.
  private static func addressSpace() -> Int? {
    let text = (try? memoryStatus?.chunk(at: 0, max: 256)).map { String(decoding: $0, as: UTF8.self) }
    return text?.split(separator: " ").first.flatMap { Int($0) }.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
  }
}
