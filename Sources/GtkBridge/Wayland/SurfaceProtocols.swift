import CGtk
import CWayland

/// What a Wayland compositor must have so that Quiver paints into pictures of its own: regions and shared memory (wayland.xml).
final class SurfaceProtocols {
  let compositor, memory: OpaquePointer
  /// presentation-time; nil if the compositor does not tell when a frame is shown.
  let presentation: Presentation?
  /// viewporter and fractional-scale-v1; nil if the compositor has whole scales only.
  let fractionalScales: (viewporter: OpaquePointer, scales: OpaquePointer)?

  init?(_ registry: WaylandRegistry) {
    guard let compositor = registry.bind(quiver_compositor()),
      let memory = registry.bind(quiver_shared_memory())
    else { return nil }
    (self.compositor, self.memory) = (compositor, memory)
    presentation = Presentation(registry)
    guard registry.offers("wp_fractional_scale_manager_v1"), let viewporter = registry.bind(quiver_viewporter()),
      let scales = registry.bind(quiver_fractional_scale_manager())
    else {
      fractionalScales = nil
      return
    }
    fractionalScales = (viewporter, scales)
  }
}
