import Glibc
import GtkBridge
import SpringboardEngine

/// From the first moment to the last.
extension Application {
  func begin() {
    if let board = home.load() { stage.send(.board(board)) }
    signals = [SIGTERM, SIGINT, SIGHUP].map { MainLoop.watch(signal: $0) { MainLoop.quit() } }
    show()
    followFiles()
    Bus.session { [weak self] in self?.reached($0) }
  }

  func end() {
    home.finish(stage.springboard.board)
    if let frames { Log.info(frames.report) }
  }

  private func reached(_ bus: Result<Bus, BusError>) {
    guard case .success(let bus) = bus else { return }
    launches.launcher.bus = bus
    bus.onClose = { [weak self] in self?.launches.launcher.bus = nil }
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
}

extension Application {
  func show() {
    window.present()
    stage.send(.shown)
  }

  /// A home screen is always there: it goes back to its first page.
  func hide() {
    guard surroundings.configuration.springboard.presence != .home else { return stage.send(.page(0)) }
    window.hide()
    stage.send(.hidden)
  }

  func closeRequested() {
    switch surroundings.configuration.springboard.presence {
    case .home: return
    case .overlay: hide()
    case .window: MainLoop.quit()
    }
  }
}
