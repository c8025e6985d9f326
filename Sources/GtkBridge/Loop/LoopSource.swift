import CGtk

/// Something the main loop waits for. It ends when it is cancelled, or when its last owner lets it go.
/// Wraps `GSource`.
package final class LoopSource {
  private let source: UnsafeMutablePointer<GSource>

  /// Takes over the caller's reference to `source`.
  init(_ source: UnsafeMutablePointer<GSource>, priority: Int32, _ function: GSourceFunc, _ data: gpointer) {
    self.source = source
    g_source_set_priority(source, priority)
    g_source_set_callback(source, function, data, releaseCallback)
    g_source_attach(source, nil)
  }

  isolated deinit {
    cancel()
    g_source_unref(source)
  }

  /// Harmless when it has already ended.
  package func cancel() {
    g_source_destroy(source)
  }

  package var isWaiting: Bool { g_source_is_destroyed(source) == 0 }
}
