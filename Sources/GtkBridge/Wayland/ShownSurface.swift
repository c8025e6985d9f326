import CGtk
import CWayland
import GioBridge

/// The Wayland surface of a window that is shown, and its frames. Wraps `wl_surface`, `wp_viewport` and `wp_fractional_scale_v1`.
final class ShownSurface {
  /// Whether the compositor wants no other picture yet.
  var isAwaitingFrame: Bool { frame != nil }
  /// Since when, in seconds of `MonotonicClock`.
  var awaitingFrameSince: Double? { isAwaitingFrame ? frameStart : nil }
  /// Called when it wants one.
  var onFrame: () -> Void = {}

  private let window: ObjectReference
  private let surface: OpaquePointer
  private let protocols: SurfaceProtocols
  private var fractionalScale: WaylandObject<UInt32>?
  private var viewport: OpaquePointer?
  private var frame: WaylandObject<UInt32>?
  private var frameStart = 0.0
  private var format: FrameFormat?
  private var times = FrameTimes()
  private var feedback: PresentationFeedback?

  /// Takes a `GdkWindow`, and what is called with each scale that the compositor prefers. Wraps `gdk_wayland_window_get_wl_surface`.
  init?(of window: OpaquePointer, _ protocols: SurfaceProtocols, onScale: @escaping (Double) -> Void) {
    guard let surface = gdk_wayland_window_get_wl_surface(window) else { return nil }
    (self.window, self.surface, self.protocols) = (ObjectReference(sharing: gpointer(window)), surface, protocols)
    guard let scales = protocols.fractionalScales?.scales,
      let object = wp_fractional_scale_manager_v1_get_fractional_scale(scales, surface)
    else { return }
    fractionalScale = WaylandObject(
      object, destroy: { wp_fractional_scale_v1_destroy($0) },
      listen: { wp_fractional_scale_v1_add_listener($0, Self.scaleListener, $1) },
      onEvent: { onScale(Double($0) / Self.denominator) })
  }

  isolated deinit {
    endFrame()
    if let viewport { wp_viewport_destroy(viewport) }
  }

  /// fractional-scale-v1: scales are told in 120ths.
  private static let denominator = 120.0

  private static let scaleListener = WaylandListener.permanent(
    wp_fractional_scale_v1_listener(preferred_scale: { data, _, scale in
      WaylandObject<UInt32>.deliver(scale, to: data)
    }))

  private static let frameListener = WaylandListener.permanent(
    wl_callback_listener(done: { data, _, time in WaylandObject<UInt32>.deliver(time, to: data) }))

  /// Shows a picture of which some parts have changed. No frame begins before the compositor wants one.
  func show(_ picture: SharedPicture, changed parts: [Extent]) {
    // GDK sets its own when the window comes to another monitor.
    wl_surface_set_buffer_scale(surface, picture.format.hasWholeScale ? Int32(picture.format.scale) : 1)
    if picture.format != format { describe(picture.format) }
    picture.attach(to: surface)
    for part in parts {
      let damage = part.outset(toPixelsOf: 1)
      wl_surface_damage(surface, Int32(damage.x), Int32(damage.y), Int32(damage.width), Int32(damage.height))
    }
    beginFrame()
    askForPresentation()
    wl_surface_commit(surface)
  }

  /// Tells the compositor the logical size of the pictures, and that nothing behind them is seen. A viewport has no size with -1.
  private func describe(_ format: FrameFormat) {
    self.format = format
    let isWhole = format.hasWholeScale
    if !isWhole && viewport == nil {
      viewport = protocols.fractionalScales.flatMap { wp_viewporter_get_viewport($0.viewporter, surface) }
    }
    if let viewport {
      wp_viewport_set_destination(viewport, isWhole ? -1 : Int32(format.width), isWhole ? -1 : Int32(format.height))
    }
    guard let region = wl_compositor_create_region(protocols.compositor) else { return }
    if format.isOpaque { wl_region_add(region, 0, 0, Int32(format.width), Int32(format.height)) }
    wl_surface_set_opaque_region(surface, region)
    wl_region_destroy(region)
  }

  /// The time of a frame that begins now, in seconds of `MonotonicClock`.
  func frameTime() -> Double { times.time(at: MonotonicClock.now) }

  /// Learns when the frame is on the screen, unless an earlier one is not yet.
  private func askForPresentation() {
    guard feedback == nil, let presentation = protocols.presentation, presentation.isMonotonic else { return }
    feedback = PresentationFeedback(of: surface, presentation.proxy) { [weak self] shown in
      self?.feedback = nil
      if let shown { self?.times.add(shown) }
    }
  }

  /// Wraps `wl_surface_frame` and `gdk_window_freeze_toplevel_updates_libgtk_only`, which stops the frame clock.
  private func beginFrame() {
    guard frame == nil, let callback = wl_surface_frame(surface) else { return }
    quiver_stop_frame_clock(OpaquePointer(window.pointer))
    frameStart = MonotonicClock.now
    frame = WaylandObject(
      callback, destroy: { wl_callback_destroy($0) }, listen: { wl_callback_add_listener($0, Self.frameListener, $1) },
      onEvent: { [weak self] _ in
        self?.endFrame()
        self?.onFrame()
      })
  }

  /// Wraps `gdk_window_thaw_toplevel_updates_libgtk_only`, which always asks for another frame; that one ends without a picture if
  /// nothing has changed.
  private func endFrame() {
    guard frame != nil else { return }
    frame = nil
    let window = OpaquePointer(window.pointer)
    if !Bool(gdk_window_is_destroyed(window)) { quiver_continue_frame_clock(window) }
  }
}
