import Glibc

/// A BPF program that the kernel runs for each system call, which it allows or makes fail (seccomp(2),
/// <linux/filter.h>). It exists only for the processors of ``CallNumbers``.
struct CallFilter {
  /// `struct sock_filter`.
  private struct Step {
    var code: UInt16
    /// How many steps to skip if the comparison is true, or false.
    var whenTrue: UInt8 = 0
    var whenFalse: UInt8 = 0
    var value: UInt32
  }

  /// `struct sock_fprog`.
  @unsafe private struct Program {
    var length: UInt16
    var steps: UnsafePointer<Step>?
  }

  private var steps: [Step] = []

  /// Makes a filter; nil if the call numbers of this processor are not known.
  init?(allowingPrograms: Bool) {
    guard let numbers = CallNumbers.ofThisProcessor else { return nil }
    load(at: Self.architecture)
    unless(.equal, numbers.architecture) { $0.answer(EPERM) }
    load(at: Self.number)
    when(.atLeast, CallNumbers.foreign) { $0.answer(EPERM) }
    refuse(numbers.connecting + numbers.prying + numbers.changingFiles)
    if !allowingPrograms { refuseCallsOfPrograms(numbers) }
    pass()
  }

  private mutating func refuse(_ numbers: [UInt32]) {
    for number in numbers { when(.equal, number) { $0.answer(EPERM) } }
  }

  /// Refuses the calls that this process does not need, but programs that it starts do.
  private mutating func refuseCallsOfPrograms(_ numbers: CallNumbers) {
    refuse(numbers.starting + numbers.sharing + numbers.signalling + numbers.disturbing + [numbers.ioctl])
    refuseSignals(numbers)
    refuseTruncation(numbers)
    for number in numbers.limiting { on(number, argument: 0) { $0.unless(.equal, 0) { $0.answer(EPERM) } } }
    refuseProcesses(numbers)
  }

  /// Refuses to send signals to other processes. It allows signals to the process itself, which the C library needs to
  /// abort, and signal 0, which only checks whether a process exists.
  private mutating func refuseSignals(_ numbers: CallNumbers) {
    on(numbers.kill, argument: 1) { $0.unless(.equal, 0) { $0.answer(EPERM) } }
    on(numbers.tgkill, argument: 0) { $0.unless(.equal, UInt32(getpid())) { $0.answer(EPERM) } }
    on(numbers.fcntl, argument: 1) { filter in
      for command in Self.signallingCommands { filter.when(.equal, command) { $0.answer(EPERM) } }
    }
  }

  /// Refuses to truncate files, which Landlock does not do before Linux 6.2. It refuses openat2 altogether, because a
  /// filter cannot read its flags through the pointer.
  private mutating func refuseTruncation(_ numbers: CallNumbers) {
    let truncates = UInt32(O_TRUNC)
    if let open = numbers.open { on(open, argument: 1) { $0.when(.has, truncates) { $0.answer(EPERM) } } }
    on(numbers.openat, argument: 2) { $0.when(.has, truncates) { $0.answer(EPERM) } }
    when(.equal, numbers.openat2) { $0.answer(ENOSYS) }
  }

  /// Refuses to create processes, but allows threads, which the same calls create. It refuses clone3 altogether,
  /// because a filter cannot read its flags through the pointer. With `ENOSYS` glibc falls back to clone.
  private mutating func refuseProcesses(_ numbers: CallNumbers) {
    when(.equal, numbers.clone3) { $0.answer(ENOSYS) }
    on(numbers.clone, argument: 0) { $0.unless(.has, Self.makesThread) { $0.answer(EPERM) } }
  }

  /// Installs the filter for all threads of this process and everything that they start.
  func install() {
    unsafe steps.withUnsafeBufferPointer { steps in
      let program = unsafe Program(length: UInt16(steps.count), steps: steps.baseAddress)
      unsafe withUnsafePointer(to: program) {
        _ = unsafe LibrarySymbols.call(CallNumbers.seccomp, Self.setFilter, Self.allThreads, $0)
      }
    }
  }
}

extension CallFilter {
  /// A comparison of the loaded value: `BPF_JMP` with `BPF_JEQ`, `BPF_JGE` or `BPF_JSET` of <linux/filter.h>.
  private enum Comparison: UInt16 {
    case equal = 0x15
    case atLeast = 0x35
    case has = 0x45
  }

  private mutating func when(_ comparison: Comparison, _ value: UInt32, then body: (inout CallFilter) -> Void) {
    let place = steps.count
    steps.append(Step(code: comparison.rawValue, value: value))
    body(&self)
    steps[place].whenFalse = UInt8(steps.count - place - 1)
  }

  private mutating func unless(_ comparison: Comparison, _ value: UInt32, then body: (inout CallFilter) -> Void) {
    let place = steps.count
    steps.append(Step(code: comparison.rawValue, value: value))
    body(&self)
    steps[place].whenTrue = UInt8(steps.count - place - 1)
  }

  /// Loads the lower 32 bits of an argument of a call for `body` to compare. The call is allowed unless `body` refuses
  /// it.
  private mutating func on(_ number: UInt32, argument: UInt32, compare body: (inout CallFilter) -> Void) {
    when(.equal, number) {
      $0.load(at: Self.firstArgument + 8 * argument)
      body(&$0)
      $0.pass()
    }
  }

  private mutating func load(at offset: UInt32) {
    steps.append(Step(code: 0x20, value: offset))
  }

  private mutating func pass() {
    steps.append(Step(code: Self.end, value: Self.allow))
  }

  private mutating func answer(_ code: Int32) {
    steps.append(Step(code: Self.end, value: Self.failure | UInt32(code)))
  }

  /// Offsets in `struct seccomp_data`.
  private static let number: UInt32 = 0
  private static let architecture: UInt32 = 4
  private static let firstArgument: UInt32 = 16
  /// `F_SETOWN`, `F_SETSIG`, `F_SETOWN_EX` and `F_SETLEASE` of <fcntl.h>. The first three make the kernel send signals
  /// to another process, and a lease can block another process.
  private static let signallingCommands: [UInt32] = [8, 10, 15, 1024]
  /// `CLONE_THREAD` of <linux/sched.h>.
  private static let makesThread: UInt32 = 0x0001_0000

  private static let end: UInt16 = 0x06
  /// `SECCOMP_RET_ALLOW` and `SECCOMP_RET_ERRNO` of <linux/seccomp.h>.
  private static let allow: UInt32 = 0x7fff_0000
  private static let failure: UInt32 = 0x0005_0000
  /// `SECCOMP_SET_MODE_FILTER` and `SECCOMP_FILTER_FLAG_TSYNC`.
  private static let setFilter = 1
  private static let allThreads = 1
}
