import CGtk
import GioBridge

/// A top-level window around one canvas. Wraps `GtkWindow`.
package final class Window {
  /// Called when the user or the window manager closes the window. It stays open until its owner hides it.
  package var onCloseRequest: () -> Void = {}
  package var onVisibilityChange: (WindowVisibility) -> Void = { _ in }
  /// Called when another program has changed the window.
  package var onExternalChange: (ExternalWindowChange) -> Void = { _ in }

  /// The CSS class of the windows.
  private static let styleClass = "quiver"

  package let kind: WindowKind
  package let canvas: Canvas
  private var visibility = WindowVisibility.unmapped
  /// Whether other windows cover the whole window, as far as the display tells.
  package var isObscured: Bool { visibility == .obscured }
  /// Whether the window is shown, and another program has hidden it.
  package private(set) var isHiddenByOthers = false
  /// The monitor that the window should cover exactly; nil for none.
  var covered: Extent? { didSet { if covered != oldValue { isPutBack = false } } }
  /// Whether the window was put back on its monitor since it was shown, or was to cover another one.
  private var isPutBack = false
  /// Whether this is a desktop window of which the window manager does not know, because it would not keep it below all others. The
  /// window manager does not give it the keyboard either; ``ActiveWindow/activate(_:)-(Window)`` does. It is known once the window is
  /// realized.
  package internal(set) var isUnmanaged = false
  private var isFrozen = false
  /// The time of a request for the focus that is repeated when the window is mapped.
  var presented: UInt32?
  /// The place among the layers that the window was given last; nil before, and if it is on none.
  var placement: LayerPlacement?
  /// Runs while the window has the keyboard and may not be seen yet.
  var keyboardWatch: LoopSource?
  /// Whether the window wants the keyboard, and has let it go because it is not seen.
  var hasLetKeyboardGo = false
  /// nil if the window is not on a layer: on X11, for ordinary windows, and under compositors without layers.
  let layerShell: LayerShell?
  let display: Display
  /// What the window is painted on, on Wayland; nil if GTK paints it.
  let surface: WindowSurface?
  private let reference: ObjectReference
  private var connections: [SignalConnection] = []

  var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer.as(GtkWidget.self) }
  var window: UnsafeMutablePointer<GtkWindow> { reference.pointer.as(GtkWindow.self) }

  package init(_ kind: WindowKind, title: String, on display: Display, canvas: Canvas) {
    (self.kind, self.canvas, self.display) = (kind, canvas, display)
    let reference = ObjectReference(sharing: gpointer(gtk_window_new(GTK_WINDOW_TOPLEVEL)))
    self.reference = reference
    surface = display.surfaceProtocols.map {
      WindowSurface(of: reference.pointer.as(GtkWidget.self), assuming: canvas.surface?.scale, $0)
    }
    layerShell = display.backend == .wayland && kind.belongsToDesktop ? LayerShell.shared : nil
    gtk_window_set_title(window, title)
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), Self.styleClass)
    gtk_widget_add_events(widget, gint(GDK_VISIBILITY_NOTIFY_MASK.rawValue))
    embed(canvas)
    // GTK need not paint a background, because the canvas covers the whole window.
    gtk_widget_set_app_paintable(widget, 1)
    place(on: display)
    connect()
  }

  isolated deinit {
    connections = []
    surface?.close()
    if canvas.surface === surface { canvas.surface = nil }
    gtk_widget_destroy(widget)
  }

  private func connect() {
    connections = [
      SignalConnection(
        reference.pointer, "delete-event", answering: { [weak self] _ in self?.closeRequested() ?? true }),
      SignalConnection(reference.pointer, "realize") { [weak self] _ in self?.becameRealized() },
      SignalConnection(reference.pointer, "map") { [weak self] _ in self?.becameVisible() },
      SignalConnection(reference.pointer, "map-event") { [weak self] _ in self?.becameMapped() },
      SignalConnection(reference.pointer, "unmap") { [weak self] _ in self?.becameInvisible() },
      SignalConnection(reference.pointer, "configure-event") { [weak self] in self?.configured($0) },
      SignalConnection(reference.pointer, "unmap-event") { [weak self] _ in self?.unmapped() },
      SignalConnection(reference.pointer, "destroy") { [weak self] _ in self?.onExternalChange(.destroyed) },
      SignalConnection(reference.pointer, "notify::has-toplevel-focus") { [weak self] _ in self?.keyboardMoved() },
      SignalConnection(reference.pointer, "visibility-notify-event") { [weak self] in self?.visibilityChanged($0) },
    ]
  }
}

