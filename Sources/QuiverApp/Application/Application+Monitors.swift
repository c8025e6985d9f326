import CollectionEngine
import GtkBridge
import QuiverCore

/// The windows on other monitors than that of the main window.
extension Application {
  /// Waits until the main window is on the monitor that the compositor has chosen.
  func placeOtherWindowsSoon() {
    placeOtherWindowsTimer = MainLoop.timer(after: main.monitor == nil ? Self.choiceDelay : 0) { [weak self] in
      self?.placeOtherWindows()
    }
  }

  /// Seconds after which a window that was shown is on its monitor.
  private static let choiceDelay = 0.1

  /// Adds, moves, shows and removes windows as the monitors and the configuration want it.
  func placeOtherWindows() {
    guard main.toplevel.isShown, presence != .window, canChooseMonitors else { return removeOtherWindows() }
    let plan = monitorPlan
    guard let present = plan.main else { return removeOtherWindows() }
    main.stage.position = Point(x: present.frame.x, y: present.frame.y)
    for window in otherSpringboards where !plan.springboards.contains(where: { $0.isSame(as: window.monitor) }) {
      remove(window)
    }
    for monitor in plan.springboards { showSpringboard(on: monitor) }
    let content = environment.configuration.window.others
    let rest = content == .nothing ? [] : plan.remaining
    secondaryWindows.removeAll { window in
      window.content != content || !rest.contains { $0.isSame(as: window.monitor) }
    }
    for monitor in rest { showSecondaryWindow(content, on: monitor) }
  }

  /// A Wayland compositor without layers puts windows where it likes, except for those that fill the screen.
  private var canChooseMonitors: Bool {
    display.backend == .x11 || main.toplevel.isLayered || presence == .overlay
  }

  private func showSpringboard(on monitor: Monitor) {
    let window = otherSpringboards.first { monitor.isSame(as: $0.monitor) } ?? addWindow(at: monitor)
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
    otherSpringboards.append(window)
    sendPreferences()
    followPictures()
    return window
  }

  private func makeResources() -> RenderResources {
    let resources = RenderResources(environment, on: settings.current) { [catalogue] in catalogue.entry($0) }
    resources.onPictures = { [weak self] in self?.followPictures() }
    resources.textScale = kiosk.accessibility.textScale
    return resources
  }

  private func remove(_ window: SpringboardWindow) {
    otherSpringboards.removeAll { $0 === window }
    window.close()
  }

  func hideOtherWindows() {
    placeOtherWindowsTimer = nil
    for window in otherSpringboards {
      window.toplevel.hide()
      window.stage.send(.hidden)
    }
    for window in secondaryWindows { window.toplevel.hide() }
  }

  func removeOtherWindows() {
    placeOtherWindowsTimer = nil
    for window in otherSpringboards { remove(window) }
    secondaryWindows = []
  }

  /// A window of another monitor was closed. On Wayland its monitor was removed; the window goes when that is certain.
  func otherWindowClosed(_ window: SpringboardWindow) {
    guard presence != .overlay else { return closeOverlay(window) }
    guard window.toplevel.isLayered else { return }
    window.toplevel.hide()
    placeAfterRemoval()
  }
}

/// Monitors without a springboard of their own.
extension Application {
  private func showSecondaryWindow(_ content: WindowPreferences.Others, on monitor: Monitor) {
    let window = secondaryWindows.first { monitor.isSame(as: $0.monitor) } ?? addSecondaryWindow(content, at: monitor)
    window.monitor = monitor
    if window.toplevel.isLayered {
      window.toplevel.place(on: monitor, placement(isRaised: false, keyboard: content == .mirror ? .onDemand : .none))
    } else {
      window.toplevel.setLayer(layer)
      window.toplevel.cover(monitor)
    }
    if !window.toplevel.isShown { window.toplevel.show() }
    window.show(main.stage.scene, in: main.stage.springboard.viewport(of: .main))
  }

  /// A touch on a wallpaper does nothing, but it shows that somebody uses a kiosk.
  private func receive(_ event: Event, inSecondaryWindowWith content: WindowPreferences.Others) -> Bool {
    content == .mirror ? receive(event, in: main) : isForKiosk(event)
  }

  private func addSecondaryWindow(_ content: WindowPreferences.Others, at monitor: Monitor) -> SecondaryWindow {
    let toplevel = Window(for: environment, on: display, canvas: Canvas())
    let window = SecondaryWindow(toplevel, content, makeResources(), names: main.stage.shared)
    window.onEvent = { [weak self] event in self?.receive(event, inSecondaryWindowWith: content) ?? false }
    window.resources.slides.mayAdvance = { [weak self, weak toplevel] in
      toplevel?.canvas.isMapped == true && self?.kiosk.screenSleep.isAsleep == false
    }
    toplevel.onExternalChange = { [weak self] in self?.restore(after: $0) }
    toplevel.onCloseRequest = { [weak self, weak toplevel] in
      toplevel?.hide()
      self?.placeAfterRemoval()
    }
    secondaryWindows.append(window)
    followPictures()
    return window
  }
}
