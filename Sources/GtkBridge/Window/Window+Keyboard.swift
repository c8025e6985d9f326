import CGtk
import GioBridge

/// A window on a layer that wants the keyboard for itself, but that the compositor does not show, because the screen is locked, for
/// example. sway since 1.8 would give it what the user types into the lock. So it lets the keyboard go until it is shown.
extension Window {
  /// Call this when the window is shown, hidden or placed.
  func watchKeyboard() {
    (keyboardWatch, hasLetKeyboardGo) = (nil, false)
    surface?.onFrame = {}
    guard placement?.keyboard == .exclusive, surface?.isInUse == true, isShown else { return }
    watchKeyboard(for: Self.unseenDelay)
  }

  private func watchKeyboard(for seconds: Double) {
    keyboardWatch = MainLoop.timer(after: seconds) { [weak self] in self?.letKeyboardGo() }
  }

  /// A window that moves always waits for a frame, but not for long.
  private func letKeyboardGo() {
    keyboardWatch = nil
    guard isShown, let surface, let start = surface.awaitingFrameSince, let placement else { return }
    let rest = Self.unseenDelay - (MonotonicClock.now - start)
    if rest > 0 { return watchKeyboard(for: rest) }
    hasLetKeyboardGo = true
    commitForNow([LayerPlacement(layer: placement.layer, keyboard: .none, coversPanels: placement.coversPanels)])
    surface.onFrame = { [weak self] in
      self?.surface?.onFrame = {}
      self?.hasLetKeyboardGo = false
      self?.commitForNow(placement.focusTransition)
    }
  }

  /// Lets what has taken the keyboard come in front. A lock without a protocol of its own is a window on the uppermost layer, on which
  /// sway 1.7 keeps older windows above it. Such a lock inhibits input before it has a window, but sway gives the keyboard back
  /// meanwhile: the window stays below it until it is placed again. Wraps `gtk_window_has_toplevel_focus`.
  func keyboardMoved() {
    guard isShown, let placement, !hasLetKeyboardGo, placement.keyboard == .exclusive, placement.layer == .overlay,
      let registry = display.registry, !registry.offers("ext_session_lock_manager_v1")
    else { return }
    let hasKeyboard = Bool(gtk_window_has_toplevel_focus(window))
    if hasKeyboard, registry.offers("zwlr_input_inhibit_manager_v1") { return }
    let layer: LayerPlacement.Layer = hasKeyboard ? .overlay : .top
    commitForNow([LayerPlacement(layer: layer, keyboard: .exclusive, coversPanels: placement.coversPanels)])
  }

  /// Seconds after which a window is not shown soon. A computer under load takes some tenths.
  private static let unseenDelay = 1.0
}
