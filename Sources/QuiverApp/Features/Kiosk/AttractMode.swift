import Freedesktop
import GioBridge
import Glibc
import GtkBridge
import QuiverCore
import QuiverSession
import SpringboardEngine

/// Shows an application or pictures while nobody uses a kiosk, until the first touch or key.
final class AttractMode {
  /// Called when something is shown or no longer shown.
  var onChange: () -> Void = {}
  /// Called at the touch or the key that ends what is shown.
  var onActivity: () -> Void = {}
  /// Whether input to other programs is known.
  var knowsAllInput: () -> Bool = { false }
  /// Whether animations are on.
  var animates: () -> Bool = { true }

  /// Whether something is to be shown now.
  private var isOn = false
  private let display: Display
  private let launcher: Launcher
  private var environment: Environment
  private let cover = ScreenCover()
  private var content: AttractContent?
  /// When what was shown has ended.
  private var ended: Double?
  private var slides: [SlideWindow] = []
  private var application: AttractApplication?
  /// An application that has ended before it was started.
  private var late: AttractApplication?
  private var coveredMonitors: [Extent] = []
  private var isReportedShown = false

  init(_ environment: Environment, on display: Display, launcher: Launcher) {
    (self.environment, self.display, self.launcher) = (environment, display, launcher)
    cover.onActivity = { [weak self] in self?.onActivity() }
  }

  /// The content that is shown while nobody uses the kiosk; nil for none.
  var wanted: AttractContent? { environment.configuration.isKiosk ? environment.configuration.kiosk.attract : nil }

  /// Whether something is in front of the home screen, or will soon be.
  var isShown: Bool { application != nil || slides.contains { $0.window.isShown } }

  /// On Wayland only the cover counts, if there is one: the compositor takes some videos that are playing, and cage each new
  /// window, for activity.
  var ignoresDisplay: Bool { display.backend == .wayland && cover.isShown }

  /// Shows something from now on, or nothing any more.
  func turn(on isOn: Bool) {
    self.isOn = isOn
    update()
  }

  func follow(_ environment: Environment) {
    self.environment = environment
    update()
  }

  /// Whether an event on the home screen is part of the touch or the key that ends what is shown.
  func covers(_ event: Event) -> Bool {
    if isShown, event.begins { onActivity() }
    return isShown || ended.map { MonotonicClock.now - $0 < ScreenCover.sameTouch } ?? false
  }

  /// An application has been launched.
  func launched(_ id: ItemID, _ outcome: LaunchOutcome) {
    application?.launched(id, outcome)
    late?.launched(id, outcome)
    if late?.isStarting == false { late = nil }
  }

  /// Other applications are running than before.
  func follow(running: Set<ItemID>) { application?.follow(running: running) }

  /// Covers the monitors that are there now.
  func monitorsChanged() {
    guard let content, display.monitors.map(\.frame) != coveredMonitors else { return }
    coveredMonitors = display.monitors.map(\.frame)
    switch content {
    case .application: coverApplication()
    case .pictures(let paths): show(paths)
    }
  }

  /// Brings what covers the screen in front of all windows.
  func raiseCover() { cover.raise() }

  private func update() {
    let next = isOn ? wanted : nil
    guard next != content else { return }
    if content != nil { hide() }
    content = next
    if let next { show(next) }
    report()
  }

  private func report() {
    guard isShown != isReportedShown else { return }
    isReportedShown = isShown
    onChange()
  }

  private func show(_ content: AttractContent) {
    coveredMonitors = display.monitors.map(\.frame)
    switch content {
    case .application(let id): launch(id)
    case .pictures(let paths): show(paths)
    }
  }

  private func show(_ paths: [String]) {
    slides = display.monitors.map { SlideWindow($0, of: display, showing: paths, environment, animates: animates()) }
    for slide in slides { slide.onShow = { [weak self] in self?.report() } }
    cover.use(slides.map(\.window))
  }

  private func hide() {
    if isShown { ended = MonotonicClock.now }
    cover.hide()
    slides = []
    application?.end()
    if application?.isStarting == true { late = application }
    application = nil
  }

  /// Without a cover, the touch that ends the application must be known from the X server.
  private func launch(_ desktopID: String) {
    coverApplication()
    guard cover.isShown || display.backend == .x11 && knowsAllInput() else {
      return Log.warning("\(desktopID) is not shown, because the touch that ends it would not be noticed here")
    }
    application = AttractApplication(desktopID, environment, launcher)
  }

  private func coverApplication() {
    let windows = display.monitors.compactMap { monitor in
      CoverWindow(transparent: monitor, of: display, title: Strings.applicationName)
    }
    for window in windows { window.isShown = true }
    cover.use(windows)
  }
}
