import GtkBridge
import QuiverCore
import SpringboardEngine

/// The window's monitor, its position in the stack of windows, and the parts of it that panels cover.
extension Application {
  func place() {
    if window.isLayered { return placeOnLayer() }
    window.setLayer(layer)
    guard presence != .window, let monitor = Monitor.chosen(in: environment, on: display) else {
      return
    }
    window.cover(monitor)
    stage.insets =
      presence == .home
      ? Insets(leaving: monitor.workArea, of: monitor.frame) : Insets(bottom: keyboardHeight(on: monitor))
  }

  /// With `auto` the compositor chooses the monitor when the window is shown. An overlay that is shown stays on its monitor,
  /// and closes with it.
  private func placeOnLayer() {
    if presence == .overlay, window.isShown { return window.move(to: layerPlacement) }
    let isAutomatic = environment.configuration.window.monitor == .automatic
    let monitor = isAutomatic ? nil : Monitor.chosen(in: environment, on: display)
    window.place(on: monitor, layerPlacement)
    if isWaitingForMonitor, !display.monitors.isEmpty { show() }
  }

  /// The compositor closes the window of a monitor that was removed. A home screen moves to another one, or waits for one.
  func monitorRemoved() {
    window.hide()
    isWaitingForMonitor = true
    monitorTimer = MainLoop.timer(after: Self.removalDelay) { [weak self] in self?.place() }
  }

  /// Seconds after which GDK knows that the monitor is gone.
  private static let removalDelay = 0.1

  /// Brings a home screen in front of all windows, or sends it back.
  func setInFront(_ isInFront: Bool) {
    guard window.isLayered else { return display.showDesktop(isInFront) }
    guard presence == .home, isInFront != isRaised else { return }
    isRaised = isInFront
    window.move(to: layerPlacement)
    if isInFront { expectFrame() }
    updateHomeStrip()
  }

  /// A window changes its layer with its next frame, but the compositor wants no frame of a window that a full-screen window
  /// covers. Such a window is shown anew.
  private func expectFrame() {
    hasPaintedSinceRaise = false
    window.canvas.queueDraw()
    raiseTimer = MainLoop.timer(after: Self.raiseDelay) { [weak self] in
      guard let self, isRaised, !hasPaintedSinceRaise else { return }
      window.hide()
      show()
    }
  }

  /// Seconds in which a visible window is painted.
  private static let raiseDelay = 0.15

  /// A home screen that was not asked for takes the keyboard from no window.
  private var layerPlacement: LayerPlacement {
    LayerPlacement(
      layer: compositorLayer, keyboard: presence == .home && !isRaised ? .onDemand : .exclusive,
      coversPanels: presence == .overlay || environment.configuration.window.isOverPanels)
  }

  private var compositorLayer: LayerPlacement.Layer {
    switch environment.configuration.window.layer {
    case .automatic: presence == .overlay || isRaised ? .overlay : .bottom
    case .below: .bottom
    case .normal: .top
    case .above: .overlay
    }
  }

  /// Call this before and after a search, for which an on-screen keyboard may come.
  func expectKeyboard(_ isExpected: Bool) {
    guard presence == .overlay else { return }
    workAreaBeforeSearch = isExpected ? display.workArea : nil
    if !isExpected { stage.insets = .zero }
  }

  /// How much of a monitor a keyboard covers that came for the search. Panels were there before; the window covers them.
  private func keyboardHeight(on monitor: Monitor) -> Double {
    guard let before = workAreaBeforeSearch?.bottom, let now = display.workArea?.bottom, now < before else { return 0 }
    return min(max(monitor.frame.bottom - now, 0), monitor.frame.height)
  }

  /// Moves the canvas to a window of another kind.
  func replaceWindow() {
    let isShown = window.isShown
    window.hide()
    window = Window(for: environment, on: display, canvas: window.canvas)
    listenToWindow()
    stage.insets = .zero
    if isShown { show() }
  }

  var presence: Preferences.Presence { environment.configuration.springboard.presence }

  private var layer: WindowLayer {
    switch environment.configuration.window.layer {
    case .automatic: presence == .home ? .below : .normal
    case .below: .below
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

extension Monitor {
  /// The configured monitor, or the primary one if that is not connected.
  static func chosen(in environment: Environment, on display: Display) -> Monitor? {
    let monitors = display.monitors
    let wanted =
      switch environment.configuration.window.monitor {
      case .automatic: display.monitorWithPointer
      case .primary: monitors.first(where: \.isPrimary)
      case .number(let number): monitors.sorted(by: Monitor.inReadingOrder).dropFirst(number - 1).first
      case .model(let model): monitors.first { $0.model == model }
      }
    return wanted ?? monitors.first
  }

  /// From left to right, then from top to bottom. GDK's own numbers change when monitors are plugged in.
  fileprivate static func inReadingOrder(_ one: Monitor, _ other: Monitor) -> Bool {
    (one.frame.x, one.frame.y) < (other.frame.x, other.frame.y)
  }
}

extension Extent {
  fileprivate var bottom: Double { y + height }
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
    switch configuration.springboard.presence {
    case .overlay: self = .overlay
    case .home: self = .desktop
    case .window:
      let size = configuration.window.size
      self = .ordinary(width: Int(size.width), height: Int(size.height))
    }
  }
}
