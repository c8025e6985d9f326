import CGio

/// A source of the main loop: a timer, an idle source or a watch. It ends when it is cancelled or released. Wraps
/// `GSource`.
package final class LoopSource {
  private let source: UnsafeMutablePointer<GSource>

  /// Takes ownership of `source`.
  package init(_ source: UnsafeMutablePointer<GSource>, priority: Int32, _ function: GSourceFunc, _ data: gpointer) {
    self.source = source
    g_source_set_priority(source, priority)
    g_source_set_callback(source, function, data, releaseCallback)
    g_source_attach(source, nil)
  }

  isolated deinit {
    cancel()
    g_source_unref(source)
  }

  /// Has no effect if the source has already ended.
  package func cancel() {
    g_source_destroy(source)
  }

  package var isWaiting: Bool { g_source_is_destroyed(source) == 0 }
}
