import CGtk
import CWayland

/// Switches the outputs of a Wayland compositor off and on (wlr-output-power-management-unstable-v1).
final class WlrOutputPower {
  private let display: Display
  private let manager: OpaquePointer

  /// Returns nil if the compositor does not have the protocol.
  init?(of display: Display) {
    guard let manager = display.registry?.bind(quiver_output_power_manager()) else { return nil }
    (self.display, self.manager) = (display, manager)
  }

  isolated deinit { zwlr_output_power_manager_v1_destroy(manager) }

  func set(isOn: Bool) {
    for monitor in display.monitors { set(isOn: isOn, monitor) }
    gdk_display_flush(display.pointer)
  }

  /// The mode remains when the object is released. Nothing can be done if another program has taken the output.
  private func set(isOn: Bool, _ monitor: Monitor) {
    guard let found = gdk_display_get_monitor(display.pointer, gint(monitor.number)),
      let output = gdk_wayland_monitor_get_wl_output(found),
      let power = zwlr_output_power_manager_v1_get_output_power(manager, output)
    else { return }
    let mode = isOn ? ZWLR_OUTPUT_POWER_V1_MODE_ON : ZWLR_OUTPUT_POWER_V1_MODE_OFF
    zwlr_output_power_v1_set_mode(power, mode.rawValue)
    zwlr_output_power_v1_destroy(power)
  }
}
