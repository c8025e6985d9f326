import CGtk
import CWayland
import GioBridge

/// Paints a window on Wayland into pictures of its own, which are painted again with each frame, and one of which is kept while the
/// window is hidden. GTK 3 would make and clear a picture for each frame. It also knows whole scales only, so that the compositor would
/// have to shrink a picture that is too large where the scale is no whole number.
///
/// GTK still tells what has to be painted and when a frame begins, and paints its widgets into the pictures.
final class WindowSurface {
  /// Called when ``scale`` changes.
  var onScaleChange: () -> Void = {}
  /// Device pixels per logical pixel as the compositor said them the last time; nil if it has whole scales only, which GTK knows.
  private(set) var scale: Double?
  /// Whether GTK is kept from painting: there was enough memory so far.
  private(set) var isInUse = true
  /// Whether the picture that is shown is kept.
  var isFrozen = false
  /// The parts of the window that are being painted; nil if none are.
  private(set) var partsBeingPainted: [Extent]?

  /// The time of a frame that begins now, in seconds of `MonotonicClock`; nil if GTK knows it.
  var frameTime: Double? { shown?.frameTime() }

  /// When the last picture was shown, in seconds of `MonotonicClock`, if the compositor has wanted no other one since.
  var awaitingFrameSince: Double? { shown?.awaitingFrameSince }
  /// Called when the compositor wants another picture, because it has shown the last.
  var onFrame: () -> Void = {}

  private let widget: UnsafeMutablePointer<GtkWidget>
  private let protocols: SurfaceProtocols
  /// Whether GTK draws a frame with a title bar and a shadow around the content.
  private var isDecorated = false
  /// nil while the window is hidden.
  private var shown: ShownSurface?
  private var frameEnd: SignalConnection?
  private var pictures: [SharedPicture] = []
  /// Pictures of another format that the compositor may still show.
  private var former: [SharedPicture] = []
  /// The picture that is shown.
  private var front: SharedPicture?
  /// The parts that have to be painted; nil for everything.
  private var pending: [Extent]?

  /// Takes a `GtkWindow`, and the scale that it probably has.
  init(of widget: UnsafeMutablePointer<GtkWidget>, assuming scale: Double?, _ protocols: SurfaceProtocols) {
    (self.widget, self.protocols) = (widget, protocols)
    self.scale = protocols.fractionalScales == nil ? nil : scale
  }

  /// The window was realized. Wraps `gdk_window_set_invalidate_handler`.
  func realized() {
    guard let window = gtk_widget_get_window(widget), let clock = gdk_window_get_frame_clock(window) else { return }
    g_object_set_data(gpointer(window).as(GObject.self), Self.key, Unmanaged.passUnretained(self).toOpaque())
    gdk_window_set_invalidate_handler(window) { WindowSurface.of($0)?.invalidate($1) }
    // GTK lays out before. If the clock were stopped earlier in a frame, it would wait for a timer, too.
    frameEnd = SignalConnection(gpointer(clock), "after-paint") { [weak self] _ in self?.frameEnded(clock) }
    let style = gtk_widget_get_style_context(widget)
    isDecorated = Self.decorationClasses.contains { Bool(gtk_style_context_has_class(style, $0)) }
  }

  /// Makes a picture before the window is shown with a logical size. That of a decorated window is not known before.
  func prepare(width: Double, height: Double) {
    let scale = scale ?? Double(gtk_widget_get_scale_factor(widget))
    let format = FrameFormat(width: width, height: height, scale: scale, isOpaque: true)
    guard isInUse, !isDecorated, shown == nil, pictures.first?.format != format else { return }
    pictures = SharedPicture(format, protocols).map { [$0] } ?? []
  }

  /// The window was shown. Everything has to be painted.
  func mapped() {
    guard isInUse, let window = gtk_widget_get_window(widget) else { return }
    pending = nil
    shown = ShownSurface(of: window, protocols) { [weak self] in self?.prefer($0) }
    shown?.onFrame = { [weak self] in self?.onFrame() }
    if shown == nil { giveUp() }
  }

  /// The window was hidden.
  func unmapped() {
    pictures = (front ?? pictures.first).map { [$0] } ?? []
    (shown, former, front) = (nil, [], nil)
  }

  /// The window is destroyed.
  func close() {
    unmapped()
    (pictures, frameEnd) = ([], nil)
  }

  private func prefer(_ scale: Double) {
    guard scale != self.scale else { return }
    self.scale = scale
    onScaleChange()
    gtk_widget_queue_draw(widget)
  }

  /// There is not enough memory, for example, so GTK paints.
  private func giveUp() {
    unmapped()
    (isInUse, pictures, scale) = (false, [], nil)
    onScaleChange()
    gtk_widget_queue_draw(widget)
  }
}

