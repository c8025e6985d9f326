import CGtk

/// The windows of other programs on an X server without a window manager, which would give them a place and the keyboard. This
/// does it for the springboard: a new window is in front, has the keyboard, and covers its monitor if there is a home screen, unless
/// it is a dialog. When it goes, the window before it has the keyboard again, and after the last one the home screen.
package final class UnmanagedWindows {
  /// Called when the springboard should be in front and have the keyboard.
  package var onSpringboard: () -> Void = {}
  /// Called when windows were put in order, so that what covers the screen comes in front of them.
  package var onRestack: () -> Void = {}
  private let display: Display
  private let server: OpaquePointer
  private let root: UInt
  private let isHomeScreen: Bool
  /// From the back to the front.
  private var stack: [UInt] = []
  /// Whether the springboard is in front of the windows.
  private var areBehind = false
  /// nil after a window manager has started.
  private var events: RootEvents?

  /// Returns nil if there is a window manager, and on Wayland.
  package init?(on display: Display, isHomeScreen: Bool) {
    guard display.backend == .x11, let server = gdk_x11_display_get_xdisplay(display.pointer) else { return nil }
    (self.display, self.server, root) = (display, server, XDefaultRootWindow(server))
    self.isHomeScreen = isHomeScreen
    guard !hasManager else { return nil }
    stack = present.filter { role(of: $0)?.isOfApplication == true }
    events = RootEvents(on: display.pointer, GDK_SUBSTRUCTURE_MASK) { [weak self] in self?.receive($0) }
  }

  /// Whether the springboard is in front of all windows; nil if there is a window manager now.
  package var isSpringboardInFront: Bool? { events == nil ? nil : areBehind || stack.isEmpty }

  /// Brings the springboard in front of all windows, or these in front of the springboard.
  package func setSpringboardInFront(_ isInFront: Bool) {
    guard events != nil else { return }
    if !isInFront, stack.isEmpty { return leaveKeyboard() }
    areBehind = isInFront
    restack()
  }

  /// The monitors have changed.
  package func coverMonitors() {
    guard events != nil, isHomeScreen else { return }
    for id in stack where role(of: id) == .main { cover(with: id) }
  }
}

extension UnmanagedWindows {
  private func receive(_ event: XEvent) {
    switch event.type {
    case MapNotify: if event.xmap.override_redirect == 0 { mapped(event.xmap.window) }
    case UnmapNotify: gone(event.xunmap.window)
    case DestroyNotify: gone(event.xdestroywindow.window)
    default: break
    }
  }

  private func mapped(_ id: UInt) {
    guard !hasManager else { return events = nil }
    if isOurs(id) { return restack() }
    guard let role = role(of: id), role.isOfApplication else { return }
    areBehind = false
    stack = stack.filter { $0 != id } + [id]
    if isHomeScreen, role == .main { cover(with: id) }
    restack()
  }

  private func gone(_ id: UInt) {
    guard let index = stack.firstIndex(of: id) else { return }
    stack.remove(at: index)
    if !areBehind { restack() }
  }

  /// Puts all windows in order, and gives the keyboard to the one in front. A springboard that is shown again comes in front of
  /// windows that should be in front of it.
  private func restack() {
    for id in stack { trapped { _ = areBehind ? XLowerWindow(server, id) : XRaiseWindow(server, id) } }
    if !areBehind, let front = stack.last { focus(front) } else { onSpringboard() }
    onRestack()
  }

  /// A window gets the keyboard even if it says that it wants none, because otherwise the keys would reach the home screen behind
  /// it. The time is the present one: that of the last input is before the keyboard was given to another window.
  private func focus(_ id: UInt) {
    trapped { XSetInputFocus(server, id, Int32(RevertToPointerRoot), UInt(CurrentTime)) }
  }

  /// A home screen keeps the keyboard. Without one, the pointer decides who has it, as before the overlay was shown.
  private func leaveKeyboard() {
    if !isHomeScreen { focus(UInt(PointerRoot)) }
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
  /// A window manager is the only program that selects these events of the root window.
  private var hasManager: Bool {
    attributes(of: root).map { $0.all_event_masks & SubstructureRedirectMask != 0 } ?? true
  }

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
