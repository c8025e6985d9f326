import GtkBridge
import QuiverCore
import SpringboardEngine

/// The status area of a kiosk, and what it switches.
extension Application {
  func connectStatus() {
    kiosk.status.onChange = { [weak self] in self?.stage.send(.status($0)) }
    stage.onConfirm = { [weak self] in self?.updateStatus() }
    kiosk.accessibility.onChange = { [weak self] in self?.accessibilityChanged() }
    kiosk.accessibility.onFailure = { [weak self] in self?.stage.send(.notice($0)) }
  }

  /// The status area appears after the first frame, because the cache does not know what it shows. Call this when a window
  /// was shown, hidden, covered or uncovered.
  func updateStatus() {
    let isConfirmed = if case .painted = stage.firstFrame { startSavingIdle != nil } else { false }
    kiosk.status.isVisible =
      isConfirmed && kiosk.state.areScreensOn && !kiosk.attractMode.isShown
      && windows.contains { $0.toplevel.isShown && !$0.stage.isCovered }
  }

  private func accessibilityChanged() {
    stage.send(.accessibility(kiosk.accessibility.features))
    for resources in allResources { resources.textScale = kiosk.accessibility.textScale }
    sendPreferences()
  }
}
