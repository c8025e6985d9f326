import CGtk
import GioBridge

/// The connection to the X server or the Wayland compositor.
package final class Display {
  package enum Backend: Sendable { case x11, wayland, other }

  let pointer: OpaquePointer
  /// Called when the number of monitors changes, or the position, size, scale or work area of one.
  package var onMonitorsChange: () -> Void = {}
  /// Whether the compositor is KWin. Up to 6.3 it lowers no window that is on a layer, or leaves it the keyboard.
  package private(set) lazy var isKWin = registry?.offers("org_kde_plasma_shell") == true
  /// Whether the compositor is phoc, that of Phosh.
  package var isPhoc: Bool { registry?.offers("zphoc_layer_shell_effects_v1") == true }
  /// What a Wayland compositor has; nil on X11. It waits for the compositor once.
  private(set) lazy var registry = WaylandRegistry(of: self)
  /// nil if GTK paints the windows.
  private(set) lazy var surfaceProtocols = registry.flatMap { SurfaceProtocols($0) }
  private var connections: [SignalConnection] = []
  private var events: RootEvents?

  /// Returns nil if there is no display. `applicationID` becomes the window class on X11 and the app id on Wayland.
  /// The program has set its locale already. With `hasDesktopWindow`, see ``preferDesktopWindows()``. With `isKiosk`, GTK loads no
  /// modules and waits for no bus; then use ``AccessibilityBridge``. Wraps `gtk_disable_setlocale` and `gtk_init_check`, which reads
  /// and removes `DESKTOP_STARTUP_ID` from the environment.
  package static func open(applicationID: String, hasDesktopWindow: Bool = false, isKiosk: Bool = false) -> Display? {
    g_set_prgname(applicationID)
    gtk_disable_setlocale()
    prepareVariables(isKiosk: isKiosk)
    if isKiosk { GtkModules.refuse() }
    if hasDesktopWindow { preferDesktopWindows() }
    defer { if avoidsGL { g_unsetenv(glVariable) } }
    guard Bool(gtk_init_check(nil, nil)), let display = gdk_display_get_default() else { return nil }
    gdk_set_program_class(applicationID)
    return Display(display)
  }

  /// Sets the variables that GTK reads while it opens a display. Call this before other threads start: a new variable moves the
  /// array of all, which a thread may be reading, as gettext does for each text that it translates. A program without threads
  /// can leave it to ``open(applicationID:hasDesktopWindow:isKiosk:)``.
  ///
  /// The first GTK program on an X server looks for OpenGL visuals, and therefore loads a driver and its compiler: 45 MiB and 30
  /// ms for something that the canvas does not use. The variable is removed again for child processes.
  package static func prepareVariables(isKiosk: Bool) {
    if g_getenv(glVariable) == nil {
      g_setenv(glVariable, "disable", 1)
      avoidsGL = true
    }
    if isKiosk { AccessibilityBridge.postpone() }
  }

  private static let glVariable = "GDK_GL"
  private static var avoidsGL = false

  private init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    guard let screen = gdk_display_get_default_screen(pointer) else { return }
    connections = ["monitors-changed", "size-changed"].map { signal in
      SignalConnection(screen.raw, signal) { [weak self] _ in self?.onMonitorsChange() }
    }
    events = RootEvents(on: pointer, GDK_PROPERTY_CHANGE_MASK) { [weak self] in self?.receive($0) }
  }

  private func receive(_ event: XEvent) {
    guard event.type == PropertyNotify,
      event.xproperty.atom == gdk_x11_get_xatom_by_name_for_display(pointer, "_NET_WORKAREA")
    else { return }
    onMonitorsChange()
  }

  package var backend: Backend {
    if Bool(quiver_is_x11_display(pointer)) { return .x11 }
    return Bool(quiver_is_wayland_display(pointer)) ? .wayland : .other
  }

  /// Waits until the display has carried out all requests. Wraps `gdk_display_sync`.
  package func finishPainting() {
    gdk_display_sync(pointer)
  }
}

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
