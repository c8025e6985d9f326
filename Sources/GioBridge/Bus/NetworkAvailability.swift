import CGio

/// Tells whether there is a network, as far as the kernel's routes say. Wraps `GNetworkMonitor`.
package final class NetworkAvailability {
  /// nil until it is known.
  package private(set) var isAvailable: Bool? { didSet { if isAvailable != oldValue { onChange() } } }
  /// Called when this has become known or has changed.
  package var onChange: () -> Void = {}
  private var connection: SignalConnection?

  /// GLib may call NetworkManager and wait for its answer, so another thread does it. Wraps
  /// `g_network_monitor_get_default`.
  package init() {
    BackgroundTask.run {
      nonisolated(unsafe) let monitor = g_network_monitor_get_default()
      return monitor
    } then: { [weak self] monitor in
      self?.follow(monitor)
    }
  }

  private func follow(_ monitor: OpaquePointer?) {
    guard let monitor else { return isAvailable = false }
    connection = SignalConnection(gpointer(monitor), "network-changed") { [weak self] _ in self?.read(monitor) }
    read(monitor)
  }

  /// Wraps `g_network_monitor_get_network_available`.
  private func read(_ monitor: OpaquePointer) {
    isAvailable = Bool(g_network_monitor_get_network_available(monitor))
  }
}
