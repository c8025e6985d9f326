import CGio

/// A connection to a message bus. Wraps `GDBusConnection`.
package final class Bus {
  package typealias Answer = Result<[BusValue], BusError>

  let connection: ObjectReference
  /// Called when the connection is lost, and with it all names and objects.
  package var onClose: () -> Void = {}
  private var closing: SignalConnection?

  var pointer: OpaquePointer { OpaquePointer(connection.pointer) }

  /// By default GIO ends the process when the connection is lost. Wraps `g_dbus_connection_set_exit_on_close`.
  private init(owning connection: gpointer) {
    self.connection = ObjectReference(owning: connection)
    g_dbus_connection_set_exit_on_close(pointer, 0)
    closing = SignalConnection(connection, "closed") { [weak self] _ in self?.onClose() }
  }

  package var isClosed: Bool { Bool(g_dbus_connection_is_closed(pointer)) }
}

extension Bus {
  /// The user's session bus, or an error if there is none.
  package static func session(_ body: @escaping (Result<Bus, BusError>) -> Void) {
    open(G_BUS_TYPE_SESSION, nil, body)
  }

  /// The bus of the machine, or an error if there is none that answers within `limit` seconds.
  package static func system(limit: Double = 2, _ body: @escaping (Result<Bus, BusError>) -> Void) {
    let cancellable = ObjectReference(owning: gpointer(g_cancellable_new()))
    let timer = MainLoop.timer(after: limit) { g_cancellable_cancel(cancellable.pointer.as(GCancellable.self)) }
    open(G_BUS_TYPE_SYSTEM, cancellable) { outcome in
      timer.cancel()
      body(outcome)
    }
  }

  /// Wraps `g_bus_get`.
  private static func open(
    _ type: GBusType, _ cancellable: ObjectReference?, _ body: @escaping (Result<Bus, BusError>) -> Void
  ) {
    let finish: (OpaquePointer?) -> Void = { body(opened($0)) }
    g_bus_get(type, cancellable?.pointer.as(GCancellable.self), finishCall, Callback(finish).retained())
  }

  private static func opened(_ result: OpaquePointer?) -> Result<Bus, BusError> {
    var error: UnsafeMutablePointer<GError>?
    guard let connection = g_bus_get_finish(result, &error) else { return .failure(BusError(consuming: error)) }
    return .success(Bus(owning: gpointer(connection)))
  }
}

/// The `GAsyncReadyCallback` of all calls. It passes the `GAsyncResult` to the closure and releases the closure.
package let finishCall: GAsyncReadyCallback = { _, result, data in
  Callback<(OpaquePointer?) -> Void>.bodyForTheLastTime(data)(result)
}

/// A connection to the session bus that GIO opens on another thread, while the main thread does something else. A bus that takes long
/// to answer, as while the user logs in, is not given up.
package final class BusArrival {
  private var outcome: Result<Bus, BusError>?
  private var handler: ((Bus) -> Void)?

  package init() {
    // This exists until the connection is open or has failed.
    Bus.session { self.arrived($0) }
  }

  /// Calls `body` when the connection is open, instead of waiting for it.
  package func onOpen(_ body: @escaping (Bus) -> Void) {
    guard case .success(let bus)? = outcome else { return handler = body }
    body(bus)
  }

  private func arrived(_ outcome: Result<Bus, BusError>) {
    self.outcome = outcome
    if case .success(let bus) = outcome { handler?(bus) }
    handler = nil
  }

  /// Waits until the connection is open or has failed, but not longer than a number of seconds; nil if it may still open.
  package func wait(atMost seconds: Double) -> Result<Bus, BusError>? {
    var isOver = false
    let timer = MainLoop.timer(after: seconds) { isOver = true }
    defer { timer.cancel() }
    MainLoop.run { outcome != nil || isOver ? () : nil }
    return outcome
  }
}
