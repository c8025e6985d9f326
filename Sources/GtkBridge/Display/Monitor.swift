import CGtk

/// One monitor as it is now. Wraps `GdkMonitor`.
package struct Monitor: Equatable, Sendable {
  /// Where it lies on the whole desktop.
  package var frame: Extent
  /// The part that panels and docks leave free.
  package var workArea: Extent
  /// Device pixels in a logical one.
  package var scale: Int
  /// As GDK counts, from 0.
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
