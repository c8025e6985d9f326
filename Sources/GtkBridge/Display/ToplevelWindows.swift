import CGtk
import CWayland

/// Knows whether any program has a window, if a Wayland compositor tells (wlr-foreign-toplevel-management-unstable-v1).
/// Windows on layers do not count.
package final class ToplevelWindows {
  /// Called when the first window has appeared, and when the last one is gone.
  package var onChange: () -> Void = {}
  private var manager: ToplevelManager?
  private var windows: [OpaquePointer: ToplevelWindow] = [:] {
    didSet { if windows.isEmpty != oldValue.isEmpty { onChange() } }
  }

  package var isEmpty: Bool { windows.isEmpty }

  /// Waits for the list of windows. Returns nil if the compositor does not tell, or on X11.
  package init?(on display: Display) {
    guard let proxy = display.registry?.bind(quiver_toplevel_manager()) else { return nil }
    manager = ToplevelManager(proxy) { [weak self] in self?.appeared($0) }
    display.finishPainting()
  }

  isolated deinit { manager?.stop() }

  private func appeared(_ window: OpaquePointer) {
    windows[window] = ToplevelWindow(
      window, destroy: { zwlr_foreign_toplevel_handle_v1_destroy($0) },
      listen: { zwlr_foreign_toplevel_handle_v1_add_listener($0, Self.listener, $1) },
      onEvent: { [weak self] in self?.windows[window] = nil })
  }

  /// Events other than the end of a window are ignored. The last one exists since version 3, which is not asked for.
  private static let listener = WaylandListener.permanent(
    zwlr_foreign_toplevel_handle_v1_listener(
      title: { _, _, _ in }, app_id: { _, _, _ in }, output_enter: { _, _, _ in }, output_leave: { _, _, _ in },
      state: { _, _, _ in }, done: { _, _ in }, closed: { data, _ in ToplevelWindow.deliver((), to: data) },
      parent: { _, _, _ in }))
}

/// A window, whose only event is that it is closed.
private typealias ToplevelWindow = WaylandObject<Void>

/// The object that reports windows. After it was told to stop, it lives until the compositor has sent its last event.
private final class ToplevelManager {
  private enum Event {
    case appeared(OpaquePointer)
    case finished
  }

  private var object: WaylandObject<Event>?
  private var onWindow: ((OpaquePointer) -> Void)?

  init(_ proxy: OpaquePointer, onWindow: @escaping (OpaquePointer) -> Void) {
    self.onWindow = onWindow
    object = WaylandObject(
      proxy, destroy: { zwlr_foreign_toplevel_manager_v1_destroy($0) },
      listen: { zwlr_foreign_toplevel_manager_v1_add_listener($0, Self.listener, $1) }, onEvent: { self.receive($0) })
  }

  func stop() {
    onWindow = nil
    if let object { zwlr_foreign_toplevel_manager_v1_stop(object.proxy) }
  }

  private func receive(_ event: Event) {
    switch event {
    case .appeared(let window):
      // One that appears after the stop is released at once.
      if let onWindow { onWindow(window) } else { zwlr_foreign_toplevel_handle_v1_destroy(window) }
    case .finished: object = nil
    }
  }

  private static let listener = WaylandListener.permanent(
    zwlr_foreign_toplevel_manager_v1_listener(
      toplevel: { data, _, window in
        if let window { WaylandObject<Event>.deliver(.appeared(window), to: data) }
      },
      finished: { data, _ in WaylandObject<Event>.deliver(.finished, to: data) }))
}
