import GtkBridge
import QuiverCore

/// Windows that cover all monitors of a kiosk. The touch or the key that ends them does nothing else.
final class ScreenCover {
  /// Called at a touch or a key.
  var onUse: () -> Void = {}
  private var windows: [CoverWindow] = []
  private var hideTimer: LoopSource?
  /// Seconds for which the windows stay, because the display may report the use before the touch itself.
  private static let sameTouch = 0.3

  /// Whether what is touched is covered.
  var isShown: Bool { !windows.isEmpty }

  /// Covers all monitors of the display with windows that `draw` paints.
  func show(on display: Display, draw: @escaping (DrawTarget) -> Void) {
    hideTimer = nil
    windows = display.monitors.map { monitor in
      let window = CoverWindow(monitor, of: display, title: Strings.applicationName)
      window.canvas.onDraw = draw
      window.onUse = { [weak self] in self?.onUse() }
      window.isShown = true
      return window
    }
  }

  /// Uncovers the screen after the touch that has led to this.
  func hide() {
    guard isShown, hideTimer == nil else { return }
    hideTimer = MainLoop.timer(after: Self.sameTouch) { [weak self] in
      self?.windows = []
      self?.hideTimer = nil
    }
  }
}
