import Glibc
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Starts and ends the application, and answers requests.
extension Application {
  func begin(isHidden: Bool) {
    signals = [SIGTERM, SIGINT, SIGHUP].map { MainLoop.watch(signal: $0) { MainLoop.quit() } }
    display.onLoss { [weak self] in self?.displayLost() ?? _exit(ExitStatus.noDisplay) }
    if environment.kioskFile != nil { beginKiosk() }
    waitForDisk()
    arrangeUnmanagedWindows()
    if isHidden {
      standBy()
    } else {
      stage.expectFirstFrame()
      show()
    }
    startTiming?.reach(.window)
    connectBus()
  }

  /// Seconds that the window waits for the layout and the caches. A working disk is faster.
  private static let timeLimit = 0.2

  /// Reports the places that do not answer, and waits for each of them.
  func reportUnresponsive() {
    let places = environment.unresponsive
    guard !places.isEmpty else { return }
    stage.send(.notice(Strings.leftOut(places)))
    for place in places { Log.warning("\(place) does not answer; it is left out until it does") }
    for place in places where awaitedPlaces.insert(place).inserted { waitForAnswer(of: place) }
  }

  private func waitForAnswer(of place: String) {
    BackgroundTask.run {
      ResponsiveEnvironment.waitForAnswer(of: place)
    } then: { [weak self] in
      self?.awaitedPlaces.remove(place)
      Log.info("\(place) answers again")
      self?.follow(answering: place)
    }
  }

  /// What is not read in time is adopted later.
  private func waitForDisk() {
    let end = MonotonicClock.now + Self.timeLimit
    home.wait(atMost: Self.timeLimit)
    iconZoom.wait(atMost: max(end - MonotonicClock.now, 0))
    usage.waitForHistory(atMost: max(end - MonotonicClock.now, 0))
    if home.isLoading { lockLayout() }
    catalogue.finishRecalling(within: max(end - MonotonicClock.now, 0))
  }

  func end() {
    kiosk.heartbeat?.end()
    kiosk.finish()
    home.finish()
    usage.finish()
    installations.finish()
    reminders.finish()
    iconZoom.finish()
    hints.finish()
    chosenSettings.finish()
    if let frameTiming { Log.info(frameTiming.report) }
  }

  private func displayLost() -> Never { end(with: ExitStatus.noDisplay, because: "the display is gone") }

  /// Saves what the user has changed.
  private func end(with status: Int32, because reason: String) -> Never {
    Log.error(reason)
    home.finish()
    usage.finish()
    installations.finish()
    reminders.finish()
    iconZoom.finish()
    _exit(status)
  }

  /// The bus has answered when the springboard was shown already: that of a kiosk waits for no bus, and others not for long.
  func connect(to bus: Bus, request: InstanceRequest?) {
    let isKiosk = environment.kioskFile != nil
    instance = isKiosk ? .permanent(on: bus) : .late(on: bus, request: request)
    connectBus()
    if isKiosk { AccessibilityBridge.begin(on: bus) }
  }

  private func connectBus() {
    guard let instance else { return }
    launches.launcher.bus = instance.bus
    providers.bus = instance.bus
    power.sessionBus = instance.bus
    kiosk.accessibility.bus = instance.bus
    instance.bus.onClose = { [weak self] in self?.busClosed() }
    instance.onReplaced = { MainLoop.quit() }
    instance.onRequest = { [weak self] in self?.answer($0, token: $1) }
  }

  /// Without the bus, nothing could bring the home screen of a kiosk to the front.
  private func busClosed() {
    if environment.kioskFile != nil { end(with: ExitStatus.busLost, because: "the session bus has ended") }
    launches.busClosed()
  }

  /// Adds to the log of a kiosk.
  func log(_ event: KioskEvent) {
    if let log = KioskLog(environment) { kiosk.log.append(event, to: log) }
  }

  /// Returns the reason if the request is refused.
  @discardableResult
  func answer(_ request: InstanceRequest, token: String? = nil) -> InstanceRefusal? {
    guard let refusal = refusal(of: request) else {
      carryOut(request, token: token)
      return nil
    }
    Log.warning("“\(request)” was refused: \(refusal)")
    log(.refused("\(request)"))
    return refusal
  }

