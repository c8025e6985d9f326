import CGtk

/// Tells whether there is a network, as far as the kernel's routes say. Wraps `GNetworkMonitor`.
package final class NetworkAvailability {
  private let monitor: OpaquePointer?
  private let onChange: (Bool) -> Void
  private var connection: SignalConnection?

  package init(onChange: @escaping (Bool) -> Void) {
    self.onChange = onChange
    monitor = g_network_monitor_get_default()
    connection = monitor.map { monitor in
      SignalConnection(gpointer(monitor), "network-changed") { [weak self] _ in self?.changed() }
    }
  }

  /// Wraps `g_network_monitor_get_network_available`.
  package var isAvailable: Bool { monitor.map { Bool(g_network_monitor_get_network_available($0)) } ?? false }

  private func changed() { onChange(isAvailable) }
}
