import CGio

/// A strong reference to a GObject. Wraps `g_object_ref_sink` and `g_object_unref`.
package final class ObjectReference {
  package let pointer: gpointer

  /// Adds a reference to an object, or takes ownership of a floating one.
  package init(sharing pointer: gpointer) {
    self.pointer = g_object_ref_sink(pointer)
  }

  /// Takes ownership of the caller's reference.
  package init(owning pointer: gpointer) {
    self.pointer = pointer
  }

  isolated deinit {
    g_object_unref(pointer)
  }
}