  private func refusal(of request: InstanceRequest) -> InstanceRefusal? {
    if environment.kioskFile != nil, [.quit, .edit, .settings].contains(request) { return .kiosk }
    if request.raises, cannotRaise { return .behindWindows }
    if let act = request.act, !stage.springboard.allows(act) { return .layout(home.isLoading ? .loading : .locked) }
    let count = stage.springboard.pageCount(of: .main)
    if case .page(let number) = request, number > count, !home.isLoading { return .noPage(number, count: count) }
    return nil
  }

  /// A Wayland client without layers, such as in cage, cannot put its window in front of others, and does not know whether
  /// there are any. Those of running applications probably are.
  private var cannotRaise: Bool {
    display.backend == .wayland && !main.toplevel.isLayered && presence == .home && !main.toplevel.isActive
      && launches.isAnythingRunning
  }

  private func carryOut(_ request: InstanceRequest, token: String?) {
    switch request {
    case .show: bringToFront(token: token)
    case .hide: leave()
    case .toggle: if isInFront { leave() } else { bringToFront(token: token) }
    case .quit: MainLoop.quit()
    case .edit, .search, .library, .guide, .settings, .page: bringToFront(token: token)
    case .undo, .redo: break
    }
    if let act = request.act { stage.send(.act(act)) }
  }
}

extension Application {
  /// Prepares everything for the moment when the springboard is shown. A home screen is shown at once.
  private func standBy() {
    guard presence != .home else { return show() }
    place()
    main.toplevel.prepare(for: monitorPlan.main ?? display.monitors.first)
    stage.send(.hidden)
    beginWork()
  }

  /// Shows the springboard in front of all windows. A home screen is below them, so the window manager hides them until one
  /// of them is activated or another one is opened.
  func bringToFront(token: String?) {
    show(token: token)
    if presence == .home { setInFront(true) }
  }

  /// Whether the user sees the springboard, and it stays. A home screen may be shown behind other windows.
  var isInFront: Bool {
    guard main.toplevel.isShown, presence == .home else {
      return main.toplevel.isShown && !stage.springboard.isLeaving(.main)
    }
    if main.toplevel.isLayered { return isRaised }
    return unmanagedWindows?.isHomeInFront ?? display.isShowingDesktop ?? main.toplevel.isActive
  }

  func show(token: String? = nil) {
    isWaitingForMonitor = false
    if !main.toplevel.isShown {
      main.isPainted = false
      place()
    }
    catalogue.rescan()
    usage.updateDay()
    if let token { main.toplevel.present(startupID: token) } else { main.toplevel.present() }
    stage.send(.shown)
    updateStatus()
    guard startSavingIdle != nil else { return }
    placeOtherWindowsSoon()
    offerHint()
  }

  /// Shows new users how to arrange icons, unless they cannot. It waits for the first frame.
  func offerHint() {
    guard main.toplevel.isShown, !stage.springboard.preferences(of: .main).restrictions.isLocked else { return }
    hints.homeScreenShown()
  }

  /// Fades out, and then hides the windows. A home screen cannot be hidden: it returns to its first page, and below the
  /// other windows.
  func leave() {
    guard presence != .home else { return returnHome() }
    stage.send(.leave)
  }

  /// Hides the windows at once.
  func hide() {
    main.toplevel.hide()
    stage.send(.hidden)
    hideOtherWindows()
    updateStatus()
    if let frameTiming { Log.info(frameTiming.report) }
  }

  private func returnHome() {
    setInFront(false)
    stage.send(.act(.page(0)))
  }

  func closeRequested(_ window: SpringboardWindow) {
    guard window === main else { return otherWindowClosed(window) }
    switch presence {
    case .home: if main.toplevel.isLayered { monitorRemoved() }
    case .overlay: closeOverlay(window)
    case .window: MainLoop.quit()
    }
  }

  /// A compositor asks for nothing: it has closed the window on a layer already.
  func closeOverlay(_ window: SpringboardWindow) {
    if window.toplevel.isLayered { hide() } else { leave() }
  }
}
