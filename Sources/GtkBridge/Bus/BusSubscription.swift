import CGtk

/// Hears a signal of other programs' objects, for as long as somebody keeps this. Wraps
/// `g_dbus_connection_signal_subscribe`.
package final class BusSubscription {
  private let bus: Bus
  private let id: guint

  /// Nil stands for any sender or any path.
  package init(
    to signal: String, interface: String, sender: String? = nil, path: String? = nil, on bus: Bus,
    _ body: @escaping ([BusValue]) -> Void
  ) {
    self.bus = bus
    id = g_dbus_connection_signal_subscribe(
      bus.pointer, sender, interface, signal, path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, arguments, data in
        guard case .tuple(let values)? = arguments.flatMap(BusValue.init) else { return }
        Callback<([BusValue]) -> Void>.body(data)(values)
      }, Callback(body).retained(), releaseCallback)
  }

  isolated deinit {
    g_dbus_connection_signal_unsubscribe(bus.pointer, id)
  }
}

extension Bus {
  /// Tells all who listen. Wraps `g_dbus_connection_emit_signal`.
  package func emit(_ signal: String, interface: String, path: String, arguments: [BusValue] = []) {
    g_dbus_connection_emit_signal(pointer, nil, path, interface, signal, BusValue.tuple(arguments), nil)
  }
}
