/// A connection to the session bus that GIO opens on another thread, while the main thread does something else.
package final class BusArrival {
  private var outcome: Result<Bus, BusError>?

  package init(limit: Double) {
    Bus.session(limit: limit) { [weak self] in self?.outcome = $0 }
  }

  /// Waits until the connection is open or has failed.
  package func wait() -> Result<Bus, BusError> {
    MainLoop.run { outcome }
  }
}
