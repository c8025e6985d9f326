import Freedesktop
import Glibc
import GtkBridge
import SpringboardEngine

/// The running springboard: a window with a stage on it, and the world it acts in.
package final class Application {
  /// How a run ended.
  package enum Outcome: Equatable, Sendable { case done, noDisplay }

  private let display: Display
  private let settings: SettingsWatch
  private let window: Window
  private let stage: Stage
  private let scenery: Scenery
  private let catalogue: CatalogueStore
  private let launcher: Launcher
  private let home: HomeKeeper
  private let accessibility: AccessibleBoard
  private let frames: FrameTrace?
  private var surroundings: Surroundings
  private var router = InputRouter()
  private var instance: Instance?
  private var signals: [LoopSource] = []
  private var iconRetry: LoopSource?
  private var windows: ClientWindows?
  private var launched = PendingWindows()
  private var recorder: TraceRecorder?

  private init(_ surroundings: Surroundings, on display: Display) {
    self.surroundings = surroundings
    self.display = display
    settings = SettingsWatch(of: display)
    let catalogue = CatalogueStore(surroundings.catalogueSources, surroundings.directories)
    self.catalogue = catalogue
    catalogue.refresh()
    scenery = Scenery(surroundings, iconTheme: settings.current.iconTheme) { catalogue.entry($0) }
    let canvas = Canvas()
    window = Window(WindowKind(surroundings.configuration), title: Strings.applicationName, on: display, canvas: canvas)
    frames = surroundings.traces("frames") ? FrameTrace(display) : nil
    let springboard = Springboard(
      viewport: Viewport(size: .zero), preferences: surroundings.configuration.preferences(on: settings.current))
    stage = Stage(springboard, scenery: scenery, canvas: canvas, frames: frames)
    launcher = Launcher(LaunchSurroundings(surroundings), token: StartupTokens(on: display).token)
    home = HomeKeeper(surroundings)
    accessibility = AccessibleBoard(on: canvas) { catalogue.entry($0) }
    recorder = TraceRecorder(surroundings)
    connect(canvas)
  }

  /// Raises the springboard that runs, or becomes it and returns when it ends.
  package static func run(_ surroundings: Surroundings, on request: InstanceRequest) -> Outcome {
    if Instance.send(request) == .delivered { return .done }
    guard let display = Display.open(applicationID: Instance.name) else { return .noDisplay }
    let application = Application(surroundings, on: display)
    application.begin()
    MainLoop.run()
    application.end()
    return .done
  }
}

extension Application {
  private func begin() {
    if let board = home.load() { stage.send(.board(board)) }
    window.canvas.onEvent = { [weak self] in self?.receive($0) ?? false }
    signals = [SIGTERM, SIGINT, SIGHUP].map { MainLoop.watch(signal: $0) { MainLoop.quit() } }
    show()
    Bus.session { [weak self] in self?.reached($0) }
  }

  private func end() {
    home.finish(stage.springboard.board)
    if let frames { Log.info(frames.report) }
  }

  private func reached(_ bus: Result<Bus, BusError>) {
    guard case .success(let bus) = bus else { return }
    launcher.bus = bus
    instance = Instance(onRequest: { [weak self] in self?.answer($0) }, onReplaced: { MainLoop.quit() })
    instance?.serve(on: bus)
  }

  private func answer(_ request: InstanceRequest) {
    switch request {
    case .show: show()
    case .hide: hide()
    case .toggle: if window.isShown { hide() } else { show() }
    case .quit: MainLoop.quit()
    case .page(let number):
      show()
      stage.send(.page(number - 1))
    }
  }

  private func show() {
    window.present()
    stage.send(.shown)
  }

  private func hide() {
    guard surroundings.configuration.springboard.presence != .home else { return stage.send(.page(0)) }
    window.hide()
    stage.send(.hidden)
  }
}

extension Application {
  private func connect(_ canvas: Canvas) {
    stage.onEffect = { [weak self] in self?.carryOut($0) }
    stage.onRest = { [weak self] in self?.accessibility.show($0) }
    stage.onInput = { [weak self] in self?.recorder?.record($0, at: $1) }
    scenery.onChange = { [weak self] in self?.stage.repaint() }
    catalogue.onChange = { [weak self] in self?.applicationsChanged($0) }
    launcher.onFailure = { [weak self] in self?.stage.send(.launch($0, .failed($1))) }
    settings.onChange = { [weak self] in self?.desktopChanged($0) }
    accessibility.onActivate = { [weak self] in self?.stage.send(.activate($0)) }
    window.onCloseRequest = { [weak self] in self?.closeRequested() }
    scenery.painter.upload = { [weak canvas] in canvas?.upload($0) ?? $0 }
    windows = ClientWindows(on: display)
    windows?.onAppear = { [weak self] in self?.appeared($0) }
  }

  private func receive(_ event: Event) -> Bool {
    guard let (input, moment) = router.input(for: event) else { return false }
    stage.send(input, at: moment)
    return true
  }

  private func closeRequested() {
    switch surroundings.configuration.springboard.presence {
    case .home: return
    case .overlay: hide()
    case .window: MainLoop.quit()
    }
  }

  private func applicationsChanged(_ items: [AppItem]) {
    let now = Instant(seconds: MonotonicClock.now)
    scenery.applicationsChanged(at: now)
    stage.send(.catalogue(items))
  }

  private func desktopChanged(_ desktop: DesktopSettings) {
    scenery.follow(surroundings, iconTheme: desktop.iconTheme)
    stage.send(.preferences(surroundings.configuration.preferences(on: desktop)))
  }

  private func appeared(_ client: ClientWindow) {
    if let id = launched.match(client) { stage.send(.launch(id, .mapped)) }
  }
}

extension Application {
  private func carryOut(_ effect: Effect) {
    switch effect {
    case .launch(let id, _): launch(id)
    case .save(let board): home.save(board)
    case .announce(let announcement): accessibility.announce(announcement)
    case .hide: hide()
    }
  }

  private func launch(_ id: ItemID) {
    guard let entry = catalogue.entry(id) else { return }
    launched.expect(entry, as: id)
    launcher.start(entry)
  }
}
