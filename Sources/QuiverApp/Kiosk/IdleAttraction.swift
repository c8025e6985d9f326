import Freedesktop
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Shows an application or pictures while nobody uses a kiosk, until the first touch or key.
final class IdleAttraction {
  /// Called when something is shown or no longer shown.
  var onChange: () -> Void = {}
  /// Whether a use is known that reaches only other programs.
  var knowsAllInput: () -> Bool = { false }
  /// Whether animations are on.
  var animates: () -> Bool = { true }

  /// Whether nobody uses the kiosk.
  private(set) var isUnattended = false
  /// While the screens are off, nothing is shown.
  var isPaused = false { didSet { update() } }
  var isShown: Bool { shown != nil }

  private let display: Display
  private let launcher: Launcher
  private var environment: Environment
  private let cover = ScreenCover()
  private var shown: Attraction?
  /// When a use has ended what was shown.
  private var ended: Double?
  private var slides: [SlideWindow] = []
  private var coveredMonitors: [Extent] = []
  /// The processes of the application that were running before.
  private var former: Set<Int32> = []
  /// The application that is being started, and whether it is still wanted.
  private var starting: (id: ItemID, isWanted: Bool)?

  init(_ environment: Environment, on display: Display, launcher: Launcher) {
    (self.environment, self.display, self.launcher) = (environment, display, launcher)
    cover.onUse = { [weak self] in self?.end() }
  }

  /// What is shown to nobody; nil for nothing.
  var wanted: Attraction? { environment.configuration.isKiosk ? environment.configuration.kiosk.attraction : nil }

  func follow(_ environment: Environment) {
    self.environment = environment
    update()
  }

  /// Nobody uses the kiosk.
  func begin() {
    isUnattended = true
    update()
  }

  /// Somebody uses the kiosk, as the display or the home screen says. On Wayland only the cover counts, if there is one: the
  /// compositor takes some videos that are playing, and cage each new window, for a use.
  func used() {
    if display.backend == .wayland, cover.isShown { return }
    end()
  }

  /// Whether an event on the home screen is part of the touch or the key that ends what is shown.
  func covers(_ event: Event) -> Bool {
    if isShown, event.begins { end() }
    return isShown || ended.map { MonotonicClock.now - $0 < ScreenCover.sameTouch } ?? false
  }

  /// Ends what is shown before the end of the program.
  func finish() { end() }

  private func end() {
    if isShown { ended = MonotonicClock.now }
    isUnattended = false
    update()
  }

  /// An application has been launched. It is ended if it came too late.
  func launched(_ id: ItemID, _ outcome: LaunchOutcome) {
    guard let starting, starting.id == id else { return }
    self.starting = nil
    if case .started = outcome, !starting.isWanted { endProcesses(of: id) }
  }

  private func update() {
    let next = isUnattended && !isPaused ? wanted : nil
    guard next != shown else { return }
    if let shown { hide(shown) }
    shown = next
    if let next { show(next) }
    onChange()
  }

  private func show(_ attraction: Attraction) {
    coveredMonitors = display.monitors.map(\.frame)
    switch attraction {
    case .application(let id): launch(ItemID(id))
    case .pictures(let paths): show(paths)
    }
  }

  private func show(_ paths: [String]) {
    slides = display.monitors.map { SlideWindow($0, of: display, showing: paths, environment, animates: animates()) }
    cover.use(slides.map(\.window))
  }

  /// Covers the monitors that are there now.
  func monitorsChanged() {
    guard let shown, display.monitors.map(\.frame) != coveredMonitors else { return }
    coveredMonitors = display.monitors.map(\.frame)
    switch shown {
    case .application: coverApplication()
    case .pictures(let paths): show(paths)
    }
  }

  private func hide(_ attraction: Attraction) {
    cover.hide()
    slides = []
    guard case .application(let id) = attraction else { return }
    if starting != nil { starting?.isWanted = false }
    endProcesses(of: ItemID(id))
  }

  /// Without a cover, the touch that ends the application must be known from the X server.
  private func launch(_ id: ItemID) {
    coverApplication()
    guard cover.isShown || display.backend == .x11 && knowsAllInput() else {
      return Log.warning("\(id) is not shown, because the touch that ends it would not be noticed here")
    }
    former = processes(of: id)
    starting = (id, true)
    let sources = environment.catalogueSources(allowing: [id.rawValue])
    launcher.launch(id, named: id.rawValue) { Catalogue.entry(id.rawValue, in: sources) }
  }

  private func coverApplication() {
    let windows = display.monitors.compactMap { monitor in
      CoverWindow(transparent: monitor, of: display, title: Strings.applicationName)
    }
    for window in windows { window.isShown = true }
    cover.use(windows)
  }

  private func endProcesses(of id: ItemID) { launcher.end(processes(of: id).subtracting(former)) }

  private func processes(of id: ItemID) -> Set<Int32> { Set(launcher.processes.filter { $0.value == id }.keys) }
}
