import GioBridge
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
    guard main.toplevel.isLayered, windowKind == .home else { return }
    timers.keyboard = MainLoop.idle { [weak self] in
      guard let self else { return }
      for window in all where window.isPainted { window.toplevel.commit([placement(of: window)]) }
      takeKeyboardIfAlone()
    }
  }

  private func takeKeyboardIfAlone() {
    if isAlone { passKeyboard() }
  }
}

/// X11 displays.
extension Windows {
  /// Begins to follow the windows of other programs. Without a window manager it also gives them their place and the keyboard.
  func followWindows() {
    guard windowKind == .home else { return (unmanaged, active) = (nil, nil) }
    if unmanaged == nil { unmanaged = UnmanagedWindows(on: display) }
    unmanaged?.onHome = { [weak self] in self?.main.toplevel.takeFocus() }
    unmanaged?.onRestack = { [weak self] in self?.session.post(.restacked) }
    if active == nil { active = ActiveWindow(on: display) }
    active?.onChange = { [weak self] in self?.activeWindowChanged() }
  }

  /// A home screen in front of all windows goes below them when one of them is activated.
  private func activeWindowChanged() {
    guard let active, isManaged else { return }
    switch active.owner {
    case .thisProgram: if isRaised { hadKeyboardInFront = true } else { active.forgetApplication() }
    case .application:
      if hadKeyboardInFront { setInFront(false) }
      if all.contains(where: { $0.toplevel.isUnmanaged && $0.toplevel.isActive }) { active.returnKeyboardIfChanged() }
    case .unknown: if isRaised { lowerIfInactive() } else { active.forgetApplication() }
    // A window that is not managed may only be on its way out.
    case .nobody, .desktop, .panel: takeKeyboardIfNobodyHasIt()
    }
  }

  /// On Xwayland a Wayland window may have the keyboard now.
  private func lowerIfInactive() {
    timers.keyboard = MainLoop.timer(after: Self.keyboardDelay) { [weak self] in
      guard let self, hadKeyboardInFront, active?.owner == .unknown, !all.contains(where: \.toplevel.isActive) else {
        return
      }
      setInFront(false)
    }
  }

  /// Gives the keyboard back to the window of an application that had it before the home screen was shown, or was in front. Some
  /// window managers leave it with the desktop window.
  func returnKeyboard(to id: UInt?) {
    timers.passing = MainLoop.timer(after: Self.keyboardDelay) { [weak self] in
      guard let self, let active, isManaged, !isRaised else { return }
      guard [.thisProgram, .nobody, .desktop].contains(active.owner) else { return }
      if let id { active.activate(id) } else { takeKeyboardIfNobodyHasIt() }
    }
  }

  /// Gives the keyboard to the window of an application that was launched. Some window managers refuse it to a new window while
  /// another one fills the screen.
  func passKeyboard(to id: UInt) {
    timers.passing = MainLoop.timer(after: Self.keyboardDelay) { [weak self] in
      guard let self, isManaged, !isRaised else { return }
      active?.activate(id)
    }
  }

  /// Gives the keyboard to the window of an application that was launched from an overlay. Without a window manager, no new window
  /// gets it.
  func focusLaunched(_ id: UInt) {
    guard display.unmanagedFocus != nil else { return }
    focusBefore = nil
    display.setUnmanagedFocus(id)
  }

  /// Gives the keyboard back after an overlay, which leaves it to nobody if there is no window manager. One may have started since.
  func returnFocus() {
    if let focusBefore, display.unmanagedFocus != nil { display.setUnmanagedFocus(focusBefore) }
    focusBefore = nil
  }

  /// Window managers may refuse the keyboard to a home screen in front, although the user has asked for it.
  func takeKeyboardInFront() {
    timers.passing = MainLoop.timer(after: Self.keyboardDelay) { [weak self] in
      guard let self, let active, isManaged, isRaised, !hadKeyboardInFront, active.owner != .thisProgram else { return }
      active.activate(main.toplevel)
    }
  }

  /// Window managers do not give the keyboard to a desktop window when the last window is closed, or when they show the desktop. A
  /// desktop of another program, on another monitor, keeps what the user has given it.
  func takeKeyboardIfNobodyHasIt() {
    timers.keyboard = MainLoop.timer(after: Self.keyboardDelay) { [weak self] in
      guard let self, let active, isManaged, !isRaised, active.application == nil else { return }
      guard active.owner == .nobody || active.owner == .desktop && active.hasLostApplication else { return }
      active.activate(main.toplevel)
    }
  }

  /// A press gives the keyboard to a home screen that the window manager does not know, as it does to other windows. When the pointer
  /// leaves it, the active window has it again.
  func passKeyboard(at event: Event, in window: SpringboardWindow) {
    guard window.toplevel.isUnmanaged, case .pointer(let pointer) = event else { return }
    switch pointer.phase {
    case .down: if !window.toplevel.isActive { active?.activate(window.toplevel) }
    case .leave: if window.toplevel.isActive { active?.returnKeyboard() }
    case .move, .up, .cancel, .hover: break
    }
  }

  /// Seconds for which nobody may have the keyboard while it passes from one window to another.
  private static let keyboardDelay = 0.1
}
