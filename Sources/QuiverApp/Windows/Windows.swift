import CollectionEngine
import GioBridge
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The windows of the springboard on all monitors.
final class Windows {
  let session: Session
  let catalogue: CatalogueStore
  /// The window that is always there. What concerns the document is sent through its stage.
  let main: SpringboardWindow
  /// The windows on other monitors that show the springboard too.
  var others: [SpringboardWindow] = []
  /// The windows on the monitors that show no springboard of their own.
  var secondary: [SecondaryWindow] = []
  /// nil unless this is the home screen of a display without a window manager.
  var unmanaged: UnmanagedWindows?
  /// The windows of other programs on Wayland; nil unless a home screen is on a layer, and the compositor tells.
  var foreign: ToplevelWindows?
  /// The monitor of a home screen was removed, and it is not on another one yet.
  var isWaitingForMonitor = false
  /// Which window has the keyboard; nil unless this is a home screen on X11.
  var active: ActiveWindow?
  /// Whether a home screen is in front of all windows, by a layer or a second window.
  var isRaised = false
  /// Whether a home screen has had the keyboard since it came in front.
  var hadKeyboardInFront = false
  /// What had the keyboard before an overlay was shown on an X server without a window manager, until it is given back.
  var focusBefore: UInt?
  /// The work area when the search was opened, before an on-screen keyboard came; nil if nothing is searched.
  var workAreaBeforeSearch: Extent?
  /// Whether an on-screen keyboard of Wayland is shown.
  var isKeyboardShown = false
  var hooks = Hooks()
  var timers = Timers()
  private let router = InputRouter()

  /// The functions that are called for every window.
  struct Hooks {
    /// A window was added.
    var connect: (SpringboardWindow) -> Void = { _ in }
    /// Receives each event before the springboard. Returns true to keep it from the springboard.
    var intercept: (Event) -> Bool = { _ in false }
    /// Carries out an effect of an input in a window.
    var carryOut: (Effect, SpringboardWindow) -> Void = { _, _ in }
    /// The elements that can be touched have stopped moving.
    var rest: (Scene, SpringboardWindow) -> Void = { _, _ in }
    /// The main window was painted.
    var painted: () -> Void = {}
    /// The main window shows its first picture, before the layout and the applications are known.
    var appeared: () -> Void = {}
    /// Another program has changed a window.
    var changedByOthers: (ExternalWindowChange) -> Void = { _ in }
    /// Wallpapers come from other files.
    var picturesChanged: () -> Void = {}
  }

  struct Timers {
    /// Waits until the monitor of the main window is known.
    var placeOthers: LoopSource?
    /// Waits until GDK knows that a monitor is gone.
    var removal: LoopSource?
    /// Follows a change of the monitors.
    var monitors: LoopSource?
    /// Takes the keyboard after a frame, or after nobody has had it for a moment.
    var keyboard: LoopSource?
    /// Passes the keyboard to the window of an application.
    var passing: LoopSource?
    /// Waits until the windows in front are gone.
    var placing: LoopSource?
  }

  init(_ main: SpringboardWindow, _ session: Session, _ catalogue: CatalogueStore) {
    (self.main, self.session, self.catalogue) = (main, session, catalogue)
    session.display.onMonitorsChange = { [weak self] in self?.monitorsChange() }
  }

  /// All windows that show a springboard.
  var all: [SpringboardWindow] { [main] + others }
  var display: Display { session.display }
  var windowKind: Preferences.WindowKind { session.windowKind }

  /// The resources with which all windows are painted.
  var resources: [RenderResources] { all.map(\.resources) + secondary.map(\.resources) }

  /// Sends an input that concerns the document.
  func send(_ input: Input) { main.stage.send(input) }

  /// Connects a window that shows the springboard.
  func connect(_ window: SpringboardWindow) {
    window.canvas.onEvent = { [weak self, weak window] event in
      window.flatMap { self?.receive(event, in: $0) } ?? false
    }
    listen(to: window)
    window.stage.onEffect = { [weak self, unowned window] in self?.hooks.carryOut($0, window) }
    window.stage.onRest = { [weak self, unowned window] in self?.rests($0, in: window) }
    window.stage.onPicture = { [weak self, unowned window] in
      self?.appeared(window)
      self?.hooks.appeared()
    }
    window.stage.onFrame = { [weak self, unowned window] in self?.painted($0, in: window) }
    window.resources.onChange = { [unowned window] in window.stage.repaint() }
    window.resources.slides.mayAdvance = { [weak self, unowned window] in self?.mayChangeWallpaper(in: window) ?? false
    }
    window.accessibility.onAction = { [unowned window] in window.stage.send($0) }
    hooks.connect(window)
  }

  /// Listens to the toplevel of a window, as long as it has the canvas.
  func listen(to window: SpringboardWindow) {
    let toplevel = window.toplevel
    toplevel.onCloseRequest = { [weak self, weak window] in if let window { self?.closeRequested(window) } }
    toplevel.onExternalChange = { [weak self, weak window, weak toplevel] change in
      guard let self, let window, window.toplevel === toplevel || change == .destroyed else { return }
      // The window manager shows the desktop.
      if window.desktop != nil, change == .hidden { setInFront(false) } else { hooks.changedByOthers(change) }
    }
    toplevel.onVisibilityChange = { [weak self, weak window, weak toplevel] in
      guard let self, let window, window.toplevel === toplevel else { return }
      window.stage.coveringChanged(isCovered: $0 == .obscured)
      session.post(.visibilityChanged)
    }
  }

  func receive(_ event: Event, in window: SpringboardWindow) -> Bool {
    session.receivedInput(at: event.stamp.serverTime)
    if hooks.intercept(event) { return true }
    passKeyboard(at: event, in: window)
    if event.leavesFields { all.forEach { $0.naming.end() } }
    guard let (input, moment) = router.input(for: event) else { return false }
    if case .hover(let point) = input, !window.stage.isElsewhere(point) { return true }
    window.stage.send(input, at: moment)
    return true
  }

  /// Whether somebody can see another wallpaper, and it does not disturb a drag.
  private func mayChangeWallpaper(in window: SpringboardWindow) -> Bool {
    window.canvas.isMapped && !window.stage.isCovered && session.areScreensOn
      && !window.stage.scene.elements.contains { $0.state.lift > 0 }
  }

  private func appeared(_ window: SpringboardWindow) {
    window.finishLowering()
    if !window.isPainted { takeKeyboardAfterFrame() }
    window.painted()
  }

  private func painted(_ scene: Scene, in window: SpringboardWindow) {
    appeared(window)
    guard window === main else { return }
    for other in secondary { other.show(scene, in: main.stage.springboard.viewport(of: .main)) }
    hooks.painted()
  }

  private func rests(_ scene: Scene, in window: SpringboardWindow) {
    hooks.rest(scene, window)
    window.describe(scene)
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
