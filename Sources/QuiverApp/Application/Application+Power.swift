/// Restarting, shutting down, suspending and locking the computer, and logging out.
extension Application {
  func connectPower() {
    power.onActions = { [weak self] in self?.stage.send(.powerActions($0)) }
    power.onFailure = { [weak self] in self?.stage.send(.notice($0)) }
  }

  /// The visitors of a kiosk do not have these actions; its staff has the service menu.
  func beginPower() {
    if environment.kioskFile == nil { power.begin() }
  }
}
