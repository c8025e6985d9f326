import CGtk
import GioBridge

/// Receives X events until this is released; GDK still handles them. Wraps `gdk_window_add_filter`.
final class XEventFilter {
  private let window: OpaquePointer?
  private let body: gpointer

  /// Without a window it receives the events of all windows, and those that have no window.
  init(on window: OpaquePointer?, _ body: @escaping (XEvent) -> Void) {
    self.window = window
    self.body = Callback(body).retained()
    gdk_window_add_filter(window, Self.function, self.body)
  }

  /// GDK has no destroy-notify for filters.
  isolated deinit {
    gdk_window_remove_filter(window, Self.function, body)
    releaseCallback(body)
  }

  private static let function: GdkFilterFunc = { event, _, body in
    if let event { Callback<(XEvent) -> Void>.body(body)(event.as(XEvent.self).pointee) }
    return GDK_FILTER_CONTINUE
  }
}
