import GioBridge
import Glibc
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The phases of a run: its start, its first frame, and its end.
extension Application {
  func connect() {
    session.onEvent = { [weak self] in self?.receive($0) }
    session.settings.onChange = { [weak self] in self?.settingsChanged($0) }
    stage.shared.onInput = { [weak self] in self?.recorder?.record($0, in: $1, at: $2) }
    stage.onConfirm = { [weak self] in self?.session.post(.frameConfirmed) }
    files.onChange = { [weak self] in self?.reread($0) }
    features.catalogue.onApplications = { [timing] in timing.start?.reach(.applications) }
    windows.hooks.connect = { [features] window in features.all.forEach { $0.connect(window) } }
    windows.hooks.carryOut = { [features, windows] in features.carryOut($0, in: $1, of: windows) }
    windows.hooks.rest = { [features] scene, window in features.all.forEach { $0.rest(scene, in: window) } }
    windows.hooks.appeared = { [timing] in
      timing.start?.reach(.cachedFrame)
      timing.start?.reach(.firstFrame)
    }
    windows.hooks.painted = { [weak self] in self?.painted() }
    windows.connect(windows.main)
    stage.contentFiles = { [weak self] in self?.contentFiles }
  }

  func begin(isHidden: Bool) {
    signals = [SIGTERM, SIGINT, SIGHUP].map { MainLoop.watch(signal: $0) { MainLoop.quit() } }
    session.display.onLoss { [weak self] in self?.displayLost() ?? _exit(ExitStatus.noDisplay) }
    features.kiosk?.begin()
    if isHidden {
      readContent()
    } else {
      stage.expectFirstFrame(atRest: environment.configuration.beginsAtRest) { [weak self] in self?.readContent() }
    }
    windows.followWindows()
    if isHidden, session.windowKind != .home {
      windows.standBy()
      firstFramePainted()
    } else {
      windows.show()
    }
    timing.start?.reach(.window)
    connectBus()
  }

  /// Seconds that the window waits for the layout and the caches. A working disk is faster.
  private static let timeLimit = 0.2

  /// Sends the layout, the history and the applications to the springboard. What is not read in time is adopted later.
  private func readContent() {
    features.catalogue.begin()
    features.layout.begin()
    let end = MonotonicClock.now + Self.timeLimit
    features.layout.wait(atMost: Self.timeLimit)
    features.usage.wait(atMost: max(end - MonotonicClock.now, 0))
    features.catalogue.wait(atMost: max(end - MonotonicClock.now, 0))
  }

  /// The files that the first page is made from; nil while they are read or written.
  private var contentFiles: [String]? {
    guard let layout = features.layout.savedFiles, let applications = features.catalogue.savedFiles else { return nil }
    return layout + applications
  }

  /// The main window was painted.
  private func painted() {
    if case .cached = stage.firstFrame {
      timing.start?.reach(.cachedFrame)
    } else if timing.start?.reached.contains(.cachedFrame) == true {
      timing.start?.reach(.repainted)
    }
    timing.start?.reach(.firstFrame)
    if timing.start?.reached.contains(.applications) == true, stage.resources.isComplete {
      timing.start?.reach(.settled)
    }
    if session.phase == .starting { firstFramePainted() }
  }

  /// Seconds for which the display, which may share a processor with this process, puts the first frame on screen.
  private static let firstFrameDelay = 0.1

  /// Starts what can wait for the first frame.
  private func firstFramePainted() {
    session.reach(.painted)
    stage.firstFramePainted()
    for feature in features.all { feature.painted() }
    confirmTimer = MainLoop.timer(after: Self.firstFrameDelay) { [weak self] in self?.confirm() }
    windows.placeOthersSoon()
  }

  /// Checks what was read from caches, and what was read before the first frame.
  private func confirm() {
    session.reach(.confirmed)
    stage.confirmCachedFrame()
    for feature in features.all { feature.confirm() }
    reportDiagnostics()
    watchFiles()
    windows.followForeign()
  }

  func end() {
    for feature in features.all { feature.finish() }
    save()
    reportFrames()
  }

  private func save() {
    for feature in features.all { feature.save() }
  }

  func reportFrames() {
    if let frames = timing.frames { Log.info(frames.report) }
  }

  private func displayLost() -> Never { end(with: ExitStatus.noDisplay, because: "the display is gone") }

  private func end(with status: Int32, because reason: String) -> Never {
    Log.error(reason)
    save()
    _exit(status)
  }
}

/// The session bus.
extension Application {
  /// The bus has answered when the springboard was shown already: that of a kiosk waits for no bus, and others not for long.
  func connect(to bus: Bus, request: InstanceRequest?) {
    instance = session.isKiosk ? .permanent(on: bus) : .late(on: bus, request: request)
    connectBus()
    if session.isKiosk { AccessibilityBridge.begin(on: bus) }
  }

  private func connectBus() {
    guard let instance else { return }
    session.connect(to: instance.bus)
    for feature in features.all { feature.connect(to: instance.bus) }
    instance.bus.onClose = { [weak self] in self?.busClosed() }
    instance.onReplaced = { MainLoop.quit() }
    instance.onRequest = { [weak self] in self?.answer($0, token: $1) ?? .success({}) }
  }

  /// Without the bus, nothing could bring the home screen of a kiosk to the front.
  private func busClosed() {
    if session.isKiosk { end(with: ExitStatus.busLost, because: "the session bus has ended") }
    launches.busClosed()
  }
}
