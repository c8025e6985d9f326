import CGtk

/// One strong reference to a GObject. Wraps `g_object_ref_sink` and `g_object_unref`.
package final class ObjectReference {
  let pointer: gpointer

  /// Takes part in owning an object that others own too, or takes over a floating one.
  init(sharing pointer: gpointer) {
    self.pointer = g_object_ref_sink(pointer)
  }

  /// Takes over the caller's reference.
  init(owning pointer: gpointer) {
    self.pointer = pointer
  }

  isolated deinit {
    g_object_unref(pointer)
  }
}
