import GtkBridge
import QuiverCore
import SpringboardEngine

/// The windows on other monitors than that of the main window.
extension Application {
  /// Waits until the main window is on the monitor that the compositor has chosen.
  func placeOthersSoon() {
    placeOthersTimer = MainLoop.timer(after: main.monitor == nil ? Self.choiceDelay : 0) { [weak self] in
      self?.placeOthers()
    }
  }

  /// Seconds after which a window that was shown is on its monitor.
  private static let choiceDelay = 0.1

  /// Adds, moves, shows and removes windows as the monitors and the configuration want it.
  func placeOthers() {
    guard main.toplevel.isShown, presence != .window, canChooseMonitors else { return removeOthers() }
    let plan = monitorPlan
    guard let present = plan.main else { return removeOthers() }
    main.stage.position = Point(x: present.frame.x, y: present.frame.y)
    for window in others where !plan.others.contains(where: { $0.isSame(as: window.monitor) }) { remove(window) }
    for monitor in plan.others { showSpringboard(on: monitor) }
    let content = environment.configuration.window.others
    let rest = content == .nothing ? [] : plan.rest
    passiveWindows.removeAll { window in
      window.content != content || !rest.contains { $0.isSame(as: window.monitor) }
    }
    for monitor in rest { showPassively(content, on: monitor) }
  }

  /// A Wayland compositor without layers puts windows where it likes, except for those that fill the screen.
  private var canChooseMonitors: Bool {
    display.backend == .x11 || main.toplevel.isLayered || presence == .overlay
  }

  private func showSpringboard(on monitor: Monitor) {
    let window = others.first { monitor.isSame(as: $0.monitor) } ?? addWindow(at: monitor)
    put(window, on: monitor)
    guard !window.toplevel.isShown else { return }
    window.toplevel.show()
    window.stage.send(.shown)
  }

  private func addWindow(at monitor: Monitor) -> SpringboardWindow {
    let shared = main.stage.shared
    let view = shared.addView()
    let resources = makeResources()
    let canvas = Canvas()
    let toplevel = Window(for: environment, on: display, canvas: canvas)
    let stage = Stage(shared, view, resources: resources, canvas: canvas, timing: nil)
    let window = SpringboardWindow(toplevel, stage, catalogue)
    connect(window)
    others.append(window)
    sendPreferences()
    followPictures()
    return window
  }

  private func makeResources() -> RenderResources {
    let resources = RenderResources(environment, on: settings.current) { [catalogue] in catalogue.entry($0) }
    resources.onPictures = { [weak self] in self?.followPictures() }
    resources.textScale = accessibilityFeatures.textScale
    return resources
  }

  private func remove(_ window: SpringboardWindow) {
    others.removeAll { $0 === window }
    window.toplevel.hide()
    main.stage.shared.removeView(window.view)
  }

  func hideOthers() {
    placeOthersTimer = nil
    for window in others {
      window.toplevel.hide()
      window.stage.send(.hidden)
    }
    for window in passiveWindows { window.toplevel.hide() }
  }

  func removeOthers() {
    placeOthersTimer = nil
    for window in others { remove(window) }
    passiveWindows = []
  }

  /// A window of another monitor was closed. On Wayland its monitor was removed; the window goes when that is certain.
  func otherClosed(_ window: SpringboardWindow) {
    guard presence != .overlay else { return hide() }
    guard window.toplevel.isLayered else { return }
    window.toplevel.hide()
    placeAfterRemoval()
  }
}

/// Monitors without a springboard of their own.
extension Application {
  private func showPassively(_ content: WindowPreferences.Others, on monitor: Monitor) {
    let window = passiveWindows.first { monitor.isSame(as: $0.monitor) } ?? addPassiveWindow(content, at: monitor)
    window.monitor = monitor
    if window.toplevel.isLayered {
      window.toplevel.place(on: monitor, placement(isRaised: false, keyboard: .onDemand))
    } else {
      window.toplevel.setLayer(layer)
      window.toplevel.cover(monitor)
    }
    if !window.toplevel.isShown { window.toplevel.show() }
    window.show(main.stage.scene, in: main.stage.springboard.viewport(of: .main))
  }

  private func addPassiveWindow(_ content: WindowPreferences.Others, at monitor: Monitor) -> PassiveWindow {
    let toplevel = Window(for: environment, on: display, canvas: Canvas())
    let window = PassiveWindow(toplevel, content, makeResources(), names: main.stage.shared)
    window.onEvent = { [weak self] event in self.map { $0.receive(event, in: $0.main) } ?? false }
    window.resources.slides.mayAdvance = { [weak self, weak toplevel] in
      toplevel?.canvas.isMapped == true && self?.screenSleep.isAsleep == false
    }
    toplevel.onDisturbance = { [weak self] in self?.disturbed($0) }
    toplevel.onCloseRequest = { [weak self, weak toplevel] in
      toplevel?.hide()
      self?.placeAfterRemoval()
    }
    passiveWindows.append(window)
    followPictures()
    return window
  }
}
