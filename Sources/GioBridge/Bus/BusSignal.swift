import CGio

/// Receives a signal of an object in another program until this is released. Wraps
/// `g_dbus_connection_signal_subscribe`.
package final class BusSignal {
  private let bus: Bus
  private var subscription: guint = 0

  /// Passes the arguments of the signal to `body`. With `subject`, only signals are received whose first argument it is.
  package init(
    _ name: String, of interface: String, at path: String, from sender: String, about subject: String? = nil,
    on bus: Bus,
    _ body: @escaping ([BusValue]) -> Void
  ) {
    self.bus = bus
    subscription = g_dbus_connection_signal_subscribe(
      bus.pointer, sender, interface, name, path, subject, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, arguments, data in
        guard case .tuple(let values)? = arguments.flatMap(BusValue.init) else { return }
        Callback<([BusValue]) -> Void>.body(data)(values)
      }, Callback(body).retained(), releaseCallback)
  }

  isolated deinit {
    g_dbus_connection_signal_unsubscribe(bus.pointer, subscription)
  }
}
