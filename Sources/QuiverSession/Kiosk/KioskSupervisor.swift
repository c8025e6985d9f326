import Freedesktop
import GioBridge
import Glibc
import Posix
import QuiverCore

/// Starts the home screen of a kiosk, and starts it again whenever it ends, crashes or hangs, until the staff leaves the
/// kiosk. Applications are not children of the supervisor, and continue. The user's programs can end every process, so no
/// end of a process means that somebody has left the kiosk.
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
  /// Whether the home screen waits for an answer of the display.
  private var awaitsDisplay = false
  private var sources: [LoopSource] = []
  private var outcome: Int32?
  private var phase = Phase.running
  private let pins: PINCheck
  private let applications = KioskApplications()
  /// The connection to the home screen, and what reads from it.
  private var connection: (socket: LineSocket, source: LoopSource)?
  /// nil if the display server was there before.
  private let session: KioskSession?

  private enum Phase: Equatable {
    case running
    /// The staff has left the kiosk, or a signal asked for the end, and the home screen saves its state.
    case ending(status: Int32)
  }

  /// Seconds without a sign of life after which the home screen counts as hung: while it starts, and afterwards.
  private static let (startLimit, limit) = (10.0, 1.2)
  /// How often in succession the home screen is started without a display. The session ends with its display.
  private static let displayTries = 3
  /// Seconds that the home screen has to save its state.
  private static let endLimit = 5.0

  /// Supervises the home screen that a file describes. `session` is the path of a program that starts the display server: see
  /// ``KioskSession``.
  package init(homeScreen file: String, session: String? = nil, environment: [String: String]) throws(FileFault) {
    ProcessProtection.begin()
    StandardStreams.surviveBrokenPipes()
    self.session = session.map { KioskSession(program: $0, environment: environment, file: file) }
    command = [Executable.sibling(named: "quiver") ?? "quiver", "--kiosk", file]
    socket = try NotificationSocket()
    variables = environment
    log = KioskLog(variables: environment)
    pins = PINCheck(file: file, environment: environment, log: log)
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
      MainLoop.watch(signal: signal) { [weak self] in self?.end(with: 128 + signal) }
    }
    sources.append(MainLoop.watch(descriptor: socket.descriptor) { [weak self] _ in self?.receive() })
    if let session { begin(session) } else { start() }
    let status = MainLoop.run { outcome }
    endSession()
    log.finish()
    return status
  }

  private func begin(_ session: KioskSession) {
    session.onDisplay = { [weak self] display in
      self?.variables.merge(display) { $1 }
      self?.start()
    }
    session.onEnd = { [weak self] in
      guard let self, outcome == nil else { return }
      note("the display server has ended")
      child?.kill()
      outcome = ExitStatus.noDisplay
    }
    do throws(ProgramStart.Failure) {
      try session.begin()
    } catch {
      Log.error("the display server does not start: \(error)")
      outcome = ExitStatus.noDisplay
    }
  }

  private func endSession() {
    var hasEnded = session == nil
    session?.end { hasEnded = true }
    MainLoop.run { hasEnded ? () : nil }
  }

  private func start() {
    var variables = variables
    let isSafe = crashes.needsSafeMode(at: MonotonicTime.now)
    variables[KioskEnvironment.safeModeVariable] = isSafe ? "1" : nil
    if isSafe { note("safe mode") }
    do throws(SpawnFailure) {
      let ends = LineSocket.pair()
      defer { withExtendedLifetime(ends) {} }
      let process = try Spawning.spawn(
        command, environment: variables, directory: "/", standardInput: ends?.theirs.descriptor)
      let child = Child(process: process)
      self.child = child
      listen(to: ends?.ours)
      expectSign(within: Self.startLimit)
      if let descriptor = child.descriptor {
        exitSource = MainLoop.watch(descriptor: descriptor) { [weak self] _ in self?.reap() }
      }
    } catch {
      Log.error("the home screen does not start: \(Strings.clause(for: error))")
      restart()
    }
  }

  private func listen(to socket: LineSocket?) {
    connection = socket.map { socket in
      (socket, MainLoop.watch(descriptor: socket.descriptor) { [weak self] _ in self?.receiveMessages() })
    }
  }

  private func receiveMessages() {
    guard let lines = connection?.socket.receive() else { return connection = nil }
    for message in lines.compactMap(Supervision.Message.init) { carryOut(message) }
  }

  private func carryOut(_ message: Supervision.Message) {
    switch message {
    case .keypad: pins.wait { [weak self] in self?.answer($0) }
    case .pin(let pin): pins.check(pin) { [weak self] in self?.answer($0) }
    case .leave: leave()
    case .started(let process): applications.add(process)
    case .endApplications: applications.end()
    }
  }

  private func answer(_ answer: Supervision.Answer) { connection?.socket.send(answer.line) }

  private func leave() {
    guard pins.allowsLeaving else { return Log.warning("leaving without the right PIN is refused") }
    end(with: 0)
  }

  private func receive() {
    // No process has the number -1.
    let lines = socket.receive(from: child?.process ?? -1)
    guard phase == .running, !lines.isEmpty else { return }
    missingDisplays = 0
    awaitsDisplay = lines.last == Supervision.displayWait
    let isEnding = lines.contains("STOPPING=1")
    expectSign(within: awaitsDisplay ? Supervision.displayLimit : isEnding ? Self.endLimit * 2 : Self.limit)
    let forwarded = lines.filter { $0 == "READY=1" || $0 == "WATCHDOG=1" }
    if let upper, !forwarded.isEmpty { NotificationSocket.send(forwarded.joined(separator: "\n"), to: upper) }
  }

  private func expectSign(within seconds: Double) {
    hangTimer = MainLoop.timer(after: seconds) { [weak self] in self?.hangs() }
  }

  private func hangs() {
    child?.kill()
    note("hang")
    if awaitsDisplay { giveUpSession(because: "the display does not answer") }
  }

  /// The display server and the bus start again with the session, if it is the supervisor's own.
  private func giveUpSession(because reason: String) {
    guard session != nil, phase == .running else { return }
    note(reason)
    outcome = ExitStatus.noDisplay
  }

  private func reap() {
    guard let exit = child?.reap() else { return }
    // It may have told that the staff leaves before it ended.
    receiveMessages()
    (child, exitSource, hangTimer, connection, awaitsDisplay) = (nil, nil, nil, nil, false)
    if case .ending(let status) = phase { return outcome = status }
    switch exit {
    case .status(ExitStatus.noDisplay):
      missingDisplays += 1
      if missingDisplays >= Self.displayTries { outcome = ExitStatus.noDisplay } else { restart() }
    case .status(ExitStatus.busLost) where session != nil: giveUpSession(because: "the session bus has ended")
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

  /// Ends the home screen, and then this process with an exit status.
  private func end(with status: Int32) {
    guard phase == .running else { return }
    (timer, phase) = (nil, .ending(status: status))
    guard let child else { return outcome = status }
    Glibc.kill(child.process, SIGTERM)
    hangTimer = MainLoop.timer(after: Self.endLimit) { child.kill() }
  }
}
