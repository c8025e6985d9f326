import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Connects the parts of the application.
extension Application {
  func connect() {
    connect(main)
    main.stage.shared.onInput = { [weak self] in self?.recorder?.record($0, in: $1, at: $2) }
    resources.onWallpaperFault = { [weak self] in self?.stage.send(.notice($0)) }
    resources.onPictures = { [weak self] in self?.followPictures() }
    display.onMonitorsChange = { [weak self] in self?.monitorsChange() }
    settings.onChange = { [weak self] in self?.settingsChanged($0) }
    files.onChange = { [weak self] in self?.reread($0) }
    pictures.onChange = { [weak self] _ in self?.allResources.forEach { $0.picturesChanged() } }
    connectApplications()
    connectIdleReset()
    connectStatus()
    connectSleep()
    connectAttractMode()
    hints.onHint = { [weak self] in self.map { $0.stage.send(.hint(InputDevice(of: $0.display))) } }
    connectHome()
    connectGuide()
    connectProviders()
    connectSettings()
    connectPower()
  }

  /// Connects what each window has.
  func connect(_ window: SpringboardWindow) {
    window.canvas.onEvent = { [weak self, weak window] event in
      window.flatMap { self?.receive(event, in: $0) } ?? false
    }
    listen(to: window)
    window.stage.onEffect = { [weak self, unowned window] in self?.carryOut($0, in: window) }
    window.stage.onRest = { [weak self, unowned window] in self?.rests($0, in: window) }
    window.stage.onFrame = { [weak self, unowned window] in self?.painted($0, in: window) }
    window.resources.onChange = { [unowned window] in window.stage.repaint() }
    window.resources.slides.mayAdvance = { [weak self, unowned window] in self?.mayChangeWallpaper(in: window) ?? false
    }
    window.accessibility.onAction = { [unowned window] in window.stage.send($0) }
    window.naming.onChange = { [unowned window] in window.stage.repaint() }
    window.naming.onName = { [unowned window] in window.stage.send(.act(.rename($0, $1))) }
    window.searching.onText = { [unowned window] in window.stage.send(.search($0)) }
    window.searching.onComposing = { [unowned window] in window.stage.repaint() }
    window.searching.onKey = { [weak self, weak window] event in
      window.flatMap { self?.receive(event, in: $0) } ?? false
    }
    window.sheet.onKey = { [weak self, weak window] event in
      window.flatMap { self?.receive(event, in: $0) } ?? false
    }
    window.resources.icons.resultIcon = { [providers] in providers.icon(of: $0) }
  }

  private func connectApplications() {
    catalogue.onUpdate = { [weak self] in self?.receive($0) }
    catalogue.onWindowOwners = { [weak self] in self?.launches.setWindowOwners($0) }
    usage.onChange = { [weak self] in
      self.map { $0.stage.send(.usage($0.usage.history, day: $0.usage.day, $0.usage.dayPart)) }
    }
    // The library depends on the day even if there is no history.
    usage.onChange()
    installations.onChange = { [weak self] in
      self.map { $0.stage.send(.installations($0.installations.installations)) }
    }
    iconZoom.onChange = { [weak self] in self?.sendPreferences() }
    launches.onOutcome = { [weak self] in self?.launched($0, $1) }
    launches.onKioskEvent = { [weak self] in self?.log($0) }
    launches.onRunning = { [weak self] in
      self?.stage.send(.running($0))
      self?.kiosk.attractMode.follow(running: $0)
      self?.updateHomeStrip()
    }
    // Not every window manager ends the mode for a new window.
    launches.onWindow = { [weak self] in self?.setInFront(false) }
  }

  func listen(to window: SpringboardWindow) {
    window.toplevel.onCloseRequest = { [weak self, weak window] in if let window { self?.closeRequested(window) } }
    window.toplevel.onExternalChange = { [weak self] in self?.restore(after: $0) }
    window.toplevel.onVisibilityChange = { [weak self, weak window] in
      window?.stage.isCovered = $0 == .obscured
      self?.updateStatus()
    }
  }

  private func launched(_ id: ItemID, _ outcome: LaunchOutcome) {
    kiosk.attractMode.launched(id, outcome)
    if outcome == .mapped, !kiosk.attractMode.isShown { usage.countLaunch(of: id) }
    // Nobody tells a Wayland client that another one has shown a window. What is assumed later must not undo the home key.
    if outcome == (main.toplevel.isLayered ? .started : .mapped) { setInFront(false) }
    let view = launchingViews[id]
    let window = windows.first { $0.view == view } ?? main
    window.stage.send(.launch(id, outcome))
  }

  func connectHome() {
    home.onLoad = { [weak self] in self?.loaded($0) }
    home.onChange = { [weak self] in self?.stage.send(.board($0)) }
    home.onHistory = { [weak self] in self?.stage.send(.history($0)) }
    home.onFailure = { [weak self] _ in self?.stage.send(.notice(Strings.notSaved)) }
  }

  func receive(_ event: Event, in window: SpringboardWindow) -> Bool {
    launches.serverTime = event.stamp.serverTime
    if isForKiosk(event) { return true }
    if event.leavesFields { windows.forEach { $0.naming.end() } }
    guard let (input, moment) = router.input(for: event) else { return false }
    if case .hover(let point) = input, !window.stage.isElsewhere(point) { return true }
    window.stage.send(input, at: moment)
    return true
  }

