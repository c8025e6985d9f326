import CGtk
import GioBridge

/// The connection of GTK to assistive technologies. GTK makes it while it opens the display, waits for up to 25 seconds for each
/// answer, and believes an address that any client of an X server can change. In a kiosk it is made later, and only to a bus
/// that answers.
package final class AccessibilityBridge {
  /// Seconds to wait for an answer.
  private static let limit = 5.0
  /// The variable that keeps GTK from making the connection, and the one with the address of the bus (at-spi2-core).
  private static let (prevention, address) = ("NO_AT_BRIDGE", "AT_SPI_BUS_ADDRESS")
  private static var isPostponed = false

  /// Call this before the display is opened. Does nothing if the variable is set already.
  static func postpone() {
    guard g_getenv(prevention) == nil else { return }
    isPostponed = true
    g_setenv(prevention, "1", 1)
  }

  /// Makes the connection that was postponed. `bus` is the session bus.
  package static func begin(on bus: Bus) {
    guard isPostponed else { return }
    isPostponed = false
    let name = "org.a11y.Bus"
    let call = BusCall(name, path: "/org/a11y/bus", interface: name, method: "GetAddress", limit: limit)
    bus.call(call) { answer in
      guard case .success(let values) = answer, let address = values.first?.string else { return }
      check(address)
    }
  }

  /// Wraps `g_dbus_connection_new_for_address`, which logs in to the bus.
  private static func check(_ address: String) {
    let cancellable = ObjectReference(owning: gpointer(g_cancellable_new()))
    let timer = MainLoop.timer(after: limit) { g_cancellable_cancel(cancellable.pointer.as(GCancellable.self)) }
    let finish: (OpaquePointer?) -> Void = { result in
      timer.cancel()
      guard let connection = g_dbus_connection_new_for_address_finish(result, nil) else { return }
      // This closes the connection.
      g_object_unref(gpointer(connection))
      connect(to: address)
    }
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    g_dbus_connection_new_for_address(
      address, GDBusConnectionFlags(rawValue: flags), nil, cancellable.pointer.as(GCancellable.self), finishCall,
      Callback(finish).retained())
  }

  /// Wraps `atk_bridge_adaptor_init`, which GTK 3 links. The variables are not for child processes.
  private static func connect(to address: String) {
    g_unsetenv(prevention)
    g_setenv(self.address, address, 1)
    _ = atk_bridge_adaptor_init(nil, nil)
    g_unsetenv(self.address)
  }
}
