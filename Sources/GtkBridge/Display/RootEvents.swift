import CGtk

/// Receives X events of the root window until this is released. Wraps `gdk_window_add_filter` and
/// `gdk_window_set_events`.
final class RootEvents {
  private let root: OpaquePointer
  private var filter: gpointer?

  /// Adds `mask` to the events that are asked for. Returns nil if the display is not X11.
  init?(on display: OpaquePointer, _ mask: GdkEventMask, _ body: @escaping (XEvent) -> Void) {
    guard Bool(quiver_is_x11_display(display)), let screen = gdk_display_get_default_screen(display),
      let root = gdk_screen_get_root_window(screen)
    else { return nil }
    self.root = root
    gdk_window_set_events(root, GdkEventMask(rawValue: gdk_window_get_events(root).rawValue | mask.rawValue))
    filter = Callback(body).retained()
    gdk_window_add_filter(root, Self.filterFunction, filter)
  }

  /// GDK has no destroy-notify for filters.
  isolated deinit {
    gdk_window_remove_filter(root, Self.filterFunction, filter)
    releaseCallback(filter)
  }

  private static let filterFunction: GdkFilterFunc = { event, _, data in
    if let event { Callback<(XEvent) -> Void>.body(data)(event.as(XEvent.self).pointee) }
    return GDK_FILTER_CONTINUE
  }
}
