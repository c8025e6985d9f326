import GioBridge
import GtkBridge

/// Windows that cover all monitors of a kiosk. The touch or the key that ends them does nothing else.
final class ScreenCover {
  /// Called at a touch or a key.
  var onActivity: () -> Void = {}
  private var windows: [CoverWindow] = []
  private var hideTimer: LoopSource?
  /// Seconds within which an event is part of the touch that the display has reported, so that the windows stay.
  static let sameTouch = 0.3

  /// Whether what is touched is covered.
  var isShown: Bool { windows.contains(where: \.isShown) }

  /// Uses windows for all monitors, which may be shown later.
  func use(_ windows: [CoverWindow]) {
    hideTimer = nil
    self.windows = windows
    for window in windows { window.onActivity = { [weak self] in self?.onActivity() } }
  }

  func raise() {
    for window in windows { window.raise() }
  }

  /// Uncovers the screen after the touch that has led to this.
  func hide() {
    guard !windows.isEmpty, hideTimer == nil else { return }
    hideTimer = MainLoop.timer(after: Self.sameTouch) { [weak self] in
      self?.windows = []
      self?.hideTimer = nil
    }
  }
}
