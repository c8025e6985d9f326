import CGtk
import GioBridge

/// A monitor at the time of asking. Wraps `GdkMonitor`.
nonisolated package struct Monitor: Equatable, Sendable {
  /// The frame of the monitor on the desktop.
  package var frame: Extent
  /// The part that panels and docks do not cover.
  package var workArea: Extent
  /// Device pixels per logical pixel.
  package var scale: Int
  /// GDK's number, from 0.
  package var number: Int
  package var isPrimary: Bool
  package var model: String?
  /// The connector of the monitor, such as `HDMI-A-1`.
  package var connector: String?

  /// Creates the description of a monitor, for tests.
  package init(
    _ connector: String, model: String? = nil, frame: Extent, workArea: Extent? = nil, scale: Int = 1, number: Int = 0,
    isPrimary: Bool = false
  ) {
    (self.connector, self.model, self.number, self.isPrimary) = (connector, model, number, isPrimary)
    (self.frame, self.workArea, self.scale) = (frame, workArea ?? frame, scale)
  }

  /// Wraps `gdk_screen_get_monitor_plug_name`, which also works on Wayland.
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
    let screen = gdk_display_get_default_screen(gdk_monitor_get_display(monitor))
    connector = String(consuming: quiver_monitor_connector(screen, gint(number)))
    scale = Int(gdk_monitor_get_scale_factor(monitor))
  }
}
