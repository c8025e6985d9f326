import CGtk
import GioBridge

/// A widget to paint on that reports its input events. Wraps `GtkDrawingArea`.
package final class Canvas {
  /// Paints the canvas. The target is valid only during the call.
  package var onDraw: (DrawTarget) -> Void = { _ in }
  /// Called when a frame was handed to the display.
  package var onPainted: () -> Void = {}
  /// Returns whether the event was handled; GTK handles other keys.
  package var onEvent: (Event) -> Bool = { _ in false }
  /// Called with the new size in logical pixels.
  package var onResize: (_ width: Double, _ height: Double) -> Void = { _, _ in }
  /// Called before each frame with its time, in seconds of `MonotonicClock`. Frames come only while this is set.
  package var onTick: ((Double) -> Void)? { didSet { updateTicking() } }

  /// Whether the mouse pointer stays hidden over the canvas while the mouse is used.
  private(set) var alwaysHidesPointer = false
  var isPointerHidden = false {
    didSet { if isPointerHidden != oldValue { applyPointer() } }
  }

  package let reference: ObjectReference
  private var reader = EventReader()
  private var connections: [SignalConnection] = []
  private var tick: guint?
  /// Whether GTK double-buffers; see ``setBuffered(_:)``.
  var isBuffered = true
  /// What the window is painted on, on Wayland; nil if GTK paints it.
  var surface: WindowSurface? {
    didSet { follow(surface, insteadOf: oldValue) }
  }
  /// The scale that was reported with the size.
  private var reportedScale: Double?
  /// Used if GTK does not double-buffer; nil while there is no window.
  private var buffer: CanvasBuffer?

  package var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer.as(GtkWidget.self) }

  package init() {
    reference = ObjectReference(sharing: makeObject(CanvasType.type))
    gtk_widget_set_can_focus(widget, 1)
    gtk_widget_add_events(widget, Self.eventMask)
    connect()
    gtk_widget_show(widget)
  }

  isolated deinit {
    onTick = nil
    gtk_widget_destroy(widget)
  }

  /// Keeps the mouse pointer hidden over the canvas, also while the mouse is used.
  package func alwaysHidePointer() { (alwaysHidesPointer, isPointerHidden) = (true, true) }

  /// Reports and paints nothing any more.
  package func disconnect() {
    (onDraw, onPainted, onEvent, onResize, onTick) = ({ _ in }, {}, { _ in false }, { _, _ in }, nil)
  }

  private static var eventMask: gint {
    let wanted = [
      GDK_BUTTON_PRESS_MASK, GDK_BUTTON_RELEASE_MASK, GDK_POINTER_MOTION_MASK, GDK_LEAVE_NOTIFY_MASK, GDK_TOUCH_MASK,
      GDK_SCROLL_MASK, GDK_SMOOTH_SCROLL_MASK, GDK_TOUCHPAD_GESTURE_MASK, GDK_KEY_PRESS_MASK, GDK_KEY_RELEASE_MASK,
    ]
    return gint(wanted.reduce(0) { $0 | $1.rawValue })
  }

  private func connect() {
    connections = [
      SignalConnection(reference.pointer, "draw", answering: { [weak self] in self?.draw($0) ?? false }),
      SignalConnection(reference.pointer, "event", answering: { [weak self] in self?.receive($0) ?? false }),
      SignalConnection(reference.pointer, "size-allocate") { [weak self] _ in self?.report() },
      SignalConnection(reference.pointer, "realize") { [weak self] _ in self?.realized() },
      SignalConnection(reference.pointer, "unmap") { [weak self] _ in self?.unmapped() },
      SignalConnection(reference.pointer, "notify::scale-factor") { [weak self] _ in self?.scaleMayHaveChanged() },
    ]
  }
}

extension Canvas {
  private func draw(_ arguments: SignalArguments) -> Bool {
    guard let context = arguments.boxed(1).map(OpaquePointer.init) else { return false }
    if let surface, surface.isInUse { return draw(surface.partsBeingPainted ?? [], of: context) }
    let parts = (isBuffered ? nil : exposed) ?? DrawTarget.parts(of: context)
    guard !parts.isEmpty else { return true }
    onDraw(
      DrawTarget(context: context, buffer: fittingBuffer, width: width, height: height, scale: scale, parts: parts))
    onPainted()
    return true
  }

  /// Paints parts of the window. GTK cuts at logical pixels, which need not be whole device pixels.
  private func draw(_ parts: [Extent], of context: OpaquePointer) -> Bool {
    let place = place
    let parts = parts.inside(place.outset(toPixelsOf: scale)).relative(to: place.x, place.y)
    guard !parts.isEmpty else { return true }
    cairo_save(context)
    cairo_reset_clip(context)
    for part in parts { cairo_rectangle(context, part.x, part.y, part.width, part.height) }
    cairo_clip(context)
    onDraw(DrawTarget(context: context, buffer: nil, width: width, height: height, scale: scale, parts: parts))
    cairo_restore(context)
    onPainted()
    return true
  }

  private func follow(_ surface: WindowSurface?, insteadOf old: WindowSurface?) {
    guard surface !== old else { return }
    old?.onScaleChange = {}
    surface?.onScaleChange = { [weak self] in self?.scaleMayHaveChanged() }
    scaleMayHaveChanged()
  }

  private func scaleMayHaveChanged() { if scale != reportedScale { report() } }

  private func report() {
    reportedScale = scale
    onResize(width, height)
  }

  /// nil if GTK double-buffers.
  private var fittingBuffer: CanvasBuffer? {
    guard !isBuffered else { return nil }
    let scale = Double(scaleFactor)
    if buffer?.fits(width: width, scale: scale) == true { return buffer }
    buffer = CanvasBuffer(width: max(Int(width * scale), 1), display: gtk_widget_get_display(widget)) {
      blank($0, $1, scale: scale, isOpaque: true)
    }
    return buffer
  }

  private func receive(_ arguments: SignalArguments) -> Bool {
    guard let event = arguments.boxed(1)?.as(GdkEvent.self) else { return false }
    return reader.read(event).reduce(false) { isDone, event in
      updatePointer(after: event)
      return onEvent(event) || isDone
    }
  }

  /// Without compression every motion event arrives, and all of them count for the velocity. Wraps
  /// `gdk_window_set_event_compression`.
  private func realized() {
    guard let window = gtk_widget_get_window(widget) else { return }
    gdk_window_set_event_compression(window, 0)
    applyPointer()
  }

  private func unmapped() {
    buffer = nil
    for event in reader.cancelAll() { _ = onEvent(event) }
  }

  private func updateTicking() {
    switch (tick, onTick) {
    case (nil, .some): tick = addTick()
    case (let id?, nil):
      gtk_widget_remove_tick_callback(widget, id)
      tick = nil
    default: break
    }
  }

  /// Wraps `gtk_widget_add_tick_callback`.
  private func addTick() -> guint {
    let body: (Double) -> Void = { [weak self] time in self?.onTick?(self?.surface?.frameTime ?? time) }
    return gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        Callback<(Double) -> Void>.body(data)(Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000)
        return 1
      }, Callback(body).retained(), releaseCallback)
  }
}
