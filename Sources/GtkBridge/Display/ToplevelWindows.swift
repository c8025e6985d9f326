import CGtk

/// Knows whether any program has a window, if a Wayland compositor tells (wlr-foreign-toplevel-management-unstable-v1).
/// Windows on layers do not count.
package final class ToplevelWindows {
  /// Called when the first window has appeared, and when the last one is gone.
  package var onChange: () -> Void = {}
  private var manager: ToplevelManager?
  private var windows: [OpaquePointer: WaylandObject] = [:] {
    didSet { if windows.isEmpty != oldValue.isEmpty { onChange() } }
  }

  package var isEmpty: Bool { windows.isEmpty }

  /// Waits for the list of windows. Returns nil if the compositor does not tell, or on X11.
  package init?(on display: Display) {
    guard let proxy = WaylandRegistry(of: display)?.bind(ToplevelProtocol.manager) else { return nil }
    manager = ToplevelManager(proxy) { [weak self] in self?.appeared($0) }
    display.finishPainting()
  }

  isolated deinit { manager?.stop() }

  private func appeared(_ window: OpaquePointer) {
    windows[window] = WaylandObject(window, destructor: ToplevelProtocol.windowDestructor) { [weak self] event in
      if event.number == ToplevelProtocol.closed { self?.windows[window] = nil }
    }
  }
}

/// The object that reports windows. After it was told to stop, it lives until the compositor has sent its last event.
private final class ToplevelManager {
  private var object: WaylandObject?
  private var onWindow: ((OpaquePointer) -> Void)?

  init(_ proxy: OpaquePointer, onWindow: @escaping (OpaquePointer) -> Void) {
    self.onWindow = onWindow
    object = WaylandObject(proxy, destructor: nil) { self.receive($0) }
  }

  func stop() {
    onWindow = nil
    object?.send(ToplevelProtocol.stop, [])
  }

  private func receive(_ event: WaylandEvent) {
    switch event.number {
    case ToplevelProtocol.appeared:
      guard let window = event.arguments?[0].o else { return }
      // One that appears after the stop is released at once.
      if let onWindow {
        onWindow(window)
      } else {
        _ = WaylandObject(window, destructor: ToplevelProtocol.windowDestructor)
      }
    case ToplevelProtocol.finished: object = nil
    default: break
    }
  }
}

/// The interfaces of wlr-foreign-toplevel-management-unstable-v1, and the numbers of their requests and events.
private enum ToplevelProtocol {
  static let manager = WaylandInterface.make(
    "zwlr_foreign_toplevel_manager_v1", requests: [WaylandInterface.message("stop")],
    events: [WaylandInterface.message("toplevel", "n", [window]), WaylandInterface.message("finished")])

  private static let window = WaylandInterface.make(
    "zwlr_foreign_toplevel_handle_v1", requests: messages(windowRequests), events: messages(windowEvents))

  static let stop: UInt32 = 0
  static let windowDestructor: UInt32 = 7
  static let appeared: UInt32 = 0
  static let finished: UInt32 = 1
  static let closed: UInt32 = 6

  private static let windowRequests = [
    ("set_maximized", ""), ("unset_maximized", ""), ("set_minimized", ""), ("unset_minimized", ""), ("activate", "o"),
    ("close", ""), ("set_rectangle", "oiiii"), ("destroy", ""),
  ]
  private static let windowEvents = [
    ("title", "s"), ("app_id", "s"), ("output_enter", "o"), ("output_leave", "o"), ("state", "a"), ("done", ""),
    ("closed", ""),
  ]

  private static func messages(_ signatures: [(String, String)]) -> [wl_message] {
    signatures.map { WaylandInterface.message($0, $1, Array(repeating: nil, count: $1.utf8.count)) }
  }
}
