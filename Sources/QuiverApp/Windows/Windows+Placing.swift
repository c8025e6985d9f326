import CollectionEngine
import GioBridge
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The monitors of the windows, their position in the stack of windows, and the parts of them that panels cover.
extension Windows {
  func place() {
    placeMain()
    if session.phase >= .painted { placeOthers() }
    unmanaged?.coverMonitors()
  }

  /// Follows the monitors soon. When a window on a layer is shown or moved, it waits for the compositor, and GDK reports monitors
  /// meanwhile: windows must not be removed then.
  func monitorsChange() {
    timers.monitors = timers.monitors ?? MainLoop.timer(after: 0) { [weak self] in self?.monitorsChanged() }
  }

  private func monitorsChanged() {
    timers.monitors = nil
    place()
    session.post(.monitorsChanged)
  }

  private func placeMain() {
    let monitor = monitorPlan.main
    if main.toplevel.isLayered { return placeOnLayer(monitor) }
    main.toplevel.setLayer(layer(isRaised: isRaised))
    guard windowKind != .window, let monitor else { return }
    put(main, on: monitor)
  }

  /// The compositor may choose the monitor when the window is shown. An overlay that is shown stays on its monitor, and closes
  /// with it.
  private func placeOnLayer(_ monitor: Monitor?) {
    main.stage.place(at: monitor.map { Point($0.frame) })
    let isThere =
      main.toplevel.isShown
      && (windowKind == .overlay || monitor?.isSame(as: main.toplevel.monitor(on: display)) == true)
    if isThere { return main.toplevel.commit([placement(of: main)]) }
    main.note(monitor)
    main.toplevel.place(on: monitor, placement(of: main))
    if isWaitingForMonitor, !display.monitors.isEmpty { show() }
  }

  /// The plan for the monitors that are connected now. The main window stays where it is while that fits the configuration.
  var monitorPlan: MonitorPlan {
    let present = main.isShown ? main.monitor ?? (main.desktop ?? main.toplevel).monitor(on: display) : nil
    let preferences = session.configuration.window
    // Only the X server knows, and answers after a while.
    let focused = preferences.monitors.contains(.focused) ? display.monitorWithFocus : nil
    return MonitorPlan(
      preferences,
      MonitorState(
        monitors: display.monitors, present: present, focused: focused, pointed: display.monitorWithPointer,
        isChosenByCompositor: main.toplevel.isLayered))
  }

  /// Puts a window on a monitor.
  func put(_ window: SpringboardWindow, on monitor: Monitor) {
    window.note(monitor)
    window.stage.place(at: Point(monitor.frame))
    if window.toplevel.isLayered { return window.toplevel.place(on: monitor, placement(of: window)) }
    window.toplevel.setLayer(layer(isRaised: isRaised))
    window.toplevel.cover(monitor)
    if window.desktop != nil { return putInFront(window, on: monitor) }
    window.stage.leaveOut(
      windowKind == .home
        ? Insets(leaving: monitor.workArea, of: monitor.frame) : Insets(bottom: keyboardHeight(on: monitor)))
  }

