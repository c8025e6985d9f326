import CGtk

extension Display {
  /// All monitors, the primary one first. Wraps `gdk_display_get_monitor`.
  package var monitors: [Monitor] {
    let primary = gdk_display_get_primary_monitor(pointer)
    let all = (0..<gdk_display_get_n_monitors(pointer)).compactMap { gdk_display_get_monitor(pointer, $0) }
    let others = all.filter { $0 != primary }
    return (all.count == others.count ? others : [primary].compactMap(\.self) + others).map(Monitor.init)
  }
}
