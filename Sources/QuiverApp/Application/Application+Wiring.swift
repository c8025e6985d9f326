import GtkBridge
import SpringboardEngine

/// Who hears of what.
extension Application {
  func connect() {
    let canvas = window.canvas
    canvas.onEvent = { [weak self] in self?.receive($0) ?? false }
    window.onCloseRequest = { [weak self] in self?.closeRequested() }
    stage.onEffect = { [weak self] in self?.carryOut($0) }
    stage.onRest = { [weak self] in self?.accessibility.show($0) }
    if let start {
      stage.onFrame = { [scenery] in
        start.reach(.frame)
        if start.reached.contains(.applications), scenery.isComplete { start.reach(.settled) }
      }
    }
    stage.onInput = { [weak self] in self?.recorder?.record($0, at: $1) }
    scenery.painter.upload = { [weak canvas] in canvas?.upload($0) ?? $0 }
    scenery.onChange = { [weak self] in self?.stage.repaint() }
    scenery.onPictures = { [weak self] in self?.followFiles() }
    catalogue.onNews = { [weak self] in self?.adopt($0) }
    display.onMonitorsChange = { [weak self] in self?.place() }
    settings.onChange = { [weak self] in self?.follow($0) }
    files.onChange = { [weak self] in self?.lookAnew(at: $0) }
    launches.onOutcome = { [weak self] in self?.stage.send(.launch($0, $1)) }
    accessibility.onActivate = { [weak self] in self?.stage.send(.activate($0)) }
  }

  private func receive(_ event: Event) -> Bool {
    launches.serverTime = event.stamp.serverTime
    guard let (input, moment) = router.input(for: event) else { return false }
    stage.send(input, at: moment)
    return true
  }

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .launch(let id, _): open(id)
    case .save(let board): home.save(board)
    case .announce(let announcement): accessibility.announce(announcement)
    case .hide: hide()
    }
  }

  private func open(_ id: ItemID) {
    if let entry = catalogue.entry(id) { launches.open(entry, as: id) }
  }
}
