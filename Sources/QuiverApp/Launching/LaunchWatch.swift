import Freedesktop
import GioBridge
import Glibc
import GtkBridge
import QuiverCore
import QuiverSession
import SpringboardEngine

/// Launches applications, and reports when their windows appear and which applications are running.
final class LaunchWatch {
  /// Called with the number of the window by which a launch was recognized, on X11.
  var onOutcome: (ItemID, LaunchOutcome, _ window: UInt?) -> Void = { _, _, _ in }
  /// Called with what the log of a kiosk records.
  var onKioskEvent: (KioskEvent) -> Void = { _ in }
  /// Called when another program has opened a window of an application.
  var onWindow: () -> Void = {}
  /// Called when other applications are running than before.
  var onRunning: (Set<ItemID>) -> Void = { _ in }
  /// Calls its argument when something may be launched. A kiosk waits until nothing is left of the last visitor.
  var whenReady: (@escaping () -> Void) -> Void = { $0() }
  /// The X server's timestamp of the last input, which allows a new window to take the focus.
  var serverTime: () -> UInt32 = { 0 }
  let launcher: Launcher
  private let tokens: StartupTokens
  private let windows: ClientWindows?
  /// Whether the windows of all programs are known.
  let seesWindows: Bool
  /// Whether the applications are known, and what is running is followed.
  private var isFollowing = false
  private var units: ApplicationUnits?
  private var pending = PendingWindows()
  private var running = RunningApplications()
  private var runningIDs: Set<ItemID> = []
  /// Whether any application is running.
  var isAnythingRunning: Bool { !runningIDs.isEmpty }
  private var assumedOpenTimers: [ItemID: LoopSource] = [:]
  /// Seconds after which a program without a known window is assumed to be open.
  private static let assumedOpenDelay = 2.0

  init(_ environment: Environment, on display: Display) {
    launcher = Launcher(LaunchEnvironment(environment))
    tokens = StartupTokens(on: display)
    windows = ClientWindows(on: display)
    seesWindows = windows != nil && !display.isXwayland
    launcher.makeToken = { [weak self] in self?.token(for: $0, $1) }
    launcher.onProgress = { [weak self] in self?.progressed($0, $1) }
    launcher.onExit = { [weak self] in self?.onKioskEvent(.ended(id: $0.text, $1)) }
    windows?.onAppear = { [weak self] in self?.appeared($0) }
    windows?.onChange = { [weak self] in self?.updateRunning() }
    launcher.onProcesses = { [weak self] in self?.updateRunning() }
  }

  /// Sets the applications that windows can belong to. The first call begins to follow what is running.
  func setWindowOwners(_ owners: WindowOwners) {
    running.owners = owners
    isFollowing = true
    followUnits()
    updateRunning()
  }

  /// The session bus was connected, which may take longer than finding the applications.
  func connect(to bus: Bus) {
    launcher.connect(to: bus)
    followUnits()
  }

  private func followUnits() {
    guard isFollowing, units == nil, let bus = launcher.bus else { return }
    units = ApplicationUnits(on: bus)
    units?.onChange = { [weak self] in self?.updateRunning() }
  }

  /// The connection to the session bus is lost.
  func busClosed() {
    launcher.busClosed()
    units = nil
    updateRunning()
  }

  private func updateRunning() {
    running.processes = launcher.processes
    running.units = units?.applications ?? []
    // Before the first scan no window could be recognized, and its properties need not be read.
    if running.owners != WindowOwners() { running.windows = windows?.others ?? [] }
    let ids = running.ids
    guard ids != runningIDs else { return }
    runningIDs = ids
    onRunning(ids)
  }

  /// Launches the application, or one of its actions. `entry` may come from the cache and is used to recognize the
  /// windows; `read` reads the entry that is launched from the disk.
  func launch(
    _ entry: DesktopEntry, as id: ItemID, action: String? = nil, reading read: @escaping @Sendable () -> DesktopEntry?
  ) {
    assumedOpenTimers[id] = nil
    pending.expect(entry, as: id)
    launcher.launch(id, named: entry.name, action: action, reading: read)
  }

  /// Opens a file, a directory or a link in the program that the desktop provides for it.
  func open(_ document: LaunchDocument, with command: String? = nil) {
    launcher.open(document, with: command)
  }

  func open(_ document: LaunchDocument, in entry: DesktopEntry) {
    launcher.open(document, in: entry)
  }

  private func token(for entry: DesktopEntry, _ plan: LaunchPlan) -> String? {
    let token = tokens.token(for: entry, plan, serverTime: serverTime())
    if let token { pending.note(startupID: token, of: .application(plan.id)) }
    return token
  }

  private func progressed(_ id: ItemID, _ progress: Launcher.Progress) {
    switch progress {
    case .started(let process):
      onKioskEvent(.launched(id: id.text, process: process))
      pending.note(process: process, of: id)
      onOutcome(id, .started, nil)
      if !seesWindows { assumeOpenSoon(id) }
    case .ended(let process): if pending.expects(process, of: id) { assumeOpenSoon(id) }
    case .activating: onOutcome(id, .started, nil)
    case .activated:
      pending.forget(id)
      resolve(id, .mapped)
    case .failed(let words):
      onKioskEvent(.failed(id: id.text, reason: words))
      if let token = pending.forget(id) { tokens.end(token) }
      resolve(id, .failed(words))
    }
  }

  private func appeared(_ window: ClientWindow) {
    if let id = pending.match(window) { resolve(id, .mapped, window.id) }
    if window.processID != getpid(), window.isOfApplication { onWindow() }
  }

  /// The token is not ended: with it, a window that comes late still takes the focus.
  private func assumeOpenSoon(_ id: ItemID) {
    assumedOpenTimers[id] = MainLoop.timer(after: Self.assumedOpenDelay) { [weak self] in
      self?.pending.forget(id)
      self?.resolve(id, .mapped)
    }
  }

  private func resolve(_ id: ItemID, _ outcome: LaunchOutcome, _ window: UInt? = nil) {
    assumedOpenTimers[id] = nil
    onOutcome(id, outcome, window)
  }
}
