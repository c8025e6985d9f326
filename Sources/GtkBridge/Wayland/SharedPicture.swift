import CGtk
import CWayland
import Posix

/// A picture in memory that a Wayland compositor shows. Wraps `wl_buffer`.
final class SharedPicture {
  let format: FrameFormat
  let surface: Surface
  /// The parts that were painted on another picture meanwhile; nil for everything.
  var stale: [Extent]?
  /// Whether the compositor may still read it.
  private(set) var isHeld = false

  private let memory: SharedMemory
  private var buffer: WaylandObject<Void>?

  /// It is black or transparent at first; nil if there is not enough memory.
  init?(_ format: FrameFormat, _ protocols: SurfaceProtocols) {
    let (width, height) = (format.pixelWidth, format.pixelHeight)
    let stride = width * 4
    guard let memory = SharedMemory(count: stride * height),
      let image = cairo_image_surface_create_for_data(
        memory.start.assumingMemoryBound(to: UInt8.self), format.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
        Int32(width), Int32(height), Int32(stride)),
      cairo_surface_status(image) == CAIRO_STATUS_SUCCESS,
      let pool = wl_shm_create_pool(protocols.memory, memory.file.descriptor, Int32(memory.count))
    else { return nil }
    defer { wl_shm_pool_destroy(pool) }
    (self.memory, self.format) = (memory, format)
    surface = Surface(owning: image, width: width, height: height, scale: format.scale)
    let code = (format.isOpaque ? WL_SHM_FORMAT_XRGB8888 : WL_SHM_FORMAT_ARGB8888).rawValue
    let proxy = wl_shm_pool_create_buffer(pool, 0, Int32(width), Int32(height), Int32(stride), code)
    guard let proxy else { return nil }
    buffer = WaylandObject(
      proxy, destroy: { wl_buffer_destroy($0) }, listen: { wl_buffer_add_listener($0, Self.listener, $1) },
      onEvent: { [weak self] in self?.isHeld = false })
  }

  /// Shows it on a surface with the next commit. Wraps `wl_surface_attach`.
  func attach(to surface: OpaquePointer) {
    cairo_surface_flush(self.surface.pointer)
    isHeld = true
    wl_surface_attach(surface, buffer?.proxy, 0, 0)
  }

  private static let listener = WaylandListener.permanent(
    wl_buffer_listener(release: { data, _ in WaylandObject<Void>.deliver((), to: data) }))
}