extension WindowSurface {
  private static let key = "quiver-surface"
  private static let decorationClasses = ["csd", "solid-csd"]

  private static func of(_ window: OpaquePointer?) -> WindowSurface? {
    guard let window, let data = g_object_get_data(gpointer(window).as(GObject.self), key) else { return nil }
    return Unmanaged<WindowSurface>.fromOpaque(data).takeUnretainedValue()
  }

  /// Notes a region that has to be painted, and leaves nothing of it to GTK. Around a decorated window, GTK tells the compositor
  /// where the shadow is when it paints, so it paints a pixel if everything changes.
  private func invalidate(_ region: OpaquePointer?) {
    guard isInUse, let region, let window = gtk_widget_get_window(widget) else { return }
    Self.add([Extent](region), to: &pending)
    var whole = cairo_rectangle_int_t(
      x: 0, y: 0, width: gdk_window_get_width(window), height: gdk_window_get_height(window))
    let isWhole = cairo_region_contains_rectangle(region, &whole) == CAIRO_REGION_OVERLAP_IN
    var pixel = cairo_rectangle_int_t(x: 0, y: 0, width: isWhole && isDecorated ? 1 : 0, height: 1)
    cairo_region_intersect_rectangle(region, &pixel)
  }

  /// Adds parts to a list; nil stands for everything, as do many parts.
  private static func add(_ parts: [Extent], to list: inout [Extent]?) {
    list? += parts
    if list?.count ?? 0 > mostParts { list = nil }
  }

  private static let mostParts = 64
}

extension WindowSurface {
  /// GTK paints nothing before the compositor has given the window its size. It cannot be asked whether it would, but it does not
  /// predict then when the frame is shown. Such a frame is tried again. Wraps `gdk_frame_timings_get_predicted_presentation_time`.
  private func frameEnded(_ clock: OpaquePointer) {
    guard shown != nil, !isFrozen else { return }
    let timings = gdk_frame_clock_get_current_timings(clock)
    if gdk_frame_timings_get_predicted_presentation_time(timings) != 0 { return paint() }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
  }

  /// Paints what has to be painted, and shows it. Wraps `gtk_widget_draw`.
  private func paint() {
    guard let shown, !shown.isAwaitingFrame,
      let format = FrameFormat(of: widget, scale: scale, isOpaque: !isDecorated)
    else { return }
    adopt(format)
    let bounds = format.bounds
    let parts = (pending ?? [bounds]).map { $0.outset(toPixelsOf: format.scale) }.inside(bounds).joined
    guard !parts.isEmpty else { return }
    guard let picture = freePicture(format) else { return giveUp() }
    pending = []
    bringUpToDate(picture, besides: parts)
    let drawing = Drawing(on: picture.surface)
    for part in parts { drawing.rectangle(part.x, part.y, part.width, part.height) }
    drawing.clip()
    if !format.isOpaque { drawing.erase() }
    partsBeingPainted = parts
    gtk_widget_draw(widget, drawing.context)
    partsBeingPainted = nil
    guard shown === self.shown else { return }
    for other in pictures where other !== picture { Self.add(parts, to: &other.stale) }
    front = picture
    shown.show(picture, changed: parts)
  }

  /// Keeps pictures of another format only as long as the compositor shows them.
  private func adopt(_ format: FrameFormat) {
    former.removeAll { !$0.isHeld }
    guard pictures.contains(where: { $0.format != format }) else { return }
    former += pictures.filter(\.isHeld)
    (pictures, front, pending) = ([], nil, nil)
  }

  /// A picture that the compositor does not read, preferably the one that is shown.
  private func freePicture(_ format: FrameFormat) -> SharedPicture? {
    if let front, !front.isHeld { return front }
    if let free = pictures.first(where: { !$0.isHeld }) { return free }
    guard let picture = SharedPicture(format, protocols) else { return nil }
    pictures.append(picture)
    return picture
  }

  /// Copies what was painted on another picture meanwhile, but for the parts that are painted now.
  private func bringUpToDate(_ picture: SharedPicture, besides parts: [Extent]) {
    defer { picture.stale = [] }
    guard let front, front !== picture else { return }
    let stale = picture.stale ?? [picture.format.bounds]
    guard !stale.isEmpty else { return }
    let drawing = Drawing(on: picture.surface)
    for part in stale where !parts.contains(where: { $0.contains(part) }) {
      drawing.rectangle(part.x, part.y, part.width, part.height)
    }
    drawing.clip()
    cairo_set_operator(drawing.context, CAIRO_OPERATOR_SOURCE)
    drawing.paint(front.surface, x: 0, y: 0)
  }
}
