import CPosix
import Glibc

/// A BPF program that the kernel runs for each system call, which it allows or makes fail (seccomp(2),
/// <linux/filter.h>). It exists only for the processors of ``CallNumbers``.
struct CallFilter {
  private var steps: [sock_filter] = []

  /// Makes a filter; nil if there is none for this processor.
  init?(allowingPrograms: Bool) {
    guard let architecture = CallNumbers.architecture else { return nil }
    load(at: quiver_offset_of_architecture)
    unless(.equal, architecture) { $0.answer(EPERM) }
    load(at: quiver_offset_of_number)
    when(.atLeast, CallNumbers.foreign) { $0.answer(EPERM) }
    refuse(CallNumbers.connecting + CallNumbers.prying + CallNumbers.changingFiles)
    if !allowingPrograms { refuseCallsOfPrograms() }
    pass()
  }

  private mutating func refuse(_ numbers: [UInt32]) {
    for number in numbers { when(.equal, number) { $0.answer(EPERM) } }
  }

  /// Refuses the calls that this process does not need, but programs that it starts do.
  private mutating func refuseCallsOfPrograms() {
    refuse(CallNumbers.starting + CallNumbers.sharing + CallNumbers.signalling + CallNumbers.disturbing)
    refuse([CallNumbers.ioctl])
    refuseSignals()
    refuseTruncation()
    for number in CallNumbers.limiting { on(number, argument: 0) { $0.unless(.equal, 0) { $0.answer(EPERM) } } }
    refuseProcesses()
  }

  /// Refuses to send signals to other processes. It allows signals to the process itself, which the C library needs to
  /// abort, and signal 0, which only checks whether a process exists.
  private mutating func refuseSignals() {
    on(CallNumbers.kill, argument: 1) { $0.unless(.equal, 0) { $0.answer(EPERM) } }
    on(CallNumbers.tgkill, argument: 0) { $0.unless(.equal, UInt32(getpid())) { $0.answer(EPERM) } }
    on(CallNumbers.fcntl, argument: 1) { filter in
      for command in Self.signallingCommands { filter.when(.equal, command) { $0.answer(EPERM) } }
    }
  }

  /// Refuses to truncate files, which Landlock does not do before Linux 6.2. It refuses openat2 altogether, because a
  /// filter cannot read its flags through the pointer.
  private mutating func refuseTruncation() {
    let truncates = UInt32(O_TRUNC)
    if let open = CallNumbers.open { on(open, argument: 1) { $0.when(.has, truncates) { $0.answer(EPERM) } } }
    on(CallNumbers.openat, argument: 2) { $0.when(.has, truncates) { $0.answer(EPERM) } }
    when(.equal, CallNumbers.openat2) { $0.answer(ENOSYS) }
  }

  /// Refuses to create processes, but allows threads, which the same calls create. It refuses clone3 altogether,
  /// because a filter cannot read its flags through the pointer. With `ENOSYS` glibc falls back to clone.
  private mutating func refuseProcesses() {
    when(.equal, CallNumbers.clone3) { $0.answer(ENOSYS) }
    on(CallNumbers.clone, argument: 0) { $0.unless(.has, quiver_clone_thread) { $0.answer(EPERM) } }
  }

  /// Installs the filter for all threads of this process and everything that they start. Returns false if the kernel does not
  /// accept it.
  func install() -> Bool {
    var steps = steps
    return unsafe quiver_install_filter(&steps, UInt16(steps.count)) == 0
  }
}

extension CallFilter {
  /// A comparison of the loaded value.
  private enum Comparison {
    case equal, atLeast, has

    var code: Int32 {
      switch self {
      case .equal: BPF_JEQ
      case .atLeast: BPF_JGE
      case .has: BPF_JSET
      }
    }
  }

  /// Adds a step. A comparison skips as many steps as `jt` or `jf` says if it is true, or false.
  private mutating func add(_ code: Int32, _ value: UInt32) {
    steps.append(sock_filter(code: UInt16(code), jt: 0, jf: 0, k: value))
  }

  private mutating func when(_ comparison: Comparison, _ value: UInt32, then body: (inout CallFilter) -> Void) {
    let place = steps.count
    add(BPF_JMP | comparison.code | BPF_K, value)
    body(&self)
    steps[place].jf = UInt8(steps.count - place - 1)
  }

  private mutating func unless(_ comparison: Comparison, _ value: UInt32, then body: (inout CallFilter) -> Void) {
    let place = steps.count
    add(BPF_JMP | comparison.code | BPF_K, value)
    body(&self)
    steps[place].jt = UInt8(steps.count - place - 1)
  }

  /// Loads the lower 32 bits of an argument of a call for `body` to compare. The call is allowed unless `body` refuses
  /// it.
  private mutating func on(_ number: UInt32, argument: UInt32, compare body: (inout CallFilter) -> Void) {
    when(.equal, number) {
      $0.load(at: quiver_offset_of_arguments + 8 * argument)
      body(&$0)
      $0.pass()
    }
  }

  private mutating func load(at offset: UInt32) {
    add(BPF_LD | BPF_W | BPF_ABS, offset)
  }

  private mutating func pass() {
    add(BPF_RET | BPF_K, UInt32(SECCOMP_RET_ALLOW))
  }

  private mutating func answer(_ code: Int32) {
    add(BPF_RET | BPF_K, UInt32(SECCOMP_RET_ERRNO) | UInt32(code))
  }

  /// The first three make the kernel send signals to another process, and a lease can block another process.
  private static let signallingCommands = [
    quiver_f_setown, quiver_f_setsig, quiver_f_setown_ex, quiver_f_setlease,
  ]
}
