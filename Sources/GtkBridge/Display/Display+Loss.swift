import CGtk

extension Display {
  private static var lastWords: () -> Never = { exit(1) }

  /// What to do when the X server is gone, instead of GDK's own end; on Wayland that cannot be helped. Nothing that needs the
  /// display may be touched then. Wraps `XSetIOErrorHandler`, whose handlers must not return.
  package func onLoss(_ body: @escaping () -> Never) {
    guard backend == .x11 else { return }
    Self.lastWords = body
    XSetIOErrorHandler { _ in
      MainActor.assumeIsolated { () -> Int32 in Display.lastWords() }
    }
  }
}
