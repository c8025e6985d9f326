import CollectionEngine
import GioBridge
import GtkBridge
import QuiverCore

/// The windows on other monitors than that of the main window.
extension Windows {
  /// Waits until the main window is on the monitor that the compositor has chosen.
  func placeOthersSoon() {
    timers.placeOthers = MainLoop.timer(after: main.monitor == nil ? Self.choiceDelay : 0) { [weak self] in
      self?.placeOthers()
    }
  }

  /// Seconds after which a window that was shown is on its monitor.
  private static let choiceDelay = 0.1

  /// Adds, moves, shows and removes windows as the monitors and the configuration want it.
  func placeOthers() {
    guard main.isShown, windowKind != .window, canChooseMonitors else { return removeOthers() }
    let plan = monitorPlan
    guard let present = plan.main else { return removeOthers() }
    main.stage.place(at: Point(x: present.frame.x, y: present.frame.y))
    for window in others where !plan.springboards.contains(where: { $0.isSame(as: window.monitor) }) {
      remove(window)
    }
    for monitor in plan.springboards { showSpringboard(on: monitor) }
    let content = session.configuration.window.others
    let rest = content == .nothing ? [] : plan.remaining
    secondary.removeAll { window in
      window.content != content || !rest.contains { $0.isSame(as: window.monitor) }
    }
    for monitor in rest { showSecondaryWindow(content, on: monitor) }
  }

  /// A Wayland compositor without layers puts windows where it likes, except for those that fill the screen.
  private var canChooseMonitors: Bool {
    display.backend == .x11 || main.toplevel.isLayered || windowKind == .overlay
  }

  private func showSpringboard(on monitor: Monitor) {
    let window = others.first { monitor.isSame(as: $0.monitor) } ?? addWindow(at: monitor)
    put(window, on: monitor)
    guard !window.toplevel.isShown else { return }
    window.toplevel.show()
    window.stage.send(.shown)
    if isRaised { raise(other: window) }
  }

  private func addWindow(at monitor: Monitor) -> SpringboardWindow {
    let shared = main.stage.shared
    let view = shared.addView()
    let resources = makeResources()
    let canvas = Canvas()
    let toplevel = Window(for: session.environment, on: display, canvas: canvas)
    let stage = Stage(shared, view, resources: resources, canvas: canvas, timing: nil)
    let window = SpringboardWindow(toplevel, stage, catalogue)
    connect(window)
    others.append(window)
    session.post(.preferencesChanged)
    hooks.picturesChanged()
    return window
  }

  private func makeResources() -> RenderResources {
    let resources = RenderResources(session.environment, on: session.settings.current, entries: catalogue)
    resources.onPictures = { [weak self] in self?.hooks.picturesChanged() }
    resources.enlargeText(by: session.textScale)
    resources.begin()
    return resources
  }

  private func remove(_ window: SpringboardWindow) {
    others.removeAll { $0 === window }
    window.close()
  }

  func hideOthers() {
    timers.placeOthers = nil
    for window in others {
      window.toplevel.hide()
      window.stage.send(.hidden)
    }
    for window in secondary { window.toplevel.hide() }
  }

  func removeOthers() {
    timers.placeOthers = nil
    for window in others { remove(window) }
    secondary = []
  }

  /// A window of another monitor was closed. On Wayland its monitor was removed; the window goes when that is certain.
  func otherClosed(_ window: SpringboardWindow) {
    guard windowKind != .overlay else { return closeOverlay(window) }
    setInFront(false)
    guard window.toplevel.isLayered else { return }
    window.toplevel.hide()
    placeAfterRemoval()
  }
}

/// Monitors without a springboard of their own.
extension Windows {
  private func showSecondaryWindow(_ content: WindowPreferences.Others, on monitor: Monitor) {
    let window = secondary.first { monitor.isSame(as: $0.monitor) } ?? addSecondaryWindow(content, at: monitor)
    window.note(monitor)
    if window.toplevel.isLayered {
      window.toplevel.place(on: monitor, placement(isRaised: false, keyboard: content == .mirror ? .onDemand : .none))
    } else {
      window.toplevel.setLayer(layer(isRaised: false))
      window.toplevel.cover(monitor)
    }
    if !window.toplevel.isShown { window.toplevel.show() }
    window.show(main.stage.scene, in: main.stage.springboard.viewport(of: .main))
  }

  /// A touch on a wallpaper does nothing, but it shows that somebody uses a kiosk.
  private func receive(_ event: Event, inSecondaryWindowWith content: WindowPreferences.Others) -> Bool {
    content == .mirror ? receive(event, in: main) : hooks.intercept(event)
  }

  private func addSecondaryWindow(_ content: WindowPreferences.Others, at monitor: Monitor) -> SecondaryWindow {
    let toplevel = Window(for: session.environment, on: display, canvas: Canvas())
    let window = SecondaryWindow(toplevel, content, makeResources(), names: main.stage.shared)
    window.onEvent = { [weak self] event in self?.receive(event, inSecondaryWindowWith: content) ?? false }
    window.resources.slides.mayAdvance = { [weak self, weak toplevel] in
      toplevel?.canvas.isMapped == true && self?.session.areScreensOn == true
    }
    toplevel.onExternalChange = { [weak self] in self?.hooks.changedByOthers($0) }
    toplevel.onCloseRequest = { [weak self, weak toplevel] in
      toplevel?.hide()
      self?.placeAfterRemoval()
    }
    secondary.append(window)
    hooks.picturesChanged()
    return window
  }
}
