import Glibc

/// Limits of memory, time and file size. The kernel ends this process when it exceeds them.
package enum Limits {
  /// Prepares the process for limits: no core dumps, no file larger than `fileSize` bytes, and timers that end the
  /// process when they expire.
  package static func confine(fileSize: Int) {
    set(.core, to: 0)
    set(.fileSize, to: fileSize)
    receiveTimerSignals()
    // Opens the file now, because a confined process may not open it later.
    _ = MemoryStatus.addressSpace
  }

  /// Restores the default handlers of the timer signals. The parent process may have blocked or ignored them, which
  /// this process inherits.
  private static func receiveTimerSignals() {
    var clocks = sigset_t()
    unsafe sigemptyset(&clocks)
    for clock in [SIGALRM, SIGPROF] {
      signal(clock, SIG_DFL)
      unsafe sigaddset(&clocks, clock)
    }
    unsafe sigprocmask(SIG_UNBLOCK, &clocks, nil)
  }

  /// Lowers the priority of this thread, and of those that it starts afterwards, below that of other processes.
  package static func yield() {
    _ = nice(10)
  }

  /// Sets limits until the next call or ``rest()``.
  ///
  /// - Parameters:
  ///   - memory: How many more bytes of address space the process may use.
  ///   - processorSeconds: How much more processor time it may use.
  ///   - wallSeconds: How much more time may pass.
  package static func allow(memory: Int, processorSeconds: Double, wallSeconds: Double) {
    if let used = MemoryStatus.addressSpace { set(.addressSpace, to: used + memory) }
    arm(.processor, seconds: processorSeconds)
    arm(.wall, seconds: wallSeconds)
  }

  /// Stops both timers.
  package static func rest() {
    arm(.processor, seconds: 0)
    arm(.wall, seconds: 0)
  }

  private enum Resource { case core, fileSize, addressSpace }
  private enum Clock { case processor, wall }

  /// Sets the soft limit. Unlike the hard limit, it can be raised again for the next piece of work.
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
}
