import CGtk

/// A monitor at the time of asking. Wraps `GdkMonitor`.
package struct Monitor: Equatable, Sendable {
  /// Its position on the desktop.
  package var frame: Extent
  /// The part that panels and docks do not cover.
  package var workArea: Extent
  /// Device pixels per logical pixel.
  package var scale: Int
  /// GDK's number, from 0.
  package var number: Int
  package var isPrimary: Bool
  package var model: String?

  init(_ monitor: OpaquePointer, number: Int, isPrimary: Bool) {
    var frame = GdkRectangle()
    var workArea = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &frame)
    gdk_monitor_get_workarea(monitor, &workArea)
    self.frame = Extent(frame)
    self.workArea = Extent(workArea)
    self.number = number
    self.isPrimary = isPrimary
    model = String(borrowing: gdk_monitor_get_model(monitor))
    scale = Int(gdk_monitor_get_scale_factor(monitor))
  }
}
