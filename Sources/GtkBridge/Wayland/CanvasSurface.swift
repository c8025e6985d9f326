import CGtk
import CWayland
import GioBridge

/// A surface of its own for a canvas, below that of its window, so that the canvas has exactly the pixels of the screen where the
/// scale is no whole number. GTK 3 knows whole scales only: the compositor would have to shrink a picture that is too large.
///
/// The surface is synchronized with the window's: what was painted is shown with the window's next frame.
final class CanvasSurface {
  /// Called when ``scale`` changes.
  var onScaleChange: () -> Void = {}
  /// Device pixels per logical pixel; nil while it is a whole number. Until the compositor says it, it is that which was assumed.
  private(set) var scale: Double?

  private let protocols: SurfaceProtocols
  private let window: OpaquePointer
  private var fractionalScale: WaylandObject<UInt32>?
  private var layer: Layer?
  /// The parts that have to be painted; nil for everything.
  private var pending: [Extent]?

  /// The surface and what belongs to it.
  fileprivate struct Layer {
    let surface, subsurface, viewport: OpaquePointer
    var size: (width: Double, height: Double) = (0, 0)
    var scale = 0.0
    var pictures: [SharedPicture] = []
    /// Pictures of another size that the compositor may still show.
    var former: [SharedPicture] = []
    /// The picture that is shown.
    var front: SharedPicture?
  }

  /// Takes a `GdkWindow` that is shown, and the scale that it probably has. Wraps `gdk_wayland_window_get_wl_surface`.
  init?(below window: OpaquePointer?, assuming scale: Double?, _ protocols: SurfaceProtocols) {
    guard let window = gdk_wayland_window_get_wl_surface(window),
      let object = wp_fractional_scale_manager_v1_get_fractional_scale(protocols.scales, window)
    else { return nil }
    (self.protocols, self.window, self.scale) = (protocols, window, scale)
    fractionalScale = WaylandObject(
      object, destroy: { wp_fractional_scale_v1_destroy($0) },
      listen: { wp_fractional_scale_v1_add_listener($0, Self.listener, $1) },
      onEvent: { [weak self] in self?.prefer(Double($0) / Self.denominator) })
  }

  isolated deinit { removeLayer() }

  /// fractional-scale-v1: scales are told in 120ths.
  private static let denominator = 120.0

  private static let listener = WaylandListener.permanent(
    wp_fractional_scale_v1_listener(preferred_scale: { data, _, scale in
      WaylandObject<UInt32>.deliver(scale, to: data)
    }))

  private func prefer(_ scale: Double) {
    let wanted = scale == scale.rounded() ? nil : scale
    guard wanted != self.scale else { return }
    self.scale = wanted
    invalidate()
    onScaleChange()
  }

  /// Everything has to be painted.
  func invalidate() { pending = nil }

  /// Some parts have to be painted.
  func invalidate(_ parts: [Extent]) { Self.add(parts, to: &pending) }

  /// Adds parts to a list; nil stands for everything, as do many parts.
  private static func add(_ parts: [Extent], to list: inout [Extent]?) {
    list? += parts
    if list?.count ?? 0 > mostParts { list = nil }
  }

  private static let mostParts = 64

  /// Lets `body` paint what has to be painted, and shows it with the window's next frame. The place is that of the canvas in its
  /// window.
  func paint(_ place: Extent, _ body: (Drawing, [Extent]) -> Void) {
    guard let scale, place.width > 0, place.height > 0 else { return }
    guard prepareLayer(at: place, scale), let layer else { return giveUp() }
    let all = layer.bounds
    let parts = (pending ?? [all]).compactMap { $0.outset(toPixelsOf: scale).common(with: all) }.joined
    guard !parts.isEmpty else { return }
    guard let picture = freePicture() else { return giveUp() }
    pending = []
    bringUpToDate(picture, besides: parts)
    let drawing = Drawing(on: picture.surface)
    for part in parts { drawing.rectangle(part.x, part.y, part.width, part.height) }
    drawing.clip()
    body(drawing, parts)
    show(picture, parts, on: layer.surface)
  }

  /// There is not enough memory, so the window itself shows the canvas.
  private func giveUp() {
    fractionalScale = nil
    prefer(1)
  }

  /// The window itself shows the canvas with its next frame.
  func leave() {
    guard let layer, layer.front != nil else { return }
    self.layer?.front = nil
    wl_surface_attach(layer.surface, nil, 0, 0)
    wl_surface_commit(layer.surface)
  }

