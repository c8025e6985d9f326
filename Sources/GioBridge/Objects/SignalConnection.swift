import CGio

/// Connects a closure to a signal of a GObject until this is released. Wraps `g_signal_connect_closure`.
package final class SignalConnection {
  private let object: ObjectReference
  private let handler: gulong

  /// `name` may have a detail: `notify::scale-factor`. The result of `body` is returned to the emitter if the signal
  /// has a result.
  package init(_ object: gpointer, _ name: String, answering body: @escaping (SignalArguments) -> Bool) {
    self.object = ObjectReference(sharing: object)
    handler = g_signal_connect_closure(object, name, signalClosure(body), 0)
  }

  package convenience init(_ object: gpointer, _ name: String, _ body: @escaping (SignalArguments) -> Void) {
    self.init(object, name) { arguments in
      body(arguments)
      return false
    }
  }

  isolated deinit {
    guard g_signal_handler_is_connected(object.pointer, handler) != 0 else { return }
    g_signal_handler_disconnect(object.pointer, handler)
  }
}

private func signalClosure(_ body: @escaping (SignalArguments) -> Bool) -> UnsafeMutablePointer<GClosure>? {
  let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), Callback(body).retained())
  g_closure_set_marshal(closure) { closure, answer, count, values, _, _ in
    let body = Callback<(SignalArguments) -> Bool>.body(closure?.pointee.data)
    let answered = body(SignalArguments(values: UnsafeBufferPointer(start: values, count: Int(count))))
    if let answer, answer.pointee.g_type != 0 { g_value_set_boolean(answer, answered.gboolean) }
  }
  g_closure_add_finalize_notifier(closure, closure?.pointee.data) { data, _ in releaseCallback(data) }
  return closure
}

/// The arguments of a signal, valid while the closure runs. Number 0 is the object that emits it.
package struct SignalArguments {
  let values: UnsafeBufferPointer<GValue>

  package func object(_ index: Int) -> gpointer? { value(index, g_value_get_object) }
  package func boxed(_ index: Int) -> gpointer? { value(index, g_value_get_boxed) }
  package func string(_ index: Int) -> String? { value(index) { String(borrowing: g_value_get_string($0)) } }

  private func value<Result>(_ index: Int, _ get: (UnsafePointer<GValue>?) -> Result) -> Result {
    get(values.baseAddress?.advanced(by: index))
  }
}