  /// The work area is that of the desktop window, because GDK says that there are no panels while a window fills the screen.
  private func putInFront(_ window: SpringboardWindow, on monitor: Monitor) {
    window.desktop?.cover(monitor)
    let insets = session.configuration.window.isOverPanels ? .zero : window.stage.insets
    window.toplevel.leaveOut(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The compositor closes the window of a monitor that was removed. A home screen moves to another one, or waits for one.
  func monitorRemoved() {
    main.toplevel.hide()
    main.note(nil)
    session.post(.visibilityChanged)
    isWaitingForMonitor = true
    placeAfterRemoval()
  }

  func placeAfterRemoval() {
    timers.removal = MainLoop.timer(after: Self.removalDelay) { [weak self] in self?.place() }
  }

  /// Seconds after which GDK knows that the monitor is gone.
  private static let removalDelay = 0.1

  /// A home screen that was not asked for takes the keyboard from no window: before it is painted it wants none, because some
  /// compositors give it to each new window that may have it. Only one window can have it exclusively.
  func placement(of window: SpringboardWindow) -> LayerPlacement {
    let hasKeyboard = window === main && (windowKind == .overlay || isRaised || isAlone)
    return placement(
      isRaised: isRaised,
      keyboard: hasKeyboard ? .exclusive : window.isPainted || windowKind != .home ? .onDemand : .none)
  }

  func placement(isRaised: Bool, keyboard: LayerPlacement.Keyboard) -> LayerPlacement {
    LayerPlacement(
      layer: compositorLayer(isRaised: isRaised), keyboard: keyboard,
      coversPanels: !isKeyboardShown && (windowKind == .overlay || session.configuration.window.isOverPanels))
  }

  private func compositorLayer(isRaised: Bool) -> LayerPlacement.Layer {
    switch session.configuration.window.layer {
    case .automatic: windowKind == .overlay || isRaised ? frontLayer : .bottom
    case .below: .bottom
    case .normal: .top
    case .above: .overlay
    }
  }

  /// phoc has no other protocol for locks than layers: what is shown on the uppermost one while the screen is locked covers the lock.
  /// On the layer below, applications that fill the screen cover the springboard.
  private var frontLayer: LayerPlacement.Layer { display.isPhoc ? .top : .overlay }

  /// An on-screen keyboard was shown or hidden. It is a panel on a lower layer than an overlay, which would cover it.
  func keyboardChanged(isShown: Bool) {
    guard isShown != isKeyboardShown else { return }
    isKeyboardShown = isShown
    if main.toplevel.isLayered, main.toplevel.isShown { place() }
  }

  /// Call this before and after a search, for which an on-screen keyboard may come.
  func expectKeyboard(_ isExpected: Bool, on window: SpringboardWindow) {
    guard windowKind == .overlay else { return }
    workAreaBeforeSearch = isExpected ? display.workArea : nil
    if !isExpected { window.stage.leaveOut(.zero) }
  }

  /// How much of a monitor a keyboard covers that came for the search. Panels were there before; the window covers them.
  private func keyboardHeight(on monitor: Monitor) -> Double {
    guard let before = workAreaBeforeSearch?.bottom, let now = display.workArea?.bottom, now < before else { return 0 }
    return min(max(monitor.frame.bottom - now, 0), monitor.frame.height)
  }

  /// The configuration has changed.
  func follow(_ environment: Environment, since old: Environment) {
    let isPainted = session.phase >= .painted
    if WindowKind(environment.configuration) != (main.desktop ?? main.toplevel).kind {
      replaceWindows()
      if isPainted { followForeign() }
    }
    if environment.configuration.window != old.configuration.window { place() }
  }

  /// Moves the canvas of the main window to a window of another kind.
  private func replaceWindows() {
    let isShown = main.isShown
    lowerAtOnce()
    removeOthers()
    main.toplevel.hide()
    main.move(to: Window(for: session.environment, on: display, canvas: main.canvas))
    listen(to: main)
    followWindows()
    main.stage.leaveOut(.zero)
    if isShown { show() }
  }

  func layer(isRaised: Bool) -> WindowLayer {
    switch session.configuration.window.layer {
    case .automatic: windowKind == .home && !isRaised ? .below : .normal
    case .below: isRaised ? .normal : .below
    case .normal: .normal
    case .above: .above
    }
  }
}

extension Window {
  convenience init(for environment: Environment, on display: Display, canvas: Canvas) {
    self.init(WindowKind(environment.configuration), title: Strings.applicationName, on: display, canvas: canvas)
  }
}

extension Extent {
  fileprivate var bottom: Double { y + height }
}

extension Point {
  /// The upper left corner.
  fileprivate init(_ extent: Extent) { self.init(x: extent.x, y: extent.y) }
}

extension Insets {
  /// The distances from a part of a monitor to the monitor's edges.
  fileprivate init(leaving part: Extent, of whole: Extent) {
    self.init(
      top: part.y - whole.y, left: part.x - whole.x,
      bottom: whole.y + whole.height - part.y - part.height, right: whole.x + whole.width - part.x - part.width)
  }
}

extension WindowKind {
  init(_ configuration: Configuration) {
    switch configuration.springboard.windowKind {
    case .overlay: self = .overlay
    case .home: self = .desktop
    case .window:
      let size = configuration.window.size
      self = .ordinary(width: Int(size.width), height: Int(size.height))
    }
  }
}

extension Windows {
  /// Puts all windows back where they belong, and shows those again that another program has hidden. Returns whether a
  /// springboard was hidden.
  func restore() -> Bool {
    place()
    let hidden = all.filter(\.toplevel.isHiddenByOthers)
    for window in hidden {
      window.toplevel.hide()
      if window === main { show() } else { window.toplevel.show() }
    }
    for window in secondary where window.toplevel.isHiddenByOthers {
      window.toplevel.hide()
      window.toplevel.show()
    }
    return !hidden.isEmpty
  }
}
