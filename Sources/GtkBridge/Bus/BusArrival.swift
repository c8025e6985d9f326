/// The session bus on its way: it is connected to by a thread of GIO's, while the main thread does something else.
package final class BusArrival {
  private var outcome: Result<Bus, BusError>?

  package init(limit: Double) {
    Bus.session(limit: limit) { [weak self] in self?.outcome = $0 }
  }

  /// Waits for what is still missing of it.
  package func wait() -> Result<Bus, BusError> {
    MainLoop.run { outcome }
  }
}
