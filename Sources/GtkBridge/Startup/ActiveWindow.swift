import CGtk

/// The window with the keyboard, as the window manager says (`_NET_ACTIVE_WINDOW`, Extended Window Manager Hints 1.5).
package final class ActiveWindow {
  package enum Owner: Sendable {
    /// No window has the keyboard.
    case nobody
    case thisProgram
    /// The desktop of another program, such as that of a file manager.
    case desktop
    /// A window of another program that belongs to no application, such as a panel.
    case panel
    case application
    /// On Xwayland the window manager does not tell of Wayland windows.
    case unknown
  }

  /// Called when another window may have the keyboard.
  package var onChange: () -> Void = {}
  /// The active window when a window that the window manager does not know was given the keyboard.
  private var activeBefore: UInt?
  /// The last window of an application that had the keyboard.
  private var last: UInt?
  /// The server's time of the last change. Some window managers complain about requests without one.
  private var time: Time = 0
  private let display: Display
  private let root: OpaquePointer
  private var events: RootEvents?

  /// Returns nil on Wayland.
  package init?(on display: Display) {
    guard display.backend == .x11, let screen = gdk_display_get_default_screen(display.pointer),
      let root = gdk_screen_get_root_window(screen)
    else { return nil }
    (self.display, self.root) = (display, root)
    noteApplication()
    events = RootEvents(on: display.pointer, GDK_PROPERTY_CHANGE_MASK) { [weak self] in self?.receive($0) }
  }

  private var id: UInt? { WindowProperties(window: root).numbers(Self.hint, type: "WINDOW")?.first }

  package var owner: Owner { owner(of: id ?? 0) }

  private func owner(of id: UInt) -> Owner {
    if id == 0 || isGone(id) {
      if display.isXwayland { return .unknown }
      return unmanagedFocus.map { isOurs($0) ? .thisProgram : .panel } ?? .nobody
    }
    if isOurs(id) { return .thisProgram }
    return WindowProperties.read(ofWindow: id, on: display.pointer, Self.owner) ?? .nobody
  }

  /// The window of an application that had the keyboard last, or has it, if it is seen on the present virtual desktop.
  package var application: UInt? {
    let desktop = WindowProperties(window: root).numbers("_NET_CURRENT_DESKTOP", type: "CARDINAL")?.first
    guard let last, !isGone(last) else { return nil }
    let isSeen = WindowProperties.read(ofWindow: last, on: display.pointer) { $0.isSeen(onDesktop: desktop) }
    return isSeen == true ? last : nil
  }

  /// Whether an application had the keyboard last, whose window is gone.
  package var hasLostApplication: Bool { last != nil && application == nil }

  /// The user has chosen the home screen.
  package func forgetApplication() { last = nil }

  /// Gives the keyboard to a window of this program. Wraps `XSetInputFocus` for one that the window manager does not know.
  package func activate(_ window: Window) {
    guard let surface = gtk_widget_get_window(window.widget) else { return }
    let id = gdk_x11_window_get_xid(surface)
    guard window.isUnmanaged else { return activate(id) }
    activeBefore = self.id ?? 0
    focus(id)
  }

  /// Gives the keyboard back to the active window after ``activate(_:)-(Window)`` has given it to a window that the window manager
  /// does not know. i3 does not give it to a window that it thinks has it, and asks for it with the time of the last event that it
  /// has seen, which the X server refuses.
  package func returnKeyboard() {
    if let id, id != 0 { focus(id) }
  }

  /// Does that if another window has become the active one since.
  package func returnKeyboardIfChanged() {
    if id != activeBefore { returnKeyboard() }
  }

  private func focus(_ id: UInt) {
    gdk_x11_display_error_trap_push(display.pointer)
    XSetInputFocus(gdk_x11_display_get_xdisplay(display.pointer), id, Int32(RevertToPointerRoot), Time(CurrentTime))
    gdk_x11_display_error_trap_pop_ignored(display.pointer)
  }

  /// Asks the window manager to give the keyboard to a window, as if the user had asked for it by a task bar: window managers refuse
  /// it to programs that ask by themselves. Wraps `XSendEvent`.
  package func activate(_ id: UInt) {
    let server = gdk_x11_display_get_xdisplay(display.pointer)
    let root = XDefaultRootWindow(server)
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = id
    event.xclient.message_type = gdk_x11_get_xatom_by_name_for_display(display.pointer, Self.hint)
    event.xclient.format = 32
    event.xclient.data.l.0 = Self.userRequest
    event.xclient.data.l.1 = Int(bitPattern: time)
    XSendEvent(server, root, 0, SubstructureNotifyMask | SubstructureRedirectMask, &event)
    XFlush(server)
  }

  /// The source of a request that the user makes by a pager or a task bar.
  private static let userRequest = 2

  private func receive(_ event: XEvent) {
    guard event.type == PropertyNotify, Self.hints.contains(where: isAtom(event.xproperty.atom)) else { return }
    time = event.xproperty.time
    noteApplication()
    onChange()
  }

  /// Whether the window manager does not know the window any more. GDK still knows some that are gone.
  private func isGone(_ id: UInt) -> Bool {
    WindowProperties(window: root).numbers(Self.list, type: "WINDOW")?.contains(id) == false
  }

  private func isOurs(_ id: UInt) -> Bool {
    gdk_x11_window_lookup_for_display(display.pointer, id).map { gdk_window_get_window_type($0) != GDK_WINDOW_FOREIGN }
      ?? false
  }

  /// The window that has the keyboard and that the window manager does not manage, such as its own menu; nil if there is none. Window
  /// managers give it to a window that is not seen when nobody has it.
  private var unmanagedFocus: UInt? {
    let server = gdk_x11_display_get_xdisplay(display.pointer)
    var (focused, revert): (UInt, Int32) = (0, 0)
    XGetInputFocus(server, &focused, &revert)
    guard focused > UInt(PointerRoot), focused != XDefaultRootWindow(server) else { return nil }
    var attributes = XWindowAttributes()
    gdk_x11_display_error_trap_push(display.pointer)
    let isThere = XGetWindowAttributes(server, focused, &attributes) != 0
    gdk_x11_display_error_trap_pop_ignored(display.pointer)
    let isSeen = isThere && attributes.map_state == IsViewable && attributes.width > 1 && attributes.x >= 0
    return isSeen ? focused : nil
  }

  private func noteApplication() {
    if let id, owner(of: id) == .application { last = id }
  }

  private func isAtom(_ atom: Atom) -> (String) -> Bool {
    { [display] in gdk_x11_get_xatom_by_name_for_display(display.pointer, $0) == atom }
  }

  /// Not every window manager says that nobody has the keyboard after the last window was closed.
  private static let hints = [hint, list]
  private static let list = "_NET_CLIENT_LIST"
  private static let hint = "_NET_ACTIVE_WINDOW"

  private static func owner(of properties: WindowProperties) -> Owner {
    switch WindowRole(properties) {
    case .main, .dialog: .application
    case .desktop: .desktop
    case .other: .panel
    }
  }
}
