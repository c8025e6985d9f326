import CGio

// Casts between the classes of a GObject, which are macros in C. Other targets inline them, because some are made in each frame.

nonisolated extension UnsafeMutableRawPointer {
  @inlinable package func `as`<Instance>(_ type: Instance.Type) -> UnsafeMutablePointer<Instance> {
    assumingMemoryBound(to: type)
  }
}

nonisolated extension UnsafeMutablePointer {
  @inlinable package func `as`<Instance>(_ type: Instance.Type) -> UnsafeMutablePointer<Instance> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}

nonisolated extension OpaquePointer {
  @inlinable package var raw: gpointer { gpointer(self) }
}

nonisolated extension Bool {
  @inlinable package init(_ value: gboolean) {
    self = value != 0
  }

  @inlinable package var gboolean: gboolean { self ? 1 : 0 }
}

nonisolated extension String {
  /// Copies a string that C still owns.
  package init?(borrowing pointer: UnsafePointer<CChar>?) {
    guard let pointer else { return nil }
    self.init(cString: pointer)
  }

  /// Copies a string that C has handed over, and frees it.
  package init?(consuming pointer: UnsafeMutablePointer<CChar>?) {
    guard let pointer else { return nil }
    self.init(cString: pointer)
    g_free(pointer)
  }
}
