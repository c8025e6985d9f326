import GtkBridge
import QuiverCore
import SpringboardEngine

/// Showing and hiding the springboard.
extension Windows {
  /// Prepares everything for the moment when the springboard is shown.
  func standBy() {
    place()
    main.toplevel.prepare(for: monitorPlan.main ?? display.monitors.first)
    send(.hidden)
  }

  /// Shows the springboard in front of all windows. A home screen is below them, so the window manager hides them until one
  /// of them is activated or another one is opened.
  func bringToFront(token: String?) {
    show(token: token)
    if windowKind == .home { setInFront(true) }
  }

  /// Whether the user sees the springboard, and it stays. A home screen may be shown behind other windows.
  var isInFront: Bool {
    guard main.toplevel.isShown, windowKind == .home else {
      return main.toplevel.isShown && !main.stage.springboard.isLeaving(.main)
    }
    if main.toplevel.isLayered { return isRaised }
    return unmanaged?.isHomeInFront ?? display.isShowingDesktop ?? main.toplevel.isActive
  }

  func show(token: String? = nil) {
    isWaitingForMonitor = false
    if !main.toplevel.isShown {
      main.isPainted = false
      place()
    }
    session.post(.willShow)
    if let token { main.toplevel.present(startupID: token) } else { main.toplevel.present() }
    send(.shown)
    session.post(.visibilityChanged)
    if session.phase >= .painted { placeOthersSoon() }
  }

  /// Fades out, and then hides the windows. A home screen cannot be hidden: it returns to its first page, and below the
  /// other windows.
  func leave() {
    guard windowKind != .home else { return returnHome() }
    send(.leave)
  }

  /// Hides the windows at once.
  func hide() {
    main.toplevel.hide()
    send(.hidden)
    hideOthers()
    session.post(.visibilityChanged)
  }

  private func returnHome() {
    setInFront(false)
    send(.act(.screen(0)))
  }

  func closeRequested(_ window: SpringboardWindow) {
    guard window === main else { return otherClosed(window) }
    switch windowKind {
    case .home: if main.toplevel.isLayered { monitorRemoved() }
    case .overlay: closeOverlay(window)
    case .window: MainLoop.quit()
    }
  }

  /// A compositor asks for nothing: it has closed the window on a layer already.
  func closeOverlay(_ window: SpringboardWindow) {
    if window.toplevel.isLayered { hide() } else { leave() }
  }
}
