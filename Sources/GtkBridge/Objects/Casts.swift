import CGtk

// Casts between the classes of a GObject, which are macros in C.

nonisolated extension UnsafeMutableRawPointer {
  func `as`<Instance>(_ type: Instance.Type) -> UnsafeMutablePointer<Instance> {
    assumingMemoryBound(to: type)
  }
}

nonisolated extension UnsafeMutablePointer {
  func `as`<Instance>(_ type: Instance.Type) -> UnsafeMutablePointer<Instance> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}

nonisolated extension OpaquePointer {
  var raw: gpointer { gpointer(self) }
}

nonisolated extension Bool {
  init(_ value: gboolean) {
    self = value != 0
  }

  var gboolean: gboolean { self ? 1 : 0 }
}

nonisolated extension String {
  /// Copies a string that C still owns.
  init?(borrowing pointer: UnsafePointer<CChar>?) {
    guard let pointer else { return nil }
    self.init(cString: pointer)
  }

  /// Copies a string that C has handed over, and frees it.
  init?(consuming pointer: UnsafeMutablePointer<CChar>?) {
    guard let pointer else { return nil }
    self.init(cString: pointer)
    g_free(pointer)
  }
}
