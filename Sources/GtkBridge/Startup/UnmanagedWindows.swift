import CGtk

/// The windows of other programs on an X server without a window manager, which would give them a place and the keyboard. This
/// does it for the home screen: a new window is in front, has the keyboard, and covers its monitor unless it is a dialog. When
/// it goes, the window before it has the keyboard again, and after the last one the home screen.
package final class UnmanagedWindows {
  /// Called when the home screen should be in front and have the keyboard.
  package var onHome: () -> Void = {}
  /// Called when windows were put in order, so that what covers the screen comes in front of them.
  package var onRestack: () -> Void = {}
  private let display: Display
  private let server: OpaquePointer
  private let root: UInt
  /// From the back to the front.
  private var stack: [UInt] = []
  /// Whether the home screen is in front of the windows.
  private var areBehind = false
  /// nil after a window manager has started.
  private var events: RootEvents?

  /// Returns nil if there is a window manager, and on Wayland.
  package init?(on display: Display) {
    guard display.backend == .x11, let server = gdk_x11_display_get_xdisplay(display.pointer) else { return nil }
    (self.display, self.server, root) = (display, server, XDefaultRootWindow(server))
    guard !display.hasWindowManager else { return nil }
    stack = present.filter { role(of: $0)?.isOfApplication == true }
    events = RootEvents(on: display.pointer, GDK_SUBSTRUCTURE_MASK) { [weak self] in self?.receive($0) }
  }

  /// Whether the home screen is in front of all windows; nil if there is a window manager now.
  package var isHomeInFront: Bool? { isInCharge ? areBehind || stack.isEmpty : nil }

  /// Brings the home screen in front of all windows, or these in front of the home screen.
  package func setHomeInFront(_ isInFront: Bool) {
    guard isInCharge, isInFront || !stack.isEmpty else { return }
    areBehind = isInFront
    restack()
  }

  /// The monitors have changed.
  package func coverMonitors() {
    guard isInCharge else { return }
    for id in stack where role(of: id) == .main { cover(with: id) }
  }
}

extension UnmanagedWindows {
  /// Whether no window manager has started since.
  private var isInCharge: Bool {
    if events != nil, display.hasWindowManager { events = nil }
    return events != nil
  }

  private func receive(_ event: XEvent) {
    switch event.type {
    case MapNotify: if event.xmap.override_redirect == 0 { mapped(event.xmap.window) }
    case UnmapNotify: gone(event.xunmap.window)
    case DestroyNotify: gone(event.xdestroywindow.window)
    default: break
    }
  }

  private func mapped(_ id: UInt) {
    guard isInCharge else { return }
    if isOurs(id) { return restack() }
    guard let role = role(of: id), role.isOfApplication else { return }
    areBehind = false
    stack = stack.filter { $0 != id } + [id]
    if role == .main { cover(with: id) }
    restack()
  }

  private func gone(_ id: UInt) {
    guard let index = stack.firstIndex(of: id), isInCharge else { return }
    stack.remove(at: index)
    if !areBehind { restack() }
  }

  /// Puts all windows in order, and gives the keyboard to the one in front. A home screen that is shown again comes in front of
  /// windows that should be in front of it. A window gets the keyboard even if it says that it wants none, because otherwise the keys
  /// would reach the home screen behind it.
  private func restack() {
    for id in stack { trapped { _ = areBehind ? XLowerWindow(server, id) : XRaiseWindow(server, id) } }
    if !areBehind, let front = stack.last { display.setUnmanagedFocus(front) } else { onHome() }
    onRestack()
  }

  /// Gives a window the monitor that its upper left corner is on, or else the first one.
  private func cover(with id: UInt) {
    guard let attributes = attributes(of: id) else { return }
    let (x, y) = (Double(attributes.x), Double(attributes.y))
    let frames = display.monitors.map { $0.frame.multiplied(by: Double($0.scale)) }
    guard let frame = frames.first(where: { $0.contains(x: x, y: y) }) ?? frames.first else { return }
    let (width, height) = (UInt32(frame.width), UInt32(frame.height))
    trapped { XMoveResizeWindow(server, id, Int32(frame.x), Int32(frame.y), width, height) }
  }
}

/// Questions to the server. A window can be gone at any time.
extension UnmanagedWindows {
  /// The visible windows of other programs, from the back to the front.
  private var present: [UInt] {
    var (parent, ancestor, count): (UInt, UInt, UInt32) = (0, 0, 0)
    var children: UnsafeMutablePointer<UInt>?
    trapped { XQueryTree(server, root, &ancestor, &parent, &children, &count) }
    guard let children else { return [] }
    defer { XFree(children) }
    return UnsafeBufferPointer(start: children, count: Int(count)).filter { id in
      guard !isOurs(id), let attributes = attributes(of: id) else { return false }
      return attributes.map_state == IsViewable && attributes.override_redirect == 0
        && attributes.`class` == InputOutput
    }
  }

  private func attributes(of id: UInt) -> XWindowAttributes? {
    var attributes = XWindowAttributes()
    var isThere = false
    trapped { isThere = XGetWindowAttributes(server, id, &attributes) != 0 }
    return isThere ? attributes : nil
  }

  /// nil if the window is gone.
  private func role(of id: UInt) -> WindowRole? {
    WindowProperties.read(ofWindow: id, on: display.pointer, WindowRole.init)
  }

  /// GDK also knows windows of other programs, after they were asked for their properties.
  private func isOurs(_ id: UInt) -> Bool {
    guard let window = gdk_x11_window_lookup_for_display(display.pointer, id) else { return false }
    return gdk_window_get_window_type(window) != GDK_WINDOW_FOREIGN
  }

  private func trapped(_ body: () -> Void) {
    gdk_x11_display_error_trap_push(display.pointer)
    body()
    gdk_x11_display_error_trap_pop_ignored(display.pointer)
  }
}

extension Extent {
  /// In device pixels, with this many per logical pixel.
  fileprivate func multiplied(by scale: Double) -> Extent {
    Extent(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
  }
}
