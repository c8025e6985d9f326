import CGtk
import CWayland

/// What a Wayland compositor must have so that a canvas can have a surface of its own: subsurfaces and shared memory (wayland.xml),
/// viewporter, and fractional-scale-v1.
final class SurfaceProtocols {
  let compositor, subcompositor, memory, viewporter, scales: OpaquePointer

  /// nil if the compositor does not have all of them: then it has whole scales only.
  init?(_ registry: WaylandRegistry) {
    guard registry.offers("wp_fractional_scale_manager_v1"),
      let compositor = registry.bind(quiver_compositor(), version: 4),
      let subcompositor = registry.bind(quiver_subcompositor()), let memory = registry.bind(quiver_shared_memory()),
      let viewporter = registry.bind(quiver_viewporter()), let scales = registry.bind(quiver_fractional_scale_manager())
    else { return nil }
    (self.compositor, self.subcompositor, self.memory) = (compositor, subcompositor, memory)
    (self.viewporter, self.scales) = (viewporter, scales)
  }
}