  private func highlightMenuRow(startingWith character: Character, in window: SpringboardWindow) {
    let (scene, springboard) = (window.stage.scene, window.stage.springboard)
    let row = scene.menuRow(startingWith: character) { entry in
      Strings.title(of: entry) { springboard.name(of: $0) ?? $0.text }
    }
    if let row { window.stage.send(.act(.menu(.highlight(row)))) }
  }

  /// Whether an event only wakes the screens, ends what attracts visitors, or stops the countdown.
  func isForKiosk(_ event: Event) -> Bool {
    kiosk.screenSleep.receive(event) || kiosk.attractMode.covers(event) || kiosk.idleReset.receive(event)
  }

  private func painted(_ scene: Scene, in window: SpringboardWindow) {
    guard window === main else { return }
    for other in secondaryWindows { other.show(scene, in: stage.springboard.viewport(of: .main)) }
    paintedMain()
  }

  private func paintedMain() {
    if !main.isPainted { takeKeyboardAfterFrame() }
    main.isPainted = true
    if case .cached = stage.firstFrame {
      startTiming?.reach(.cachedFrame)
    } else if startTiming?.reached.contains(.cachedFrame) == true {
      startTiming?.reach(.repainted)
    }
    startTiming?.reach(.firstFrame)
    if startTiming?.reached.contains(.applications) == true, resources.isComplete { startTiming?.reach(.settled) }
    beginWork()
  }

  /// Seconds for which the display, which may share a processor with this process, puts the first frame on screen.
  private static let firstFrameDelay = 0.1

  /// Starts the work on the disk that can wait for the first frame.
  func beginWork() {
    guard startSavingIdle == nil else { return }
    kiosk.heartbeat?.begin()
    startSavingIdle = MainLoop.idle { [weak self] in
      self?.home.begin()
      self?.reportUnresponsive()
      self?.offerHint()
      self?.reportDiagnostics()
    }
    confirmCachesTimer = MainLoop.timer(after: Self.firstFrameDelay) { [weak self] in self?.confirm() }
    earlyUpdateTimer = MainLoop.timer(after: 0) { [weak self] in self?.takeEarlyUpdate() }
    placeOtherWindowsSoon()
  }

  /// Checks what was read from caches, and what was read before the first frame.
  private func confirm() {
    stage.confirmCachedFrame()
    catalogue.confirm()
    resources.confirm()
    installations.follow(environment)
    beginGuide()
    beginPower()
    kiosk.idleReset.follow(environment)
    kiosk.status.follow(environment)
    updateStatus()
    kiosk.screenSleep.follow(environment)
    followFiles()
    followWindows()
  }

  /// Updates the screen readers when the frame is on screen.
  private func rests(_ scene: Scene, in window: SpringboardWindow) {
    placeSearchField(of: window, in: scene)
    placeSheet(of: window, in: scene)
    window.accessibilityIdle = MainLoop.idle { [unowned window] in
      window.accessibility.show(scene, of: window.stage.springboard, in: window.view)
    }
  }

  private func carryOut(_ effect: Effect, in window: SpringboardWindow) {
    switch effect {
    case .launch(let id, _): launch(id, in: window)
    case .launchAction(let id, let action, _): launch(id, action: action, in: window)
    case .openedGuide(let id): installations.open(id)
    case .showElsewhere(.file(let id)): showFile(of: id)
    case .showElsewhere(.softwareCentre(let id)): showInSoftwareCentre(id)
    case .showElsewhere(.settings): openSettings()
    case .save(let board): home.save(board)
    case .saveIconZoom(let zoom): iconZoom.save(zoom)
    case .announce(let announcement): window.accessibility.announce(announcement)
    case .hide: hide()
    case .beginSheet(let content): beginSheet(content, in: window)
    case .endSheet: endSheet(in: window)
    case .measureDetails(let id, let width):
      window.stage.send(.sheetHeight(.details(id), window.resources.painter.sheetHeight(of: id, width: width)))
    case .learned: hints.learned()
    case .record(let step): home.record(step)
    case .editName(let id, let name): editName(of: id, name, in: window)
    case .endNaming: window.naming.end()
    case .beginSearch(let text): beginSearch(text, in: window)
    case .typeInSearch: window.searching.handleCurrentKey()
    case .findMenuRow(let character): highlightMenuRow(startingWith: character, in: window)
    case .endSearch: endSearch(in: window)
    case .askProviders(let query):
      askingWindow = window
      providers.ask(query)
    case .openedKeypad: openedKeypad(in: window)
    case .checkPIN(let pin): check(pin, from: window)
    case .perform(let service): perform(service)
    case .toggle(let feature): kiosk.accessibility.toggle(feature, in: environment)
    case .readClock: readClock(in: window)
    case .openChannel(let id): openChannel(id)
    case .remind(let id): changeReminders(.added(id))
    case .forgetReminder(let id): changeReminders(.removed(id))
    case .openResult(let id): providers.open(id, serverTime: launches.serverTime)
    case .power(let action): power.perform(action)
    case .remember(let id, let text): usage.remember(choice: id, for: text)
    }
  }

  private func launch(_ id: ItemID, action: String? = nil, in window: SpringboardWindow) {
    guard let entry = catalogue.entry(id) else { return }
    launchingViews[id] = window.view
    installations.open(id)
    kiosk.state.launch()
    kiosk.wipe.then { [weak self] in
      guard let self else { return }
      launches.launch(entry, as: id, action: action, reading: catalogue.reader(of: id))
    }
  }
}

extension Event {
  /// A press, a scroll or a pinch ends a text field.
  fileprivate var leavesFields: Bool {
    switch self {
    case .pointer(let event): event.phase == .down
    case .scroll, .pinch: true
    case .key: false
    }
  }
}
