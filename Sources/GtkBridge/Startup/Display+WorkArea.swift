import CGtk

extension Display {
  /// The part of the desktop that panels and keyboards do not cover, in logical pixels, as the window manager says
  /// (`_NET_WORKAREA`); nil if there is none. GDK answers with the whole monitor while a window of this program is full
  /// screen.
  package var workArea: Extent? {
    guard backend == .x11, let screen = gdk_display_get_default_screen(pointer),
      let root = gdk_screen_get_root_window(screen)
    else { return nil }
    let properties = WindowProperties(window: root)
    let desktop = properties.numbers("_NET_CURRENT_DESKTOP", type: "CARDINAL")?.first ?? 0
    let all = (properties.numbers("_NET_WORKAREA", type: "CARDINAL") ?? []).map(Double.init)
    guard desktop < all.count / 4 else { return nil }
    let area = all[Int(desktop) * 4..<Int(desktop) * 4 + 4].map { $0 / Double(gdk_window_get_scale_factor(root)) }
    return Extent(x: area[0], y: area[1], width: area[2], height: area[3])
  }
}
