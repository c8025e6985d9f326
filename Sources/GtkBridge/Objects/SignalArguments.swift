import CGtk

/// The arguments of a signal, valid while the closure runs. Number 0 is the object that emits it.
struct SignalArguments {
  let values: UnsafeBufferPointer<GValue>

  func object(_ index: Int) -> gpointer? { value(index, g_value_get_object) }
  func boxed(_ index: Int) -> gpointer? { value(index, g_value_get_boxed) }
  func string(_ index: Int) -> String? { value(index) { String(borrowing: g_value_get_string($0)) } }

  private func value<Result>(_ index: Int, _ get: (UnsafePointer<GValue>?) -> Result) -> Result {
    get(values.baseAddress?.advanced(by: index))
  }
}
