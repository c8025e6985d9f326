import CGtk

/// Switches the outputs of a Wayland compositor off and on (wlr-output-power-management-unstable-v1).
final class WlrOutputPower {
  private let display: Display
  private let manager: WaylandObject

  /// Returns nil if the compositor does not have the protocol.
  init?(of display: Display) {
    guard let proxy = WaylandRegistry(of: display)?.bind(Self.managerInterface) else { return nil }
    manager = WaylandObject(proxy, destructor: Self.destroyManager)
    self.display = display
  }

  func set(isOn: Bool) {
    for monitor in display.monitors { set(isOn: isOn, monitor) }
    gdk_display_flush(display.pointer)
  }

  /// The mode remains when the object is released. Nothing can be done if another program has taken the output.
  private func set(isOn: Bool, _ monitor: Monitor) {
    guard let found = gdk_display_get_monitor(display.pointer, gint(monitor.number)),
      let output = gdk_wayland_monitor_get_wl_output(found),
      let proxy = manager.create(
        Self.powerInterface, request: Self.getPower, [wl_argument(), wl_argument(o: output)])
    else { return }
    WaylandObject(proxy, destructor: Self.destroyPower).send(Self.setMode, [wl_argument(u: isOn ? 1 : 0)])
  }
}

extension WlrOutputPower {
  private static let powerInterface = WaylandInterface.make(
    "zwlr_output_power_v1",
    requests: [WaylandInterface.message("set_mode", "u", [nil]), WaylandInterface.message("destroy")],
    events: [WaylandInterface.message("mode", "u", [nil]), WaylandInterface.message("failed")])
  private static let managerInterface = WaylandInterface.make(
    "zwlr_output_power_manager_v1",
    requests: [
      WaylandInterface.message("get_output_power", "no", [powerInterface, nil]), WaylandInterface.message("destroy"),
    ])
  // The numbers of the requests.
  private static let (getPower, destroyManager): (UInt32, UInt32) = (0, 1)
  private static let (setMode, destroyPower): (UInt32, UInt32) = (0, 1)
}
