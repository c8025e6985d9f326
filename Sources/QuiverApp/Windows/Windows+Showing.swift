import GioBridge
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

  func show(token: String? = nil) {
    isWaitingForMonitor = false
    if !main.toplevel.isShown {
      main.expectFrame()
      place()
      if windowKind == .overlay { focusBefore = display.unmanagedFocus }
    }
    session.post(.willShow)
    present(token: token)
    send(.shown)
    session.post(.visibilityChanged)
    if session.phase >= .painted { placeOthersSoon() }
  }

  /// A home screen below the windows takes the keyboard from none of them.
  private func present(token: String?) {
    if windowKind == .home, isManaged, !isRaised, let active, ![.nobody, .desktop].contains(active.owner) {
      let application = active.application
      main.toplevel.show()
      main.canvas.takeFocus()
      returnKeyboard(to: application)
    } else if let token {
      main.toplevel.present(startupID: token)
    } else {
      main.toplevel.present()
    }
    if main.toplevel.isUnmanaged { takeKeyboardIfNobodyHasIt() }
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
    returnFocus()
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
    case .home:
      setInFront(false)
      if main.toplevel.isLayered { monitorRemoved() }
    case .overlay: closeOverlay(window)
    case .window: MainLoop.quit()
    }
  }

  /// A compositor asks for nothing: it has closed the window on a layer already.
  func closeOverlay(_ window: SpringboardWindow) {
    if window.toplevel.isLayered { hide() } else { leave() }
  }
}
