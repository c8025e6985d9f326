import GioBridge
import QuiverCore

/// A home screen in front of all windows, as after the home key of a phone.
extension Windows {
  /// How a home screen comes in front.
  private enum Means {
    /// The window moves to another layer of the Wayland compositor.
    case layer
    /// On an X server without a window manager, the windows are put in another order.
    case order
    /// On X11 and on KWin, a second window takes the canvas. The mode in which a window manager shows the desktop is not used:
    /// several window managers do not have it, others leave windows minimized after it, or give the keyboard to nobody.
    case secondWindow
    /// A Wayland compositor without layers.
    case none
  }

  private var means: Means {
    if main.toplevel.isLayered { return display.isKWin ? .secondWindow : .layer }
    guard display.backend == .x11 else { return .none }
    return unmanaged?.isHomeInFront == nil ? .secondWindow : .order
  }

  /// Whether a window manager decides which window has the keyboard.
  var isManaged: Bool { display.backend == .x11 && means == .secondWindow }

  /// Whether the springboard can be put in front of other windows and taken away again.
  var canMove: Bool { windowKind != .home || means != .none }

  /// Whether the user sees the springboard, and it stays. A home screen may be shown behind other windows.
  var isInFront: Bool {
    guard main.toplevel.isShown, windowKind == .home else {
      return main.toplevel.isShown && !main.stage.springboard.isLeaving(.main)
    }
    return switch means {
    case .layer, .secondWindow: isRaised
    case .order: unmanaged?.isHomeInFront ?? false
    case .none: main.toplevel.isActive
    }
  }

  /// Shows the springboard in front of all windows.
  func bringToFront(token: String?) {
    if windowKind == .home { move(toFront: true) }
    show(token: token)
  }

  /// Brings a home screen in front of all windows, or sends it back. Then a window of an application has the keyboard, on X11: that
  /// with the given number, or the one that had it before.
  func setInFront(_ isInFront: Bool, passingKeyboardTo window: UInt? = nil) {
    if windowKind == .overlay, let window { focusLaunched(window) }
    guard move(toFront: isInFront, passingKeyboardTo: window), isInFront, means == .secondWindow else { return }
    show()
  }

  /// Returns whether anything has changed.
  @discardableResult
  private func move(toFront isInFront: Bool, passingKeyboardTo window: UInt? = nil) -> Bool {
    if means == .order { unmanaged?.setHomeInFront(isInFront) }
    guard windowKind == .home, [.layer, .secondWindow].contains(means), isInFront != isRaised else { return false }
    (isRaised, hadKeyboardInFront) = (isInFront, false)
    switch means {
    case .layer:
      for window in others { window.toplevel.commit([placement(of: window)]) }
      passKeyboard()
    case .secondWindow: isInFront ? raise() : lower(passingKeyboardTo: window)
    case .order, .none: break
    }
    session.post(.raised)
    return true
  }

  private func raise() {
    main.raise(on: display)
    listen(to: main)
    for window in others { raise(other: window) }
    takeKeyboardInFront()
  }

  /// Brings a window on another monitor than the main window to the front as well.
  func raise(other window: SpringboardWindow) {
    guard means == .secondWindow else { return }
    window.raise(on: display)
    listen(to: window)
    if let monitor = window.monitor { put(window, on: monitor) }
    window.toplevel.show()
  }

  private func lower(passingKeyboardTo window: UInt?) {
    let before = active?.application
    for window in others + [main] { window.lower() }
    timers.placing = MainLoop.timer(after: Self.placingDelay) { [weak self] in self?.place() }
    if let window { passKeyboard(to: window) } else { returnKeyboard(to: before) }
  }

  /// Seconds after which the windows in front are gone. What has changed while they were there is followed then: GDK says that there
  /// are no panels while a window fills the screen.
  private static let placingDelay = 0.2

  /// Gives the canvases back to the desktop windows, before these are replaced.
  func lowerAtOnce() {
    (isRaised, hadKeyboardInFront) = (false, false)
    (timers.keyboard, timers.passing, timers.placing) = (nil, nil, nil)
    for window in all {
      window.lower()
      window.finishLowering()
    }
  }
}
