import CGtk

extension Display {
  private static var lastWords: () -> Never = { exit(1) }

  /// Runs `body` instead of GDK's exit when the connection to the X server is lost; it must not use the display. On
  /// Wayland this has no effect. Wraps `XSetIOErrorHandler`, whose handlers must not return.
  package func onLoss(_ body: @escaping () -> Never) {
    guard backend == .x11 else { return }
    Self.lastWords = body
    XSetIOErrorHandler { _ in
      MainActor.assumeIsolated { () -> Int32 in Display.lastWords() }
    }
  }
}
