import CGio

/// Exports an object on the bus until this is released. Wraps `g_dbus_connection_register_object`.
package final class BusObject {
  package typealias Handler = (_ method: String, _ arguments: [BusValue]) -> Bus.Answer

  private let bus: Bus
  private let registration: guint

  /// `interface` is an interface in D-Bus introspection XML: `<interface name="…">…</interface>`. GIO answers calls
  /// that do not match it. Returns nil if the path is in use.
  package init?(at path: String, interface: String, on bus: Bus, _ handler: @escaping Handler) {
    self.bus = bus
    guard let node = g_dbus_node_info_new_for_xml("<node>\(interface)</node>", nil) else {
      preconditionFailure("not an introspection of a D-Bus interface: \(interface)")
    }
    defer { g_dbus_node_info_unref(node) }
    registration = g_dbus_connection_register_object(
      bus.pointer, path, node.pointee.interfaces[0], &Self.table, Callback(handler).retained(), releaseCallback, nil)
    guard registration != 0 else { return nil }
  }

  isolated deinit {
    guard registration != 0 else { return }
    g_dbus_connection_unregister_object(bus.pointer, registration)
  }

  private static var table: GDBusInterfaceVTable = {
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, arguments, invocation, data in
      let handler = Callback<Handler>.body(data)
      answer(invocation, handler(String(borrowing: method) ?? "", values(arguments)))
    }
    return table
  }()

  private static func values(_ arguments: OpaquePointer?) -> [BusValue] {
    guard case .tuple(let values)? = arguments.flatMap(BusValue.init) else { return [] }
    return values
  }

  /// Both functions free the invocation. Wraps `g_dbus_method_invocation_return_value` and `…_return_dbus_error`.
  private static func answer(_ invocation: OpaquePointer?, _ answer: Bus.Answer) {
    switch answer {
    case .success(let values): g_dbus_method_invocation_return_value(invocation, BusValue.tuple(values))
    case .failure(let error): g_dbus_method_invocation_return_dbus_error(invocation, error.name, error.message)
    }
  }
}
