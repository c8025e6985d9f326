import CGio

extension Bus {
  /// Wraps `g_dbus_connection_call`.
  package func call(_ call: BusCall, _ body: @escaping (Answer) -> Void) {
    let finish: (OpaquePointer?) -> Void = { [connection] result in
      var error: UnsafeMutablePointer<GError>?
      let answer = g_dbus_connection_call_finish(OpaquePointer(connection.pointer), result, &error)
      body(Self.answer(answer, error, limit: call.answerLimit))
    }
    let flags = call.startsProgram ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START
    g_dbus_connection_call(
      pointer, call.destination, call.path, call.interface, call.method, BusValue.tuple(call.arguments), nil, flags,
      gint(call.limit * 1000), nil, finishCall, Callback(finish).retained())
  }

  /// Connects and waits for the answer. For commands that have nothing else to do than to send a message to the running
  /// instance.
  package static func callBlocking(_ call: BusCall) -> Answer {
    switch BusArrival().wait(atMost: call.limit) {
    case .success(let bus)?:
      var answer: Answer?
      bus.call(call) { answer = $0 }
      return MainLoop.run { answer }
    case .failure(let error)?: return .failure(error)
    case nil: return .failure(BusError(name: BusError.failed, message: "the session bus does not answer"))
    }
  }

  private static func answer(
    _ variant: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?, limit: Int?
  ) -> Answer {
    guard let variant else { return .failure(BusError(consuming: error)) }
    defer { g_variant_unref(variant) }
    if let limit, g_variant_get_size(variant) > limit {
      return .failure(BusError(name: BusError.limitsExceeded, message: "an answer of more than \(limit) bytes"))
    }
    guard case .tuple(let values)? = BusValue(variant) else {
      return .failure(BusError(name: BusError.failed, message: "an answer of a type we do not read"))
    }
    return .success(values)
  }
}
