import GtkBridge

/// The keyboard of a home screen, which no user can click when it is hidden.
extension Windows {
  /// Begins to follow the windows of other programs, as far as a Wayland compositor tells.
  func followForeign() {
    guard windowKind == .home, main.toplevel.isLayered else { return foreign = nil }
    guard foreign == nil else { return }
    foreign = ToplevelWindows(on: display)
    foreign?.onChange = { [weak self] in self?.passKeyboard() }
    takeKeyboardIfAlone()
  }

  /// Whether no program has a window, so that a home screen on a layer can have the keyboard.
  var isAlone: Bool { foreign?.isEmpty ?? false }

  /// Takes the keyboard if the home screen is in front or alone, and otherwise gives it back to the window that had it.
  func passKeyboard() {
    guard main.toplevel.isShown else { return }
    main.toplevel.commit(placement(of: main).focusTransition)
  }

  /// A compositor gives the keyboard to no window that is not painted yet.
  func takeKeyboardAfterFrame() {
    guard isAlone else { return }
    timers.keyboard = MainLoop.idle { [weak self] in self?.takeKeyboardIfAlone() }
  }

  private func takeKeyboardIfAlone() {
    if isAlone { passKeyboard() }
  }
}