extension Window {
  /// Shows the canvas in this window. If another window has it, the text fields over it and the keyboard focus come along. Wraps
  /// `gtk_container_add` and `gtk_window_set_focus`.
  package func embed(_ canvas: Canvas) {
    let (isMoved, focused) = (canvas.overlay != nil, canvas.focusedWidget)
    let content = canvas.leaveWindow()
    gtk_container_add(reference.pointer.as(GtkContainer.self), content.pointer.as(GtkWidget.self))
    gtk_widget_show(content.pointer.as(GtkWidget.self))
    canvas.surface = surface
    canvas.setBuffered(isMoved && canvas.isBuffered)
    // A text field may have ended when it left its window.
    guard let field = focused?.pointer.as(GtkWidget.self), gtk_widget_get_toplevel(field) == widget else { return }
    gtk_window_set_focus(window, field)
  }

  /// Keeps the picture that the window shows, while another window has its canvas. Wraps `gdk_window_freeze_updates`.
  package func freeze() {
    guard !isFrozen, let window = gtk_widget_get_window(widget) else { return }
    isFrozen = true
    surface?.isFrozen = true
    gdk_window_freeze_updates(window)
  }

  /// Lets the window show what its canvas paints again. Wraps `gdk_window_thaw_updates`.
  package func thaw() {
    guard isFrozen else { return }
    isFrozen = false
    surface?.isFrozen = false
    if let window = gtk_widget_get_window(widget) { gdk_window_thaw_updates(window) }
  }

  private func closeRequested() -> Bool {
    onCloseRequest()
    return true
  }

  private func configured(_ arguments: SignalArguments) {
    guard let covered, let event = arguments.boxed(1)?.as(GdkEvent.self).pointee.configure else { return }
    let present = Extent(
      x: Double(event.x), y: Double(event.y), width: Double(event.width), height: Double(event.height))
    if !covered.contains(x: present.x + present.width / 2, y: present.y + present.height / 2) { putBack(on: covered) }
    if present != covered { onExternalChange(.moved) }
  }

  /// awesome puts new windows on the monitor of the pointer, and marco on one on which no panel takes a part of their place. They
  /// are moved back once: the window manager has the last word. Wraps `gtk_window_move`.
  private func putBack(on monitor: Extent) {
    guard isShown, !isPutBack, display.backend == .x11 else { return }
    // It is to cover another one soon if this one was removed.
    guard display.monitors.contains(where: { $0.frame == monitor }) else { return }
    isPutBack = true
    gtk_window_move(window, gint(monitor.x), gint(monitor.y))
  }

  private func becameRealized() {
    surface?.realized()
    realized()
  }

  private func becameVisible() {
    isPutBack = false
    surface?.mapped()
    watchKeyboard()
    visibilityBecame(.visible)
  }

  private func becameInvisible() {
    surface?.unmapped()
    watchKeyboard()
    visibilityBecame(.unmapped)
  }

  private func becameMapped() {
    isHiddenByOthers = false
    lowerIfUnmanaged()
    mapped()
  }

  /// The widget stays visible if the window was not hidden by this program, or if it was shown again meanwhile. In that case
  /// it is mapped soon.
  private func unmapped() {
    guard isShown else { return }
    isHiddenByOthers = true
    onExternalChange(.hidden)
  }

  private func visibilityBecame(_ visibility: WindowVisibility) {
    guard visibility != self.visibility else { return }
    self.visibility = visibility
    onVisibilityChange(visibility)
  }

  private func visibilityChanged(_ arguments: SignalArguments) {
    guard visibility != .unmapped, let event = arguments.boxed(1)?.as(GdkEvent.self) else { return }
    visibilityBecame(event.pointee.visibility.state == GDK_VISIBILITY_FULLY_OBSCURED ? .obscured : .visible)
  }
}

/// The role of a window on the desktop.
package enum WindowKind: Equatable, Sendable {
  /// A full-screen window above all others.
  case overlay
  /// The desktop itself: below all windows, and not listed among them.
  case desktop
  /// The initial size in logical pixels.
  case ordinary(width: Int, height: Int)

  fileprivate var belongsToDesktop: Bool { if case .ordinary = self { false } else { true } }
}

/// Where a window is in the stack of windows.
package enum WindowLayer: Sendable { case below, normal, above }

/// A change of a window by another program, or by the window manager.
package enum ExternalWindowChange: Sendable {
  /// The window no longer covers its monitor exactly.
  case moved
  case hidden
  /// The window cannot be shown again.
  case destroyed
}

/// How much of a window is visible. A Wayland compositor only tells whether it is mapped.
package enum WindowVisibility: Sendable {
  case unmapped
  /// Other windows cover it completely.
  case obscured
  case visible
}