  private func show(_ picture: SharedPicture, _ parts: [Extent], on surface: OpaquePointer) {
    for other in layer?.pictures ?? [] where other !== picture { Self.add(parts, to: &other.stale) }
    layer?.front = picture
    picture.attach(to: surface)
    let scale = picture.surface.scale
    for part in parts {
      // Some compositors, such as KWin 5.27, lose a row at an edge that is not on a whole logical pixel.
      let damage = part.outset(toPixelsOf: 1).outset(toPixelsOf: scale)
      wl_surface_damage_buffer(
        surface, Int32((damage.x * scale).rounded()), Int32((damage.y * scale).rounded()),
        Int32((damage.width * scale).rounded(.up)), Int32((damage.height * scale).rounded(.up)))
    }
    wl_surface_commit(surface)
  }

  /// Copies what was painted on another picture meanwhile, but for the parts that are painted now.
  private func bringUpToDate(_ picture: SharedPicture, besides parts: [Extent]) {
    defer { picture.stale = [] }
    guard let layer, let front = layer.front, front !== picture else { return }
    let stale = picture.stale ?? [layer.bounds]
    guard !stale.isEmpty else { return }
    let drawing = Drawing(on: picture.surface)
    for part in stale where !parts.contains(where: { $0.contains(part) }) {
      drawing.rectangle(part.x, part.y, part.width, part.height)
    }
    drawing.clip()
    cairo_set_operator(drawing.context, CAIRO_OPERATOR_SOURCE)
    drawing.paint(front.surface, x: 0, y: 0)
  }

  /// A picture that the compositor does not read, preferably the one that is shown.
  private func freePicture() -> SharedPicture? {
    guard let layer else { return nil }
    if let front = layer.front, !front.isUsed { return front }
    if let free = layer.pictures.first(where: { !$0.isUsed }) { return free }
    let (width, height) = layer.pixels
    guard let picture = SharedPicture(width: width, height: height, scale: layer.scale, protocols) else { return nil }
    self.layer?.pictures.append(picture)
    return picture
  }
}

extension CanvasSurface {
  /// Makes the surface, and gives it its size. Returns whether it is there.
  private func prepareLayer(at place: Extent, _ scale: Double) -> Bool {
    if layer == nil { layer = makeLayer() }
    guard var present = layer else { return false }
    wl_subsurface_set_position(present.subsurface, Int32(place.x), Int32(place.y))
    present.former.removeAll { !$0.isUsed }
    layer = present
    guard present.size != (place.width, place.height) || present.scale != scale else { return true }
    wp_viewport_set_destination(present.viewport, Int32(place.width), Int32(place.height))
    (present.size, present.scale) = ((place.width, place.height), scale)
    (present.former, present.pictures, present.front) = (present.former + present.pictures, [], nil)
    layer = present
    pending = nil
    return true
  }

  private func makeLayer() -> Layer? {
    guard let surface = wl_compositor_create_surface(protocols.compositor) else { return nil }
    guard let subsurface = wl_subcompositor_get_subsurface(protocols.subcompositor, surface, window),
      let viewport = wp_viewporter_get_viewport(protocols.viewporter, surface)
    else {
      wl_surface_destroy(surface)
      return nil
    }
    wl_subsurface_place_below(subsurface, window)
    // The window gets all input.
    let region = wl_compositor_create_region(protocols.compositor)
    wl_surface_set_input_region(surface, region)
    wl_region_destroy(region)
    return Layer(surface: surface, subsurface: subsurface, viewport: viewport)
  }

  private func removeLayer() {
    guard let layer else { return }
    wp_viewport_destroy(layer.viewport)
    wl_subsurface_destroy(layer.subsurface)
    wl_surface_destroy(layer.surface)
    self.layer = nil
  }
}

extension CanvasSurface.Layer {
  /// The size of its pictures in device pixels (fractional-scale-v1: rounded, halves away from zero).
  fileprivate var pixels: (width: Int, height: Int) {
    (max(1, Int((size.width * scale).rounded())), max(1, Int((size.height * scale).rounded())))
  }

  /// All of its pixels, in logical ones.
  fileprivate var bounds: Extent {
    Extent(x: 0, y: 0, width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }
}

nonisolated extension Extent {
  /// The smallest rectangle of whole device pixels around it.
  fileprivate func outset(toPixelsOf scale: Double) -> Extent {
    let (left, top) = ((x * scale).rounded(.down) / scale, (y * scale).rounded(.down) / scale)
    let (right, bottom) = (((x + width) * scale).rounded(.up) / scale, ((y + height) * scale).rounded(.up) / scale)
    return Extent(x: left, y: top, width: right - left, height: bottom - top)
  }

  fileprivate func contains(_ other: Extent) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }
}
