import Freedesktop
import Glibc
import GtkBridge
import Posix
import QuiverCore

/// Starts the home screen of a kiosk, and starts it again whenever it ends, crashes or hangs, until the staff leaves the
/// kiosk. Applications are not children of the supervisor, and continue.
package final class KioskSupervisor {
  private let command: [String]
  private let socket: NotificationSocket
  private let log: KioskLog
  private var variables: [String: String]
  private var child: Child?
  private var crashes = Crashes()
  /// How often in succession there was no display.
  private var missingDisplays = 0
  private var exitSource: LoopSource?
  private var timer: LoopSource?
  private var hangTimer: LoopSource?
  private var sources: [LoopSource] = []
  private var outcome: Int32?
  /// A signal asked for the end.
  private var isEnding = false

  /// Seconds without a sign of life after which the home screen counts as hung: while it starts, and afterwards.
  private static let (startLimit, limit) = (10.0, 1.2)
  /// How often in succession the home screen is started without a display. The session ends with its display.
  private static let displayTries = 3
  /// Seconds that the home screen has to save its state.
  private static let endLimit = 5.0

  /// Supervises the home screen that a file describes.
  package init(homeScreen file: String, environment: [String: String]) throws(FileFault) {
    command = [Executable.path ?? "/proc/self/exe", "--kiosk", file]
    socket = try NotificationSocket()
    variables = environment
    log = KioskLog(variables: environment)
    variables["NOTIFY_SOCKET"] = socket.address
    variables["WATCHDOG_USEC"] = "\(Int(Self.limit * 1_000_000))"
    variables["WATCHDOG_PID"] = nil
    // Printing where a crash happened would take longer than the restart.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    upper = environment["NOTIFY_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The supervisor of this supervisor, such as systemd.
  private let upper: String?

  /// Returns the exit status: 0 if the staff has left the kiosk.
  package func run() -> Int32 {
    sources = [SIGTERM, SIGINT, SIGHUP].map { signal in
      MainLoop.watch(signal: signal) { [weak self] in self?.end(by: signal) }
    }
    sources.append(MainLoop.watch(descriptor: socket.descriptor) { [weak self] _ in self?.receive() })
    start()
    return MainLoop.run { outcome }
  }

  private func start() {
    var variables = variables
    let isSafe = crashes.needsSafeMode(at: MonotonicTime.now)
    variables[KioskEnvironment.safeModeVariable] = isSafe ? "1" : nil
    if isSafe { note("safe mode") }
    do throws(SpawnFailure) {
      let process = try Spawning.spawn(command, environment: variables, directory: "/")
      let child = Child(process: process)
      self.child = child
      expectSign(within: Self.startLimit)
      if let descriptor = child.descriptor {
        exitSource = MainLoop.watch(descriptor: descriptor) { [weak self] _ in self?.reap() }
      }
    } catch {
      Log.error("the home screen does not start: \(error.description)")
      restart()
    }
  }

  private func receive() {
    // No process has the number -1.
    let lines = socket.receive(from: child?.process ?? -1)
    guard !isEnding, !lines.isEmpty else { return }
    missingDisplays = 0
    expectSign(within: lines.contains("STOPPING=1") ? Self.endLimit * 2 : Self.limit)
    let forwarded = lines.filter { $0 == "READY=1" || $0 == "WATCHDOG=1" }
    if let upper, !forwarded.isEmpty { NotificationSocket.send(forwarded.joined(separator: "\n"), to: upper) }
  }

  private func expectSign(within seconds: Double) {
    hangTimer = MainLoop.timer(after: seconds) { [weak self] in
      self?.child?.kill()
      self?.note("hang")
    }
  }

  private func reap() {
    guard let exit = child?.reap() else { return }
    (child, exitSource, hangTimer) = (nil, nil, nil)
    switch exit {
    case .status(ExitStatus.leftKiosk): outcome = 0
    case .status(ExitStatus.noDisplay):
      missingDisplays += 1
      if missingDisplays >= Self.displayTries { outcome = ExitStatus.noDisplay } else { restart() }
    case .status, .signal, .unknown:
      note("end: \(exit)")
      crashes.add(at: MonotonicTime.now)
      restart()
    }
  }

  private func restart() {
    timer = MainLoop.timer(after: crashes.delay(at: MonotonicTime.now)) { [weak self] in self?.start() }
  }

  private func note(_ words: String) {
    Log.warning("the home screen: \(words)")
    log.append(.supervised(words))
  }

  /// Ends the home screen, and then this process with the status of a process that the signal has ended.
  private func end(by signal: Int32) {
    (timer, isEnding) = (nil, true)
    guard let child else { return outcome = 128 + signal }
    exitSource = child.descriptor.map { descriptor in
      MainLoop.watch(descriptor: descriptor) { [weak self] _ in self?.outcome = 128 + signal }
    }
    Glibc.kill(child.process, SIGTERM)
    hangTimer = MainLoop.timer(after: Self.endLimit) { [weak self] in
      child.kill()
      self?.outcome = 128 + signal
    }
  }
}
