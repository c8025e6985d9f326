import CGtk
import Glibc

/// Knows the windows of all programs, so that a launched program is known to have opened one, and others to be running.
/// A Wayland compositor does not tell about windows of others, so `init` returns nil there.
package final class ClientWindows {
  /// Called once for each new window, also for our own.
  package var onAppear: (ClientWindow) -> Void = { _ in }
  /// Called when windows have been added or removed.
  package var onChange: () -> Void = {}
  private let display: OpaquePointer
  private let root: OpaquePointer
  private var known: Set<UInt> = []
  /// The properties of the known windows, as far as they were read.
  private var windows: [UInt: ClientWindow] = [:]
  private var events: RootEvents?

  package init?(on display: Display) {
    guard display.backend == .x11, let screen = gdk_display_get_default_screen(display.pointer),
      let root = gdk_screen_get_root_window(screen)
    else { return nil }
    self.display = display.pointer
    self.root = root
    known = Set(managed ?? [])
    let mask = GdkEventMask(rawValue: GDK_PROPERTY_CHANGE_MASK.rawValue | GDK_SUBSTRUCTURE_MASK.rawValue)
    events = RootEvents(on: display.pointer, mask) { [weak self] in self?.receive($0) }
  }

  /// The windows that the window manager knows; nil if there is no window manager.
  private var managed: [UInt]? {
    WindowProperties(window: root).numbers("_NET_CLIENT_LIST", type: "WINDOW")
  }

  private func receive(_ event: XEvent) {
    switch event.type {
    case PropertyNotify: clientListChanged(event.xproperty)
    case MapNotify: mapped(event.xmap)
    default: break
    }
  }

  private func clientListChanged(_ event: XPropertyEvent) {
    guard event.atom == gdk_x11_get_xatom_by_name_for_display(display, "_NET_CLIENT_LIST") else { return }
    let present = managed ?? []
    let new = present.filter { !known.contains($0) }
    known = Set(present)
    windows = windows.filter { known.contains($0.key) }
    for id in new { appeared(id) }
    onChange()
  }

  /// The windows of other programs that the window manager knows.
  package var others: [ClientWindow] {
    known.compactMap(window).filter { $0.processID != getpid() }
  }

  /// Without a window manager, programs map their windows directly into the root window.
  private func mapped(_ event: XMapEvent) {
    guard event.override_redirect == 0, managed == nil else { return }
    appeared(event.window)
  }

  private func appeared(_ id: UInt) {
    if let window = window(id) { onAppear(window) }
  }

  /// The properties of a window, which are read once; nil if it is gone.
  private func window(_ id: UInt) -> ClientWindow? {
    if let known = windows[id] { return known }
    var client = WindowProperties.read(ofWindow: id, on: display, ClientWindow.init)
    client?.id = id
    if known.contains(id) { windows[id] = client }
    return client
  }
}

extension ClientWindow {
  init(_ properties: WindowProperties) {
    let names = properties.texts("WM_CLASS", type: "STRING") ?? []
    isOfApplication = WindowRole(properties).isOfApplication
    processID = properties.numbers("_NET_WM_PID", type: "CARDINAL")?.first.flatMap(Int32.init(exactly:))
    instanceName = names.first
    className = names.dropFirst().first
    startupID = properties.texts("_NET_STARTUP_ID", type: "UTF8_STRING")?.first
  }
}

/// The properties of a window that tell which program it belongs to. Any of them may be missing or wrong.
package struct ClientWindow: Equatable, Sendable {
  /// The number of the window on the display.
  package var id: UInt?
  /// Whether it is not a panel, a notification or the like.
  package var isOfApplication = true
  /// `_NET_WM_PID`, which is meaningful only if the program runs on this machine and outside a container.
  package var processID: Int32?
  /// The two parts of `WM_CLASS`; `StartupWMClass` may be either.
  package var instanceName: String?
  package var className: String?
  /// `_NET_STARTUP_ID`.
  package var startupID: String?
}
